import GlyphInterp
import TestSupport
import Testing

@Suite struct TransitionSequenceTests {
  private let thin: TextStyle
  private let black: TextStyle

  init() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    thin = TextStyle(font: face, size: 100, axes: [.weight: 100])
    black = TextStyle(font: face, size: 100, axes: [.weight: 900])
  }

  @Test func `A sequence of one step is the transition itself`() throws {
    let options = TransitionOptions(animation: .easeInOut(duration: 0.5))
    let (old, new) = (StyledText("Hello", style: thin), StyledText("Hello", style: black))
    let sequence = try TransitionSequence(from: old, steps: [.init(new, hold: 0.3)], options: options)
    let plan = try TransitionPlan(from: old, to: new, options: options)
    #expect(sequence.duration == 0.8)
    for time in [0, 0.1, 0.25, 0.5] { #expect(sequence.scene(at: time) == plan.scene(at: time)) }
    #expect(sequence.scene(at: 0.7) == plan.scene(at: 0.5))
    #expect(sequence.inkBounds == plan.inkBounds)
  }

  @Test func `Each step has its own animation, stagger, member and hold`() throws {
    let stagger = try Stagger(total: 0.2)
    let sequence = try TransitionSequence(
      from: StyledText("Hall", style: thin), initialHold: 0.1,
      steps: [
        .init(StyledText("Hall", style: black), animation: .linear(duration: 1), stagger: stagger, hold: 0.5),
        .init(StyledText("Tall", style: black), animation: .linear(duration: 0.25), transition: .opacity),
      ])
    #expect(sequence.timeline.segments.map(\.duration) == [1.2, 0.25])
    #expect(abs(sequence.duration - 2.05) < 1e-12)
    // The first letter is half-way at 0.1 + 0.5 s, the last one starts 0.2 s later and is at 0.3.
    let weights = sequence.scene(at: 0.6).runs.compactMap { $0.location[.weight] }
    #expect(abs((weights.first ?? 0) - 500) < 1e-6)
    #expect(abs((weights.last ?? 0) - 340) < 1e-6)
    guard case .group = sequence.scene(at: 1.9).items.first else {
      Issue.record("the second step fades as a whole")
      return
    }
  }

  @Test func `Where one transition ends the next one begins`() throws {
    let contents = ["fall", "Tail", "Aljafe", "o"].map { StyledText($0, style: black) }
    let sequence = try TransitionSequence(
      from: StyledText("To", style: thin), steps: contents.map { .init($0, animation: .snappy, hold: 0.2) })
    for (plan, next) in zip(sequence.plans, sequence.plans.dropFirst()) {
      let (end, start) = (plan.scene(at: plan.duration), next.scene(at: 0))
      #expect(end.layoutBox == start.layoutBox)
      #expect(end.inkBounds() == start.inkBounds())
    }
  }

  @Test func `A sequence loops without a cut when it reverses, or when it ends as it begins`() throws {
    let (a, b) = (StyledText("A", style: thin), StyledText("T", style: black))
    let there = try TransitionSequence(from: a, steps: [.init(b, hold: 0.2)], autoreverses: true)
    #expect(there.timeline.isClosed)
    #expect(there.duration == 2 * there.plans[0].duration + 0.2)
    #expect(there.scene(at: there.duration) == there.scene(at: 0))
    let circle = try TransitionSequence(from: a, steps: [.init(b), .init(a)])
    #expect(circle.timeline.isClosed)
    #expect(circle.scene(atLooped: circle.duration * 3) == circle.scene(at: 0))
    #expect(circle.scene(at: circle.duration).inkBounds() == circle.scene(at: 0).inkBounds())
    #expect(try !TransitionSequence(from: a, steps: [.init(b)]).timeline.isClosed)
  }

  @Test func `Frames of the schedule show the ends of every step exactly`() throws {
    let (a, b) = (StyledText("A", style: thin), StyledText("V", style: black))
    let sequence = try TransitionSequence(
      from: a,
      steps: [
        .init(b, animation: .linear(duration: 0.25), hold: 0.5), .init(a, animation: .smooth, hold: 0.1),
      ])
    let schedule = try FrameSchedule(sequence.timeline, rate: .pal, loops: false)
    let last = try #require(schedule.frames.last)
    #expect(sequence.scene(of: schedule.frames[0]) == sequence.plans[0].scene(at: 0))
    #expect(sequence.scene(of: last) == sequence.plans[1].scene(at: sequence.plans[1].duration))
  }

  @Test func `Texts that change in no time are each there for their hold, on the way back too`() throws {
    let texts = ["A", "Ta", "Ala"].map { StyledText($0, style: black) }
    for (animation, member) in [(Animation.smooth, ContentTransition.identity), (.linear(duration: 0), .interpolate)] {
      let sequence = try TransitionSequence(
        from: texts[0], initialHold: 0.3, steps: [.init(texts[1], hold: 0.5), .init(texts[2], hold: 0.2)],
        options: TransitionOptions(transition: member, animation: animation), autoreverses: true)
      #expect(abs(sequence.duration - 1.5) < 1e-12)
      func letters(_ time: Double) -> Int { sequence.scene(at: time).placements.count }
      #expect([0, 0.2, 0.4, 0.7, 0.9, 1.2, 1.4, 2].map(letters) == [1, 1, 2, 2, 3, 2, 2, 1])
      let schedule = try FrameSchedule(sequence.timeline, rate: FrameRate(10), loops: false)
      #expect(schedule.frames.map { sequence.scene(of: $0).placements.count } == [1, 2, 3, 2, 1])
      #expect(schedule.frames.map(\.steps) == [3, 5, 2, 5, 1])
      for (state, frame) in zip([0, 1, 2, 1, 0], schedule.frames) {
        let still = try TransitionPlan(from: texts[state], to: texts[state])
        #expect(sequence.scene(of: frame).inkBounds() == still.scene(at: 0).inkBounds())
      }
    }
  }

  @Test func `Letters that change in no time one after the other begin as the old text`() throws {
    let (old, new) = (StyledText("Hall", style: thin), StyledText("Hall", style: black))
    let options = TransitionOptions(animation: .linear(duration: 0), stagger: try Stagger(total: 0.3))
    let sequence = try TransitionSequence(from: old, steps: [.init(new)], options: options)
    func weights(_ time: Double) -> [Double] {
      let scene = sequence.scene(at: time)
      return scene.placements.compactMap { scene.runs[$0.run].location[.weight] }
    }
    #expect(weights(0) == [100, 100, 100, 100])
    #expect(weights(0.01) == [900, 100, 100, 100])
    #expect(weights(0.25) == [900, 900, 900, 100])
    #expect(weights(sequence.duration) == [900, 900, 900, 900])
  }

  @Test func `What differs only in what is not seen rests in one frame`() throws {
    var unseen = thin
    unseen.axes[.width] = 75
    let sequence = try TransitionSequence(
      from: StyledText("Hall", style: thin), steps: [.init(StyledText("Hall", style: unseen), hold: 0.5)])
    #expect(sequence.timeline.isClosed)
    #expect(try FrameSchedule(sequence.timeline, rate: FrameRate(10)).frames.map(\.steps) == [5])
  }

  @Test func `Texts of both directions share one origin`() throws {
    let face = try FontFace(path: Fixtures.path("GlyphInterpTest.ttf"))
    let style = TextStyle(font: face, size: 50)
    let contents = ["Hello", "שלום", "Word"].map { StyledText($0, style: style) }
    let sequence = try TransitionSequence(from: contents[0], steps: contents[1...].map { .init($0) })
    for (plan, next) in zip(sequence.plans, sequence.plans.dropFirst()) {
      #expect(plan.scene(at: plan.duration).layoutBox == next.scene(at: 0).layoutBox)
    }
  }

  @Test func `A sequence without steps, or with an endless one, is refused`() throws {
    let text = StyledText("A", style: thin)
    #expect(throws: TransitionError.animation(.emptyTimeline)) { try TransitionSequence(from: text, steps: []) }
    #expect(throws: TransitionError.animation(.endlessSegment(index: 0))) {
      try TransitionSequence(
        from: text, steps: [.init(StyledText("V", style: thin), animation: .linear.repeatForever())])
    }
    #expect(throws: TransitionError.animation(.invalidHold(seconds: -1))) {
      try TransitionSequence(from: text, steps: [.init(StyledText("V", style: thin), hold: -1)])
    }
  }
}
