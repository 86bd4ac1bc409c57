import GlyphInterp
import Testing

/// What keeps letters apart on their ways.
struct CrossingTests {
  @Test func `case 6: words that cross are 0.9 em apart half-way, and most of it after a tenth`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    let plan = try Plans.linear("hello world", "world hello", from: style, to: style)
    // 2 · 45 px · (1 − (2p − 1)⁴): at 0.1 and 0.9 1 − 0.8⁴ = 0.5904.
    for (progress, distance) in [(0.0, 0.0), (0.1, 53.136), (0.5, 90), (0.9, 53.136), (1, 0)] {
      let scene = plan.scene(at: progress)
      let heights = scene.placements.map(\.origin.y)
      #expect(abs((heights.max() ?? 0) - (heights.min() ?? 0) - distance) < 1e-9)
    }
  }

  @Test func `three words in reverse keep 0.9 em from one another`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    let plan = try Plans.linear("one two three", "three two one", from: style, to: style)
    let heights = Set(plan.scene(at: 0.5).placements.map { $0.origin.y.rounded() }).sorted()
    #expect(heights.count == 3)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 == 90 })
  }

  @Test func `eight words in reverse keep 0.9 em from one another`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    let words = "one two six ten red big fox cat"
    let plan = try Plans.linear(
      words, words.split(separator: " ").reversed().joined(separator: " "), from: style, to: style)
    let heights = Set(plan.scene(at: 0.5).placements.map { $0.origin.y.rounded() }).sorted()
    #expect(heights.count == 8)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 == 90 })
  }

  @Test func `a word between words that cross keeps the middle when it leaves or enters`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    for (old, new) in [("hello big world", "world hello"), ("world hello", "hello big world")] {
      let scene = try Plans.linear(
        old, new, from: style, to: style, options: TransitionOptions(fade: .cross)
      ).scene(at: 0.5)
      let heights = scene.placements.map { $0.origin.y.rounded() }
      #expect(heights.count { $0 == 0 } == 3)
      #expect(Set(heights).sorted() == [-90, 0, 90])
    }
  }

  @Test func `words that leave and enter between words that cross keep the middle, too`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    let scene = try Plans.linear(
      "one two three", "three twos one", from: style, to: style, options: TransitionOptions(fade: .cross)
    ).scene(at: 0.5)
    let heights = scene.placements.map { $0.origin.y.rounded() }
    #expect(heights.count { $0 == 0 } == 7)
    #expect(Set(heights).sorted() == [-90, 0, 90])
  }

  @Test func `letters that stand still stay on their line where a bracket changes sides with the direction`() throws {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 100, weight: 400)
    let plan = try Plans.linear("שלום (abc)", "(abc) שלום", from: style, to: style, alignment: .center)
    for cluster in 6..<9 {
      let places = [0, 0.25, 0.5, 0.75].map { plan.scene(at: $0).origin(ofCluster: cluster) }
      let first = try #require(places.first ?? nil)
      #expect(places.allSatisfy { $0.map { abs($0.x - first.x) < 1e-9 && abs($0.y - first.y) < 1e-9 } == true })
    }
  }

  @Test func `lines that change places stand beside each other half-way`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    let plan = try Plans.linear("Hello\nWorld", "World\nHello", from: style, to: style)
    let scene = plan.scene(at: 0.5)
    // Old clusters 0…4 are Hello, 6…10 World; both are on one baseline.
    #expect(Set(scene.placements.map { ($0.origin.y * 1000).rounded() }).count == 1)
    let places = scene.placements.map(\.origin.x).sorted()
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 20 })
    #expect(plan.scene(at: 1).placements.allSatisfy { $0.origin.x >= 0 })
  }

  @Test func `a letter that enters rides with its word, along its arc`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100, weight: 400)
    let plan = try Plans.linear("hello world", "world hellos", from: style, to: style, alignment: .center)
    let scene = plan.scene(at: 0.5)
    let letter = try #require(scene.origin(ofCluster: 11))
    #expect(abs(letter.y - 45) < 1e-9)
    // The five letters of its word and itself.
    #expect(scene.placements.count { abs($0.origin.y - letter.y) < 1e-9 } == 6)
  }

  @Test func `a ligature loses letters while there is room for them, and gets them when there is`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", weight: 400)
    func newShare(_ old: String, _ new: String, at progress: Double) throws -> Double? {
      let scene = try Plans.linear(old, new, from: style, to: style).scene(at: progress)
      for case .group(let group) in scene.items {
        guard case .shape(let form) = group.items.last, form.placements.map(\.cluster) == [1] else { continue }
        return form.opacity
      }
      return nil
    }
    // Over 0…0.6, and over 0.4…1.
    #expect(try abs((newShare("office", "offset", at: 0.3) ?? 0) - 0.5) < 0.003)
    #expect(try abs((newShare("offset", "office", at: 0.7) ?? 0) - 0.5) < 0.003)
  }
}
