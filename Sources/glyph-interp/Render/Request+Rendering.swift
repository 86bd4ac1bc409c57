import GlyphInterp
import GlyphInterpExport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Request {
  /// How scenes become pixels.
  var renderOptions: RenderOptions {
    RenderOptions(blendSpace: blendSpace, background: background?.color)
  }

  /// How many frames are drawn at once.
  var workerCount: Int {
    threadCount ?? max(1, min(Int(Limits.threads.range.upperBound), sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// What becomes of alpha in formats that have none, or one bit of it.
  var flattening: Flattening {
    switch matte {
    case .color(let color): .matte(color.color)
    case .hardEdges: .threshold
    // A background is in the pictures already; what still shines through it is the white of paper.
    case nil: .ground(.white)
    }
  }

  /// Whether nothing opaque lies under the letters.
  var isTransparent: Bool { background.map { $0.color.alpha < 1 } ?? true }
}
