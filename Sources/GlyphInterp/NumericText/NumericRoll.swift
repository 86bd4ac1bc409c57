/// How the glyphs of a changed column stand while they roll, measured in cap heights.
///
/// Source: semantics 5, measured on SwiftUI's `numericText`.
public struct NumericRoll: Hashable, Sendable {
  /// One glyph of a rolling column.
  public struct Form: Hashable, Sendable {
    /// Its alpha, 0…1.
    public var alpha: Double
    /// Its scale about the middle of advance × cap height.
    public var scale: Double
    /// How far it stands below its place, in cap heights; negative above.
    public var offset: Double
    /// The standard deviation of its blur, in cap heights.
    public var blur: Double

    /// A glyph in its place, wholly seen.
    static let resting = Form(alpha: 1, scale: 1, offset: 0, blur: 0)
    /// A glyph that is not seen.
    static let absent = Form(alpha: 0, scale: 1, offset: 0, blur: 0)

    /// The form of a glyph that is on two ways at once: one in which it comes, one in which it goes.
    func combined(with other: Form) -> Form {
      Form(
        alpha: alpha * other.alpha, scale: scale * other.scale, offset: offset + other.offset,
        blur: (blur * blur + other.blur * other.blur).squareRoot())
    }
  }

  /// The glyph that comes.
  public let arriving: Form
  /// The glyph that goes.
  public let departing: Form

  /// The spring of alpha, scale and blur.
  public static let fadeSpring = Spring(mass: 1, stiffness: 344, damping: 37)
  /// The spring of the offset; it overshoots by 12.3 %.
  public static let moveSpring = Spring(mass: 2, stiffness: 470, damping: 34)
  /// Seconds from the onset of the first changed column to that of the last.
  public static let stagger = 0.15

  private static let smallestScale = 0.3984375
  private static let reach = 0.59375
  private static let largestBlur = 0.25

  /// Seconds from a column's onset until its new glyph counts as there: the first at which the spring of its alpha is at
  /// 0.99 or more.
  static let logicalDuration = 0.358

  /// The forms at a time after the column's onset.
  ///
  /// - Parameters:
  ///   - time: seconds; before 0 the old glyph is at rest.
  ///   - countsDown: whether the new glyph comes from below; else it comes from above.
  public init(at time: Double, countsDown: Bool) {
    let elapsed = max(0, time)
    self.init(
      fade: NumericRoll.fadeSpring.value(target: 1.0, time: elapsed),
      move: NumericRoll.moveSpring.value(target: 1.0, time: elapsed), countsDown: countsDown)
  }

  /// The forms at given progresses of both springs.
  public init(fade: Double, move: Double, countsDown: Bool) {
    let side: Double = countsDown ? 1 : -1
    let growth = 1 - NumericRoll.smallestScale
    let arrivingScale = NumericRoll.smallestScale + growth * fade
    let departingScale = 1 - growth * fade
    arriving = Form(
      alpha: min(1, max(0, fade)), scale: arrivingScale, offset: side * NumericRoll.reach * (1 - move),
      blur: max(0, NumericRoll.largestBlur * (1 - fade) * arrivingScale))
    departing = Form(
      alpha: min(1, max(0, 1 - fade)), scale: departingScale, offset: -side * NumericRoll.reach * move,
      blur: max(0, NumericRoll.largestBlur * fade * departingScale))
  }

  /// Seconds from a column's onset to its rest, for a cap height in pixels (the rest rule of semantics 4).
  public static func duration(capHeight: Double) -> Double {
    // Alpha counts as four pixels: a 255th of it is then about 1/64.
    let fade = fadeSpring.restDuration(displacement: max(4, capHeight))
    return max(fade, moveSpring.restDuration(displacement: max(4, reach * capHeight)))
  }
}
