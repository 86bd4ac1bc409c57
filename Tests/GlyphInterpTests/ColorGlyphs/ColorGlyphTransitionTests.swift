import TestSupport
import Testing

@testable import GlyphInterp

/// Colour glyphs on their way (semantics 3.14): they move, scale and fade, and nothing else.
struct ColorGlyphTransitionTests {
  private func style(_ font: String, size: Double = 64, weight: Double? = nil) throws -> TextStyle {
    try Plans.style(font, size: size, weight: weight)
  }

  @Test func `a pair of the same picture scales`() throws {
    let plan = try Plans.linear("🚀", from: try style("Twin-cbdt.ttf"), to: try style("Twin-cbdt.ttf", size: 128))
    // The strike of 64 pixels per em.
    for (time, scale) in [(0.0, 1.0), (0.5, 1.5), (1, 2)] {
      let scene = plan.scene(at: time)
      #expect(scene.pictures.count == 1)
      #expect(scene.pictures[0].transform.a == scale)
      #expect(scene.pictures[0].opacity == 1)
    }
  }

  @Test func `a pair of different colour glyphs is a cross-fade that stays opaque`() throws {
    let plan = try Plans.linear("❤", "🚀", from: try style("Twin-cbdt.ttf"), to: try style("Twin-cbdt.ttf"))
    let group = try #require(plan.scene(at: 0.25).items.first?.group)
    #expect(group.items.count == 2)
    #expect(group.items.compactMap { $0.group?.blend } == [.plusLighter, .plusLighter])
    #expect(group.items.compactMap { $0.group?.opacity } == [191.0 / 255, 64.0 / 255])
  }

  @Test func `a colour glyph and a letter cross-fade in one group`() throws {
    let plan = try Plans.linear("a", "H", from: try style(ColorScenes.layers), to: try style(ColorScenes.layers))
    let group = try #require(plan.scene(at: 0.5).items.first?.group)
    #expect(group.items.count == 2)
    #expect(group.items[0].shape?.paint == .solid(.black))
    #expect(group.items[1].group?.items.count == 3)
  }

  @Test func `a colour glyph that leaves fades as a whole`() throws {
    let plan = try Plans.linear("HaH", "a", from: try style(ColorScenes.layers), to: try style(ColorScenes.layers))
    // Removed clusters go from 1 to 0 over progress 0…0.45.
    let groups = plan.scene(at: 0.225).items.compactMap(\.group)
    #expect(groups.count == 2)
    for group in groups {
      #expect(abs(group.opacity - 0.5) < 1e-9)
      #expect(group.items.count == 3)
    }
  }

  @Test(arguments: ["Twin-colr0.ttf", "Twin-colr1.ttf", "Twin-cbdt.ttf", "Twin-sbix.ttf"])
  func `the ends are the static drawing`(_ font: String) throws {
    let (old, new) = font.hasPrefix("Twin-colr") ? ("Hel", "lo") : ("❤👩", "👩🚀")
    let style = try style(font)
    let plan = try Plans.linear(old, new, from: style, to: style)
    let first = try Plans.linear(old, from: style, to: style).scene(at: 0)
    let last = try Plans.linear(new, from: style, to: style).scene(at: 0)
    #expect(try drawn(plan.scene(at: 0)) == drawn(first))
    #expect(try drawn(plan.scene(at: 1)) == drawn(last))
  }

  @Test func `progress beyond the ends carries paints on`() throws {
    let from = try Plans.style(ColorScenes.paints, size: 1000, weight: 400)
    let to = try Plans.style(ColorScenes.paints, size: 1000, weight: 900)
    let plan = try TransitionPlan(
      from: StyledText("E", style: from, paragraph: ParagraphStyle(alignment: .leading)),
      to: StyledText("E", style: to, paragraph: ParagraphStyle(alignment: .leading)),
      options: TransitionOptions(animation: .bouncy))
    let ways = (0...200).compactMap { step in
      plan.scene(at: plan.duration * Double(step) / 200).placements.first?.origin.x
    }
    let farthest = try #require(ways.max())
    // The star moves by 150 in all; the spring overshoots by 4 %, less than the 5 % of the axis that are allowed.
    #expect(farthest > 153 && farthest < 158)
  }

  @Test func `digits with colours roll with blur and opacity as a whole`() throws {
    var options = TransitionOptions()
    options.transition = .numericText()
    let style = try style(ColorScenes.layers)
    let plan = try Plans.linear("H", "e", from: style, to: style, options: options)
    let group = try #require(plan.scene(at: 0.1).items.first?.group)
    #expect(group.items.count == 2)
    #expect(group.items.allSatisfy { ($0.group?.blur ?? 0) > 0 && $0.group?.blend == .plusLighter })
  }

  private func drawn(_ scene: Scene) throws -> [UInt8] {
    try scene.drawn(width: 240, height: 120, transform: .translation(x: 10, y: 80)).pixels
  }
}
