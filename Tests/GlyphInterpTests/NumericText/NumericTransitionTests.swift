import Testing

@testable import GlyphInterp

struct NumericTransitionTests {
  private func plan(
    _ old: String, _ new: String, _ options: NumericTextOptions = NumericTextOptions()
  ) throws -> TransitionPlan {
    let style = try Plans.style("GlyphInterpTest.ttf", weight: 400)
    return try Plans.linear(
      old, new, from: style, to: style, alignment: .trailing,
      options: TransitionOptions(transition: .numericText(options)))
  }

  @Test func `1,160 to 1,242 rolls three columns, 75 ms apart`() throws {
    let plan = try plan("1,160", "1,242")
    #expect(plan.rollOnsets.compactMap { $0 } == [0, 0.075, 0.15])
    let rest = plan.scene(at: 0)
    for step in 0...60 {
      let scene = plan.scene(at: plan.duration * Double(step) / 60)
      // 1 and , do not change: same place, same outline, in every frame.
      for cluster in 0...1 {
        #expect(scene.origin(ofCluster: cluster) == rest.origin(ofCluster: cluster))
      }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `digits roll on their own lines`(lineBreak: String) throws {
    for alignment in [NumericReading.Alignment.placeValue, .prefixSuffix] {
      let plan = try plan(
        "1\(lineBreak)20", "10\(lineBreak)3", NumericTextOptions(alignment: alignment))
      #expect(!plan.matching.pairs.isEmpty)
      for pair in plan.matching.pairs {
        #expect(
          plan.oldTrack.layout.lineOfCluster[pair.old.lowerBound]
            == plan.newTrack.layout.lineOfCluster[pair.new.lowerBound])
      }
      #expect(plan.rolls.contains { $0 != nil })
      #expect(plan.rolls.compactMap { $0?.countsDown }.allSatisfy { !$0 })
    }
    // By place the units of both lines change, a ten comes on the first and one goes from the second.
    let byPlace = try plan("1\(lineBreak)20", "10\(lineBreak)3").matching
    #expect(byPlace.pairs.map { [$0.old.lowerBound, $0.new.lowerBound] } == [[0, 1], [2, 2]])
    #expect(byPlace.removed.map(\.index) == [1])
    #expect(byPlace.inserted.map(\.index) == [0])
  }

  @Test func `a plan is as long as its animation only where the animation is seen`() throws {
    func duration(_ old: String, _ new: String, weight: Double = 400, color: Color = .black) throws -> Double {
      let style = try Plans.style("GlyphInterpTest.ttf", weight: 400)
      var end = try Plans.style("GlyphInterpTest.ttf", weight: weight)
      end.color = color
      let options = TransitionOptions(
        transition: .numericText(NumericTextOptions()), animation: .linear(duration: 3))
      let (from, to) = (StyledText(old, style: style), StyledText(new, style: end))
      return try TransitionPlan(from: from, to: to, options: options).duration
    }
    // One roll at 200 px is at rest after about a second.
    #expect(try (0.9...1.2).contains(duration("1", "2")))
    #expect(try (0.9...1.2).contains(duration("12", "13")))
    // Columns slide, the weight grows, the colour changes.
    #expect(try duration("9", "10") == 3)
    #expect(try duration("1", "2", weight: 900) == 3)
    #expect(try duration("1", "2", color: Color(red: 1, green: 0, blue: 0)) == 3)
  }

  @Test func `counting up brings the new digit from above, counting down from below`() throws {
    for (old, new, side) in [("1", "2", -1.0), ("2", "1", 1.0)] {
      let scene = try plan(old, new).scene(at: 0.05)
      guard case .group(let column) = scene.items.first, case .shape(let going) = column.items.first,
        case .shape(let coming) = column.items.last
      else { return #expect(Bool(false)) }
      let (goingY, comingY) = (going.placements[0].transform.ty, coming.placements[0].transform.ty)
      #expect((comingY - goingY) * side > 20)
      #expect(((going.opacity + coming.opacity) * 255).rounded() == 255)
      #expect(coming.blur > 1 && going.blur > 1)
    }
  }

  @Test func `the ends are the static texts`() throws {
    for (old, new) in [("1,160", "1,242"), ("999", "1,000"), ("", "42"), ("42", ""), ("-9", "-10"), ("2000", "5")] {
      let plan = try plan(old, new)
      for (text, scene) in [(old, plan.scene(at: 0)), (new, plan.scene(at: plan.duration))] {
        let rest = try self.plan(text, text).scene(at: 0)
        #expect(scene.placements == rest.placements)
        #expect(scene.items.count == rest.items.count)
      }
    }
  }

  /// hb-shape with `pnum`, units of 1/1000 em: `1` 352, `7` 572, `,` 192; tabular all digits are 572.
  @Test func `case 105: columns of proportional figures change their width evenly, separators keep theirs`() throws {
    func plan(_ feature: String) throws -> TransitionPlan {
      var style = try Plans.style("GlyphInterpTest.ttf", size: 1000, weight: 400)
      style.features = [FontFeature(tag: try #require(OpenTypeTag(feature)), value: 1)]
      return try Plans.linear(
        "1,117", "7,111", from: style, to: style,
        options: TransitionOptions(transition: .numericText(NumericTextOptions())))
    }
    let (proportional, tabular) = (try plan("pnum"), try plan("tnum"))
    for step in 0...20 {
      let progress = Double(step) / 20
      let scene = proportional.scene(at: progress)
      let comma = try #require(scene.origin(ofCluster: 1)).x
      #expect(abs(comma - (352 + 220 * progress)) < 0.01)
      #expect(abs(try #require(scene.origin(ofCluster: 2)).x - comma - 192) < 0.01)
      #expect(abs(try #require(scene.origin(ofCluster: 3)).x - comma - 192 - 352) < 0.01)
      #expect(tabular.scene(at: progress).origin(ofCluster: 1) == tabular.scene(at: 0).origin(ofCluster: 1))
    }
    // Both texts are as wide, and so is the line on its way.
    #expect(proportional.scene(at: 0.5).layoutBox.width == proportional.scene(at: 0).layoutBox.width)
  }

  @Test func `a born digit and a gone one fade with their own spring`() throws {
    let plan = try plan("9", "10")
    let scene = plan.scene(at: 0.1)
    // The tens column starts first: pA at 100 ms is 0.5541; the units column has begun to change behind it.
    let shapes = scene.items.compactMap { item in if case .shape(let shape) = item { shape } else { nil } }
    #expect(shapes.map { ($0.opacity * 255).rounded() } == [(0.55410 * 255).rounded(), 255])
  }

  @Test func `by position 1,000 to 10,000 rolls nothing but the digit that is born`() throws {
    let byPosition = try plan("1,000", "10,000", NumericTextOptions(alignment: .prefixSuffix))
    #expect(byPosition.rollOnsets.compactMap { $0 }.count == 1)
    let byValue = try plan("1,000", "10,000")
    #expect(byValue.rollOnsets.compactMap { $0 }.count == 2)
  }

  @Test func `up and down mirror`() throws {
    let up = try plan("2", "3", NumericTextOptions(direction: .up))
    let down = try plan("2", "3", NumericTextOptions(direction: .down))
    let face = up.old.leadingStyle.font
    let height = 200 * face.metrics(at: GridCorner(coordinates: [0])).capHeight
    for step in 1..<20 {
      let time = Double(step) / 20
      let roll = NumericRoll(at: time, countsDown: true)
      // Scaled about the middle of the cap height, a glyph's origin is lifted by half of what it lost; what the offset
      // adds on the way up, it takes on the way down.
      let lifted = [roll.departing, roll.arriving].map { -height / 2 * (1 - $0.scale) }
      let places = Array(zip(up.scene(at: time).placements, down.scene(at: time).placements))
      // The departing glyph is drawn first, until less than half a 255th of it is left.
      for ((one, other), expected) in zip(places, lifted.suffix(places.count)) {
        #expect(abs((one.transform.ty + other.transform.ty) / 2 - expected) < 1e-9)
      }
    }
  }

  @Test func `a seeded sample of pairs of numbers loses no column, rests as plain text and mirrors`() throws {
    let seed = UInt64(20_261_130)
    print("numbers are those of seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (old, new) = (
        Int.random(in: -1000...1000, using: &generator), Int.random(in: -1000...1000, using: &generator)
      )
      let (there, back) = (try plan("\(old)", "\(new)"), try plan("\(new)", "\(old)"))
      // Which glyph stands where; the order of drawing, and of outlines, is free where nothing overlaps.
      func glyphs(_ scene: Scene) -> [[Double]] {
        scene.placements.map {
          [Double($0.glyph.rawValue), $0.origin.x.rounded(decimals: 6), $0.origin.y, $0.transform.a]
        }.sorted { $0.lexicographicallyPrecedes($1) }
      }
      let rest = glyphs(try plan("\(new)", "\(new)").scene(at: 0))
      #expect(glyphs(there.scene(at: there.duration)) == rest, "seed \(seed): \(old) → \(new)")
      // At 0.2 s every column that changes has begun and shows what goes and what comes.
      let (seen, seenBack) = (there.scene(at: 0.2).placements, back.scene(at: 0.2).placements)
      let columns = there.motions.reduce(0) { count, motion in
        if case .crossFaded = motion.kind { count + 2 } else { count + 1 }
      }
      #expect(seen.count == columns, "seed \(seed): \(old) → \(new)")
      #expect(seen.map(\.glyph).sorted() == seenBack.map(\.glyph).sorted(), "seed \(seed): \(old) → \(new)")
      let rolling = there.rolls.compactMap { $0?.countsDown }
      #expect(rolling.allSatisfy { $0 == (new < old) }, "seed \(seed): \(old) → \(new)")
      #expect(back.rolls.compactMap { $0?.countsDown }.allSatisfy { $0 == (old < new) })
    }
  }
}
