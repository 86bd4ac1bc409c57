import TestSupport
import Testing

@testable import GlyphInterp

struct StyleTests {
  @Test func `case 55 and 59: an axis that an end does not name stands at the font's default there`() throws {
    let plan = try Plans.linear(
      "H", from: Plans.style("Twin-two-axes.ttf", axes: [.weight: 900]),
      to: Plans.style("Twin-two-axes.ttf", axes: [.width: 75]))
    let scene = plan.scene(at: 0.5)
    #expect(scene.runs[0].location == [.weight: 650, .width: 87.5])
    #expect(plan.scene(at: 0).runs[0].location == [.weight: 900, .width: 100])
    #expect(plan.scene(at: 1).runs[0].location == [.weight: 400, .width: 75])
  }

  @Test func `case 56 and 68: an unknown axis and one out of range are notices`() throws {
    let wrong = try #require(OpenTypeTag("wgth"))
    let plan = try Plans.linear(
      "H", from: Plans.style(axes: [wrong: 300]), to: Plans.style(axes: [.weight: 1200]))
    #expect(plan.notices.map(\.code) == [.unknownAxis, .clampedAxis])
    #expect(plan.notices[0].message.contains("did you mean 'wght'?"))
    #expect(plan.scene(at: 1).runs[0].location == [.weight: 900])
  }

