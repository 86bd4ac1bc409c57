import GlyphInterp

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
}
