/// Frames per second, as an exact fraction.
///
/// Frame k shows the instant k / rate. A length of d seconds has round(d · rate) + 1 frames: the
/// first shows exactly the start, the last exactly the end, and the last belongs to the hold, so
/// that motion takes d.
public struct FrameRate: Hashable, Sendable {
  /// Frames in `denominator` seconds; in lowest terms.
  public let numerator: Int
  /// Seconds in which `numerator` frames pass; in lowest terms.
  public let denominator: Int

  /// The highest rate, in frames per second.
  public static let limit = 1_000
  /// The most frames that a length can have.
  public static let frameLimit = 1_000_000

  /// 24 frames per second, of film.
  public static let film = FrameRate(unchecked: 24, 1)
  /// 25 frames per second, of European television.
  public static let pal = FrameRate(unchecked: 25, 1)
  /// 30000/1001 frames per second, of American television (SMPTE 170M).
  public static let ntsc = FrameRate(unchecked: 30_000, 1_001)
  /// 60 frames per second.
  public static let standard = FrameRate(unchecked: 60, 1)

  private init(unchecked numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a rate from a fraction, which is reduced.
  ///
  /// - Throws: ``AnimationError/invalidFrameRate(_:limit:)`` for a rate that is not above 0 and at
  ///   most 1 000.
  public init(_ numerator: Int, _ denominator: Int = 1) throws(AnimationError) {
    guard numerator > 0, denominator > 0,
      numerator / denominator < Self.limit
        || (numerator / denominator == Self.limit && numerator % denominator == 0)
    else {
      let text = denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
      throw .invalidFrameRate(text, limit: Self.limit)
    }
    let divisor = numerator.commonDivisor(with: denominator)
    self.init(unchecked: numerator / divisor, denominator / divisor)
  }

  /// The rate as a number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// The instant in seconds that a frame shows.
  public func time(ofFrame index: Int) -> Double {
    Double(index) * Double(denominator) / Double(numerator)
  }

  /// The number of frame steps in a length of seconds: round(length · rate), halves up.
  ///
  /// Clamped to 0…``frameLimit``; NaN counts as 0.
  public func frames(in seconds: Double) -> Int {
    // A product that misses a half by rounding alone (0.29 · 50) counts as the half it stands for.
    let steps = (seconds * Double(numerator) / Double(denominator) + 1e-9).rounded()
    return steps > 0 ? Int(min(steps, Double(Self.frameLimit))) : 0
  }

  /// The number of frames of a motion of some seconds, both ends included: round(d · rate) + 1.
  public func frameCount(lasting seconds: Double) -> Int {
    frames(in: seconds) + 1
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a number, `60`, or a fraction, `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
