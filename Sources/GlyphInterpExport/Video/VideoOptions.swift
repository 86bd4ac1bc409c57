public import GlyphInterp

/// What can be chosen about a video.
public struct VideoOptions: Hashable, Sendable {
  /// What is under the frames where the format has no alpha; its own alpha does not count.
  public var ground: Color
  /// 0 (smallest) … 100 (best); `nil` for a quality at which losses are hard to see.
  public var quality: Int?
  /// The program that encodes: a path, or a name that is looked up in `PATH`.
  public var program: String

  /// Makes options.
  public init(ground: Color = .white, quality: Int? = nil, program: String = "ffmpeg") {
    self.ground = ground
    self.quality = quality
    self.program = program
  }
}
