public import GlyphInterp

/// What an encoder has to know of an animation before its first frame.
public struct FrameSequence: Hashable, Sendable {
  /// Pixels in a row of every frame.
  public var width: Int
  /// Rows of every frame.
  public var height: Int
  /// How long a step is: a frame is shown for a whole number of steps of 1 / rate seconds.
  public var rate: FrameRate
  /// How many different frames there are.
  public var frameCount: Int
  /// The sum of the steps of all frames: the number of frames in a video.
  public var stepCount: Int
  /// How often the animation is played; 0 for ever.
  public var playCount: Int

  /// Describes an animation.
  public init(
    width: Int, height: Int, rate: FrameRate, frameCount: Int, stepCount: Int, playCount: Int = 0
  ) {
    self.width = width
    self.height = height
    self.rate = rate
    self.frameCount = frameCount
    self.stepCount = stepCount
    self.playCount = playCount
  }
}
