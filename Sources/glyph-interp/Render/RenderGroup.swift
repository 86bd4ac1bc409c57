import GlyphInterp
import GlyphInterpExport

/// Outputs of one frame rate, which share a rendering.
struct RenderGroup {
  /// The outputs.
  let writers: [OutputWriter]
  /// The frames; `nil` for stills.
  let schedule: FrameSchedule?

  /// Sorts outputs by the frame rate that they can hold.
  static func groups(
    of writers: [OutputWriter], timeline: Timeline, request: Request
  ) throws(CommandError) -> [RenderGroup] {
    guard request.stillCount == 0 else { return [RenderGroup(writers: writers, schedule: nil)] }
    var groups: [(rate: FrameRate, writers: [OutputWriter])] = []
    for writer in writers {
      let rate = writer.output.format == .gif ? GIFEncoder.rate(for: request.frameRate) : request.frameRate
      if let index = groups.firstIndex(where: { $0.rate == rate }) {
        groups[index].writers.append(writer)
      } else {
        groups.append((rate, [writer]))
      }
    }
    var result: [RenderGroup] = []
    for group in groups {
      result.append(
        RenderGroup(writers: group.writers, schedule: try schedule(of: timeline, rate: group.rate, request: request)))
    }
    return result
  }

  private static func schedule(
    of timeline: Timeline, rate: FrameRate, request: Request
  ) throws(CommandError) -> FrameSchedule {
    do throws(AnimationError) {
      return try FrameSchedule(timeline, rate: rate, loops: request.playCount == 0)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Says where files of an earlier, longer sequence follow those of this one: whoever reads the folder takes them too.
  var olderFrames: [TransitionNotice] {
    guard let schedule else { return [] }
    return writers.compactMap { writer in
      guard let pattern = writer.output.pattern(at: writer.output.path) else { return nil }
      let next = pattern.path(schedule.frames.count)
      guard RegularFile.exists(at: next) else { return nil }
      return TransitionNotice(
        code: .olderFrames, message: "\(next): this file, and any after it, is left from a longer sequence")
    }
  }
}
