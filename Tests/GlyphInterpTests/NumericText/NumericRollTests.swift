import GlyphInterp
import Testing

struct NumericRollTests {
  /// Milliseconds after the onset → the fade spring, then scale, offset and blur of the arriving glyph in cap heights, and
  /// the move spring (semantics 5).
  static let table: [(time: Double, fade: Double, scale: Double, offset: Double, blur: Double, move: Double)] = [
    (0, 0, 0.39844, 0.59375, 0.09961, 0),
    (33.333, 0.12805, 0.47547, 0.53036, 0.10365, 0.10677),
    (66.667, 0.35098, 0.60958, 0.39094, 0.09891, 0.34158),
    (100, 0.55410, 0.73176, 0.23558, 0.08157, 0.60324),
    (150, 0.76699, 0.85983, 0.04834, 0.05009, 0.91858),
    (200, 0.88572, 0.93126, -0.04991, 0.02661, 1.08405),
    (250, 0.94621, 0.96764, -0.07309, 0.01301, 1.12309),
    (300, 0.97540, 0.98520, -0.05544, 0.00606, 1.09338),
    (400, 0.99516, 0.99709, -0.00466, 0.00121, 1.00786),
    (500, 0.99910, 0.99946, 0.00897, 0.00023, 0.98489),
  ]

  @Test(arguments: table)
  func `the arriving glyph stands where the table says`(
    row: (time: Double, fade: Double, scale: Double, offset: Double, blur: Double, move: Double)
  ) {
    let down = NumericRoll(at: row.time / 1000, countsDown: true).arriving
    let up = NumericRoll(at: row.time / 1000, countsDown: false).arriving
    #expect(abs(down.alpha - row.fade) < 1e-5)
    #expect(abs(down.scale - row.scale) < 1e-5)
    #expect(abs(down.offset - row.offset) < 1e-5)
    #expect(abs(up.offset + row.offset) < 1e-5)
    #expect(abs(down.blur - row.blur) < 1e-5)
    #expect(abs(NumericRoll.moveSpring.value(target: 1.0, time: row.time / 1000) - row.move) < 1e-5)
  }

  @Test func `the offset overshoots by 12.3 % at 246 ms`() {
    let samples = (0...1000).map { NumericRoll.moveSpring.value(target: 1.0, time: Double($0) / 1000) }
    let peak = samples.enumerated().max { $0.element < $1.element }
    #expect(peak?.offset == 246)
    #expect(abs((peak?.element ?? 0) - 1.123) < 0.005)
  }

  @Test func `the two glyphs of a column add up to one`() {
    for step in 0...100 {
      let roll = NumericRoll(at: Double(step) / 100, countsDown: false)
      #expect(abs(roll.arriving.alpha + roll.departing.alpha - 1) < 1e-12)
    }
  }
}
