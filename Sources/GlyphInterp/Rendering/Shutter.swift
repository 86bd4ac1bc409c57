/// A film camera's shutter: how long it is open for a frame, as an angle of its turning disc.
///
/// 180° is open for half of the time between two frames, 360° for all of it.
public struct Shutter: Hashable, Sendable {
  /// The angle in degrees, 0…360; 0 is open for an instant: no blur.
  public let angle: Double
  /// How many instants stand for the time that it is open.
  public let exposureCount: Int

  /// Makes a shutter.
  ///
  /// - Parameters:
  ///   - angle: in degrees; clamped to 0…360, not a number counts as 0.
  ///   - exposureCount: how many instants stand for the time that it is open; clamped to 1…256.
  public init(angle: Double, exposureCount: Int = 16) {
    self.angle = angle > 0 ? min(360, angle) : 0
    self.exposureCount = min(256, max(1, exposureCount))
  }

  /// The instants, in seconds, whose mean a frame shows: evenly over the time for which the shutter is open, which ends
  /// at the frame's own instant.
  ///
  /// The first frame of a motion so shows the old state alone. The last one shows a little of the way; where it is held,
  /// ask for its own instant instead.
  public func exposures(endingAt time: Double, rate: FrameRate) -> [Double] {
    guard angle > 0, exposureCount > 1 else { return [time] }
    let open = angle / 360 / rate.framesPerSecond
    return (0..<exposureCount).map { exposure in
      time - open * (1 - Double(exposure + 1) / Double(exposureCount))
    }
  }
}
