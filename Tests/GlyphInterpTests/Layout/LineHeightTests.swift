import TestSupport
import Testing

@testable import GlyphInterp

/// How high lines are, with several faces and on the way.
@Suite struct LineHeightTests {
  private func style(_ font: String, size: Double = 100, weight: Double? = nil, fallback: String) throws -> TextStyle {
    var style = try Plans.style(font, size: size, weight: weight)
    style.fallbacks = [try FontFace(path: Fixtures.path(fallback))]
    style.usesSystemFallback = false
    return style
  }

  /// How far two lines of one letter each are apart.
  private func step(_ text: String, _ style: TextStyle) throws -> Double {
    try #require(SetText(text, style: style).track.resting).baselines[1]
  }

  @Test func `A line that is all in another face has room for the font that was asked for, too`() throws {
    // GlyphInterp Sans reaches 0.968 em up and 0.242 down, the other 0.9 and 0.25.
    let sans = try style("GlyphInterpSans.ttf", fallback: "GlyphInterpTest.ttf")
    #expect(abs(try step("ש\nש", sans) - (96.8 + 25)) < 1e-9)
    #expect(abs(try step("a\na", sans) - (96.8 + 24.2)) < 1e-9)
    #expect(abs(try step("a\nש", sans) - (96.8 + 24.2)) < 1e-9)
    #expect(abs(try step("ש\na", sans) - (96.8 + 25)) < 1e-9)
    let test = try style("Twin-wght.ttf", fallback: "GlyphInterpSans.ttf")
    #expect(abs(try step("B\nB", test) - (96.8 + 25)) < 1e-9)
  }

  @Test func `The font that was asked for keeps its room on the way, by its own weight`() throws {
    // Lines of the variable font are 1.08, 1.15 and 1.27 em high at its three masters; 1.15 in the other.
    let thin = try style("Twin-mvar.ttf", size: 200, weight: 100, fallback: "GlyphInterpTest.ttf")
    let plan = try Plans.linear("ש\nש", from: thin, to: thin.weight(.black))
    var last: Double?
    for place in 0...64 {
      let scene = plan.scene(at: Double(place) / 64)
      let first = try #require(scene.origin(ofCluster: 0)).y
      let second = try #require(scene.origin(ofCluster: 1)).y
      // From 230 px to 254, without a jump.
      if place == 0 { #expect(second - first >= 230) }
      if let last { #expect(second - first >= last - 1e-9 && second - first < last + 1.5) }
      last = second - first
    }
    #expect(last == 254)
    let rest = try Plans.linear("ש\nש", from: thin.weight(.black), to: thin.weight(.black)).scene(at: 0)
    #expect(plan.scene(at: 1).placements.map(\.transform) == rest.placements.map(\.transform))
  }

  @Test func `An empty line between others is as high as its own text's at both ends`() throws {
    // Lines are 1.15 em high: both sizes have their baselines on whole pixels.
    let small = try Plans.style(size: 100)
    let large = try Plans.style(size: 200)
    let plan = try Plans.linear("H\n\nH", from: small, to: large)
    let ends = [0.0, 1].map { time in plan.scene(at: time).placements.map(\.origin.y) }
    #expect(ends == [[0, 230], [0, 460]])
  }
}
