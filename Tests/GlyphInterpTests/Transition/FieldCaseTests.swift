import GlyphInterp
import TestSupport
import Testing

/// Cases from the field, with real shaping; plans as a person writes them down.
struct FieldCaseTests {
  /// The pairs of a plan, `0-0` for one that interpolates or stands still, `0x0` for one that cross-fades.
  private func pairs(_ plan: TransitionPlan) -> String {
    plan.description.pairs.map { pair in
      func side(_ first: Int, _ count: Int) -> String {
        (first..<first + count).map(String.init).joined(separator: "+")
      }
      let sign = pair.kind == .crossFaded ? "x" : "-"
      return side(pair.old, pair.oldCount) + sign + side(pair.new, pair.newCount)
    }.joined(separator: " ")
  }

  private func plan(_ old: String, _ new: String, _ font: String = "GlyphInterpSans.ttf") throws -> TransitionPlan {
    let style = try Plans.style(font)
    return try Plans.linear(old, new, from: style, to: style)
  }

  @Test(
    "case 1, case 4, case 6, case 14, case 18: plans of shaped texts",
    arguments: [
      (
        "red apples ripen", "red apple ripens",
        "0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8 10-9 11-10 12-11 13-12 14-13 15-14"
      ),
      ("the cat and the dog", "the big and the small", "0-0 1-1 2-2 8-8 9-9 10-10 11-11 12-12 13-13 14-14"),
      ("hello world", "world hello", "0-6 1-7 2-8 3-9 4-10 6-0 7-1 8-2 9-3 10-4"),
      // The `fi` of `fish` is one cluster.
      ("cat and dog", "fish and bird", "4-4 5-5 6-6"),
      ("Hello World", "hello world", "0x0 1-1 2-2 3-3 4-4 5-5 6x6 7-7 8-8 9-9 10-10"),
      // The b goes less far than the second a would: an a is narrower. Of letters of one width the a goes.
      ("aab", "aba", "0-0 2-1"),
      // Clusters o ffi c e and o ff s e t.
      ("office", "offset", "0-0 1x1 2x2 3-3"),
    ])
  func shapedPlans(old: String, new: String, expected: String) throws {
    #expect(pairs(try plan(old, new)) == expected)
  }

  @Test func `case 3: of one long word and two short ones least motion decides`() throws {
    // From the left, `M` stands still and `s` nearly so; `ip` would have farther to go.
    let style = try Plans.style("GlyphInterpSans.ttf")
    let plan = try Plans.linear("Mississippi", "Mrs Sip", from: style, to: style)
    #expect(pairs(plan) == "0-0 1x1 2-2")
    #expect(plan.description.removed == [3, 4, 5, 6, 7, 8, 9, 10])
    #expect(plan.description.removedReasons.allSatisfy { $0.reason == "surplus" || $0.reason == "not-in-word" })
  }

  @Test func `case 30: of Arabic three letters glide, the last changes its form, one comes in`() throws {
    let plan = try plan("سلام", "سلامة", "GlyphInterpTest.ttf")
    #expect(pairs(plan) == "0-0 1-1 2-2 3x3")
    #expect(plan.description.pairs[3].reason == "other-glyphs")
    #expect(plan.description.inserted == [4])
  }

  @Test func `case 61: a dollar across its threshold is one pair, its advance continuous`() throws {
    let plan = try Plans.linear(
      "$", from: Plans.style("GlyphInterpSans.ttf", weight: 400), to: Plans.style("GlyphInterpSans.ttf", weight: 900))
    #expect(pairs(plan) == "0-0")
    #expect(plan.description.pairs[0].reason == "same-glyphs")
    // The threshold is at weight 700: progress 0.6. Two forms are seen around it, one away from it.
    #expect(plan.scene(at: 0.5).placements.count == 1)
    #expect(plan.scene(at: 0.6).placements.count == 2)
    #expect(plan.scene(at: 0.7).placements.count == 1)
    #expect(plan.scene(at: 0.5).placements[0].glyph != plan.scene(at: 0.7).placements[0].glyph)
    var width = plan.scene(at: 0).layoutBox.width
    for step in 1...200 {
      let next = plan.scene(at: Double(step) / 200).layoutBox.width
      #expect(abs(next - width) < 0.5)
      width = next
    }
  }

  @Test func `case 61: letters that swap along two axes are pairs`() throws {
    let width = try #require(OpenTypeTag("wdth"))
    let from = try Plans.style("Twin-rvrn.ttf", weight: 400, axes: [width: 100])
    let to = try Plans.style("Twin-rvrn.ttf", weight: 900, axes: [width: 75])
    let plan = try Plans.linear("$l", from: from, to: to)
    #expect(pairs(plan) == "0-0 1-1")
    #expect(plan.interpolatedCount == 2 && plan.fadedCount == 0)
  }

  @Test func `case 64: the points of a variable font keep their order and their start`() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    let plan = try Plans.linear("oe", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    for (time, coordinate) in [(0.0, Int16(-16384)), (1.0, Int16(16384))] {
      let scene = plan.scene(at: time)
      for placement in scene.placements {
        let own = try face.outline(of: placement.glyph, at: GridCorner(coordinates: [coordinate]))
        let drawn = scene.outlines[placement.outline].path
        #expect(drawn.verbs == own.verbs)
        for (point, unit) in zip(drawn.points, own.points) {
          #expect(abs(point.x - unit.x / 5) < 1e-9 && abs(point.y + unit.y / 5) < 1e-9)
        }
      }
    }
  }

  @Test func `case 12: a capital never pairs with the small letter beside it`() throws {
    // One of the two can stay: the capital goes less far, by the width of a small letter.
    #expect(pairs(try plan("oO", "Oo")) == "1-0")
  }

  @Test func `case 11: one glyph number in two files is two glyphs`() throws {
    let plan = try Plans.linear("l", from: Plans.style("Twin-regular.ttf"), to: Plans.style("Twin-italic.ttf"))
    let (old, new) = (plan.description.old.clusters[0], plan.description.new.clusters[0])
    #expect(old.glyphs.map(\.id) == new.glyphs.map(\.id))
    #expect(pairs(plan) == "0x0" && plan.description.pairs[0].reason == "other-design")
  }

  @Test func `every letter that fades says why`() throws {
    let reasons = Set(GlyphPair.Reason.allCases.map(\.rawValue) + UnpairedCluster.Reason.allCases.map(\.rawValue))
    for (old, new) in [("office", "offset"), ("", "ab"), ("a b", "b a"), ("Mississippi", "Mrs Sip"), ("x☃", "☂")] {
      let description = try plan(old, new).description
      for reason in description.pairs.map(\.reason) + description.removedReasons.map(\.reason)
        + description.insertedReasons.map(\.reason)
      {
        #expect(reasons.contains(reason))
      }
      #expect(description.removedReasons.map(\.index) == description.removed)
      #expect(description.insertedReasons.map(\.index) == description.inserted)
    }
  }
}
