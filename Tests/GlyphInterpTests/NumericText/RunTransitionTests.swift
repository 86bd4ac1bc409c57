import TestSupport
import Testing

@testable import GlyphInterp

/// Runs of a text that change by transitions of their own, and texts that share a clock.
struct RunTransitionTests {
  private func text(_ pieces: [(String, ContentTransition?)]) throws -> StyledText {
    StyledText(
      pieces: try pieces.map { string, transition in
        var style = try Plans.style("Twin-wght.ttf", size: 100, weight: 400)
        style.contentTransition = transition
        return (string, style)
      })
  }

  private func digits(_ pieces: [(String, ContentTransition?)]) throws -> StyledText {
    StyledText(
      pieces: try pieces.map { string, transition in
        var style = try Plans.style("GlyphInterpTest.ttf", size: 100, weight: 400)
        style.contentTransition = transition
        return (string, style)
      })
  }

  private func linear(_ old: StyledText, _ new: StyledText) throws -> TransitionPlan {
    try TransitionPlan(from: old, to: new, options: TransitionOptions(animation: .linear(duration: 1)))
  }

  @Test func `a number inside other text rolls, the text around it interpolates`() throws {
    let old = try digits([("H ", nil), ("19", .numericText()), (" H", nil)])
    let new = try digits([("H ", nil), ("20", .numericText()), (" H", nil)])
    let plan = try linear(old, new)
    #expect(plan.rolls.compactMap { $0?.onset } == [0, 0.15])
    #expect(plan.interpolatedCount == 2)
    #expect(plan.matching.pairs.map(\.reason).filter { $0 == .sameColumn }.count == 2)
    #expect(plan.scene(at: 0).placements.count == 4)
    #expect(plan.scene(at: plan.duration).placements.count == 4)
    // The same as one run when nothing tells them apart.
    let whole = try digits([("H 19 H", nil)])
    #expect(
      plan.scene(at: 0).placements.map(\.origin) == (try linear(whole, whole)).scene(at: 0).placements.map(\.origin))
  }

  @Test func `numbers with other text between them are two numbers`() throws {
    func score(_ second: String) throws -> StyledText {
      try digits([("3", .numericText()), (" : ", nil), (second, .numericText())])
    }
    let plan = try linear(try score("9"), try score("10"))
    // 3 stays, 9 becomes 0, a 1 comes; else 39 would become 310.
    #expect(plan.matching.pairs.map(\.old.lowerBound) == [0, 1, 2, 3, 4])
    #expect(plan.matching.pairs.map(\.new.lowerBound) == [0, 1, 2, 3, 5])
    #expect(plan.matching.pairs.map(\.reason).filter { $0 == .sameColumn }.count == 1)
    #expect(plan.matching.inserted.map(\.index) == [4])
  }

  @Test func `a number that is numeric pairs with its like alone`() throws {
    let plan = try linear(
      try digits([("1", nil), ("1", .numericText())]), try digits([("1", .numericText()), ("1", nil)]))
    #expect(plan.matching.pairs.map { [$0.old.lowerBound, $0.new.lowerBound] } == [[0, 1], [1, 0]])
    #expect(plan.scene(at: 0.5).placements.count == 2)
  }

  @Test func `a run of opacity fades as a whole, one of identity is cut, the rest moves`() throws {
    let plan = try linear(
      try text([("H", nil), ("oto", .opacity), ("e", .identity)]),
      try text([("H", nil), ("al", .opacity), ("f", .identity)]))
    #expect(plan.matching.pairs.map(\.reason) == [.sameGlyphs, .wholeRunFades, .wholeRunFades])
    let scene = plan.scene(at: 0.25)
    let opacities = scene.items.flatMap { item -> [Int] in
      switch item {
      case .shape(let shape): [Int((shape.opacity * 255).rounded())]
      case .group(let group):
        group.items.compactMap { if case .shape(let shape) = $0 { Int((shape.opacity * 255).rounded()) } else { nil } }
      case .image: []
      }
    }
    // H and the f that is there at once; o, t, o at three quarters, a, l at one.
    #expect(opacities.sorted() == [64, 191, 255])
    #expect(scene.placements.count == 2 + 3 + 2)
    #expect(plan.scene(at: 0).placements.count == 5)
    #expect(plan.scene(at: 1e-9).placements.count == 5)
    #expect(plan.scene(at: 1).placements.count == 4)
  }

  @Test func `a run that is the same stays, whatever its transition`() throws {
    let plan = try linear(
      try text([("Ho", .opacity), ("te", nil)]), try text([("Ho", .opacity), ("al", nil)]))
    #expect(plan.matching.pairs.prefix(2).map(\.reason) == [.sameGlyphs, .sameGlyphs])
  }

  @Test func `values of two texts' runs give the direction`() throws {
    for (old, new, down) in [(1.0, 2.0, false), (2, 1, true)] {
      let plan = try linear(
        try digits([("5", .numericText(value: old))]), try digits([("6", .numericText(value: new))]))
      #expect(plan.rolls.compactMap { $0?.countsDown } == [down])
    }
  }

  @Test func `texts of a group roll one after the other by one clock`() throws {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 40, weight: 400)
    let options = TransitionOptions(transition: .numericText())
    var group = AnimatedTextGroup(
      try ["09", "59", "59"].map { try AnimatedText(StyledText($0, style: style), options: options) })
    let contents = ["10", "00", "00"].map { StyledText($0, style: style) }
    try withAnimation { () throws(TransitionError) in try group.setContents(contents, at: 2) }
    let onsets = group.texts.map { $0.layers[0].flight.plan.rollOnsets.compactMap { $0 } }
    for (index, onset) in onsets.joined().enumerated() { #expect(abs(onset - 0.03 * Double(index)) < 1e-12) }
    #expect(onsets.map(\.count) == [2, 2, 2])
    #expect(group.isAnimating(at: 2.5))
    #expect(group.nextFrameNeeded(after: 2) == 2)
    #expect(!group.isAnimating(at: 4))
    #expect(group.texts.map(\.accessibleText) == ["10", "00", "00"])
  }

  @Test func `a delay delays rolls, and the policy of the transaction takes its animation`() throws {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 100, weight: 400)
    func plan(_ options: NumericTextOptions, _ animation: Animation) throws -> TransitionPlan {
      try TransitionPlan(
        from: StyledText("1", style: style), to: StyledText("2", style: style),
        options: TransitionOptions(transition: .numericText(options), animation: animation))
    }
    let delayed = try plan(NumericTextOptions(), .smooth.delay(0.5))
    #expect(delayed.rollOnsets == [0.5])
    #expect(delayed.scene(at: 0.5).items == delayed.scene(at: 0).items)
    let linear = try plan(NumericTextOptions(policy: .transaction), .linear(duration: 2))
    #expect(linear.duration == 2)
    guard case .group(let column) = linear.scene(at: 0.5).items.first, case .shape(let going) = column.items.first
    else {
      return #expect(Bool(false))
    }
    #expect((going.opacity * 255).rounded() == 191)
    // 1 − 0.6015625 · ¼.
    #expect(abs(going.placements[0].transform.a - 0.849609375) < 1e-12)
  }
}
