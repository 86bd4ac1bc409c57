import GlyphInterp
import Testing

@Suite("The way from one colour to another")
struct ColorMixingTests {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let lime = Color(red: 0, green: 1, blue: 0)
  static let glassBlue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)

  /// Half-way colours as coloraide 4 gives them (premultiplied; clipped per channel in linear sRGB).
  static let middles: [(mixing: ColorMixing, new: Color, middle: [Double])] = [
    (.oklab, lime, [0.81630, 0.66036, 0.00177, 1]), (.oklch, lime, [0.97468, 0.58306, 0, 1]),
    (.srgb, lime, [0.5, 0.5, 0, 1]), (.linear, lime, [0.73536, 0.73536, 0, 1]),
    (.oklab, glassBlue, [0.70118, 0.31007, 0.50198, 0.75]), (.oklch, glassBlue, [0.76147, 0, 0.78846, 0.75]),
    (.srgb, glassBlue, [0.66667, 0, 0.33333, 0.75]), (.linear, glassBlue, [0.83601, 0, 0.61250, 0.75]),
  ]

  @Test("case 86: half-way from red is what another program says, alpha premultiplied", arguments: middles)
  func middle(mixing: ColorMixing, new: Color, middle: [Double]) {
    let color = Self.red.interpolated(to: new, at: 0.5, in: mixing)
    for (channel, expected) in zip([color.red, color.green, color.blue, color.alpha], middle) {
      #expect(abs(channel - expected) < 0.0005)
    }
  }

  @Test("case 86: from red to green the default mixture does not darken as encoded sRGB does")
  func noMud() {
    func darkest(_ mixing: ColorMixing) -> Double {
      (0...20).map {
        OklabColor(Self.red.interpolated(to: Self.lime, at: Double($0) / 20, in: mixing)).lightness
      }.min() ?? 0
    }
    // The ends have lightness 0.628 and 0.866.
    #expect(darkest(.oklab) > 0.627)
    #expect(darkest(.srgb) < 0.58)
  }

  @Test("the ends are the colours themselves, in every space", arguments: ColorMixing.allCases)
  func ends(mixing: ColorMixing) {
    #expect(Self.red.interpolated(to: Self.glassBlue, at: 0, in: mixing) == Self.red)
    #expect(Self.red.interpolated(to: Self.glassBlue, at: 1.2, in: mixing) == Self.glassBlue)
  }
}