  @Test func `a feature that is turned on and is not there is a notice`() throws {
    var style = try Plans.style()
    style.features = try ["zero", "liga", "kern"].map { FontFeature(tag: try #require(OpenTypeTag($0)), value: 1) }
    style.features.append(FontFeature(tag: try #require(OpenTypeTag("ss01")), value: 0))
    let plan = try Plans.linear("H", from: style, to: style)
    #expect(plan.notices.map(\.code) == [.unknownFeature])
    #expect(plan.notices[0].message == "'Twin-wght.ttf': feature 'zero' does not exist")
  }

  @Test func `a font that draws nothing for a letter is a notice, for white space it is none`() throws {
    var bytes = try Fixtures.bytes("Twin-wght.ttf")
    let directory = ByteReader(bytes)
    let record = try #require((0..<20).map { 12 + 16 * $0 }.first { directory.uint32($0) == 0x6C6F_6361 })
    let start = try #require(directory.uint32(record + 8))
    // Offsets that are all the same: every outline is empty.
    for place in start..<start + (try #require(directory.uint32(record + 12))) { bytes[place] = 0 }
    let style = TextStyle(font: try FontFace(bytes: bytes, name: "empty.ttf"), size: 20)
    func notices(_ text: String) throws -> [TransitionNotice] {
      try TransitionPlan(from: StyledText(text, style: style), to: StyledText("", style: style)).notices
    }
    #expect(try notices(" H l").map(\.description) == ["'empty.ttf': it draws nothing for 'H'"])
    #expect(try notices(" ").isEmpty)
    #expect(try Plans.linear(" H", from: try Plans.style(), to: try Plans.style()).notices.isEmpty)
  }

  @Test func `ten axes move smoothly at once; of twelve, two move in steps, and a notice says so`() throws {
    let font = "Twin-twelve-axes.ttf"
    let start = try Plans.style(font)
    func width(_ plan: TransitionPlan, at time: Double) -> Double { plan.scene(at: time).layoutBox.width / 0.2 }
    for count in [10, 12] {
      let tags = (1...count).compactMap { OpenTypeTag($0 < 10 ? "AX0\($0)" : "AX\($0)") }
      let end = try Plans.style(font, axes: Dictionary(uniqueKeysWithValues: tags.map { ($0, 100) }))
      let plan = try Plans.linear("l", from: start, to: end)
      let still = width(plan, at: 0)
      #expect(abs(still - 238) < 1e-9)
      // Each axis makes the letter 20 units wider.
      #expect(abs(width(plan, at: 1) - still - 20 * Double(count)) < 1e-9)
      #expect(plan.notices.map(\.code) == (count == 10 ? [] : [.manyAxes]))
      // Ten axes are exact on the way; of twelve the last two stand at their middle.
      let steps = count == 10 ? 0 : 2 * 20 * 0.25
      #expect(abs(width(plan, at: 0.25) - still - 20 * Double(count) * 0.25 - steps) < 1e-9)
    }
  }

  @Test func `case 60: the optical size follows the size unless it is named or off`() throws {
    let font = "Twin-opsz.ttf"
    let small = try Plans.style(font, size: 12)
    let large = try Plans.style(font, size: 96)
    let following = try Plans.linear("H", from: small, to: large)
    #expect(following.scene(at: 0.5).runs[0].location[.opticalSize] == 54)
    var named = large
    named.axes[.opticalSize] = 20
    #expect(try Plans.linear("H", from: named, to: named).scene(at: 0).runs[0].location[.opticalSize] == 20)
    var off = large
    off.opticalSizing = .none
    #expect(try Plans.linear("H", from: off, to: off).scene(at: 0).runs[0].location[.opticalSize] == 14)
  }

  @Test func `case 21: a change of colour alone does not split shaping`() throws {
    let style = try Plans.style()
    var red = style
    red.color = Color(red: 1, green: 0, blue: 0)
    let text = StyledText(pieces: [("A", style), ("V", red), ("A", style)])
    let plan = try TransitionPlan(from: text, to: text)
    let plain = try Plans.linear("AVA", from: style, to: style)
    #expect(plan.scene(at: 0).gaps == plain.scene(at: 0).gaps)
    #expect(plan.scene(at: 0).items.count == 3)
  }

  @Test func `case 9: a pair of one style is a pure translation`() throws {
    let style = try Plans.style()
    let plan = try Plans.linear("lo", "olo", from: style, to: style)
    let outline = plan.scene(at: 0).outlines.map(\.path)
    for step in 0...10 {
      #expect(plan.scene(at: Double(step) / 10).outlines.allSatisfy { outline.contains($0.path) })
    }
  }

  @Test func `tracking stands between letters, not behind the last, and turns ligatures off`() throws {
    let plain = try Plans.style()
    var tracked = plain
    tracked.tracking = 100
    let rest = try Plans.linear("fi", from: tracked, to: tracked)
    let untracked = try Plans.linear("fi", from: plain, to: plain)
    #expect(untracked.scene(at: 0).placements.count == 1)
    #expect(rest.scene(at: 0).placements.count == 2)
    var spaced = plain
    spaced.tracking = 50
    let lo = try Plans.linear("lo", from: spaced, to: spaced).scene(at: 0)
    // l 238 + 50 thousandths, o 563 without any.
    #expect(lo.gaps.isClose(to: [57.6]))
    #expect(abs(lo.layoutBox.width - 0.2 * (238 + 50 + 563)) < 1e-9)
  }

  @Test func `baselines at rest stand on whole device pixels, and move without a jump`() throws {
    let from = try Plans.style("Twin-mvar.ttf", size: 33, weight: 100)
    let plan = try Plans.linear("H\nl", from: from, to: from.weight(.black))
    for time in [0.0, 1] {
      let y = try #require(plan.scene(at: time).origin(ofCluster: 1)).y
      #expect(y == y.rounded())
    }
    var previous = try #require(plan.scene(at: 0).origin(ofCluster: 1)).y
    for step in 1...100 {
      let y = try #require(plan.scene(at: Double(step) / 100).origin(ofCluster: 1)).y
      #expect(abs(y - previous) < 0.2)
      previous = y
    }
  }

  @Test func `overshoot goes at most 5 % of an axis beyond its end`() throws {
    var options = TransitionOptions(animation: .bouncy)
    options.animation = .timingCurve(0.3, 4, 0.6, 4, duration: 1)
    let thin = try Plans.style(weight: 100)
    let plan = try TransitionPlan(
      from: StyledText("l", style: thin), to: StyledText("l", style: thin.weight(.black)), options: options)
    let widths = (0...100).map { plan.scene(at: Double($0) / 100).layoutBox.width }
    // wght 940: 298 + 60 · 40 / 500 = 302.8 units.
    #expect(abs((widths.max() ?? 0) - 0.2 * 302.8) < 1e-6)
  }
}
