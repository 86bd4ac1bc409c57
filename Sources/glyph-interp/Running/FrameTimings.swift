import GlyphInterp
import Synchronization

/// How long the stages of all frames took together, on all workers, for `--timings`.
final class FrameTimings: Sendable {
  private let durations = Mutex<[FrameStage: Duration]>([:])

  /// Adds the time of one stage of one frame.
  func add(_ stage: FrameStage, _ duration: Duration) {
    durations.withLock { $0[stage, default: .zero] += duration }
  }

  /// The stages that took place, each with its time.
  var stages: [(name: String, duration: Duration)] {
    durations.withLock { durations in
      FrameStage.allCases.compactMap { stage in durations[stage].map { (Self.name(of: stage), $0) } }
    }
  }

  private static func name(of stage: FrameStage) -> String {
    switch stage {
    case .scene: "scenes"
    case .pixels: "pixels"
    case .finish: "compression"
    case .delivery: "delivery"
    }
  }
}
