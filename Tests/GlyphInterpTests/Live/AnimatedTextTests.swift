import Synchronization
import TestSupport
import Testing

@testable import GlyphInterp

@Suite struct AnimatedTextTests {
  private let thin: TextStyle
  private let black: TextStyle

  init() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    thin = TextStyle(font: face, size: 100, axes: [.weight: 100])
    black = TextStyle(font: face, size: 100, axes: [.weight: 900])
  }

  private func set(
    _ text: StyledText, of label: inout AnimatedText, at time: Double, _ animation: Animation? = .smooth
  ) throws {
    try withAnimation(animation) { () throws(TransitionError) in try label.setContent(text, at: time) }
  }

  @Test func `From rest a change is the transition itself`() throws {
    let (old, new) = (StyledText("Half", style: thin), StyledText("Tail", style: black))
    var label = try AnimatedText(old)
    try set(new, of: &label, at: 8)
    let plan = try TransitionPlan(from: old, to: new)
    #expect(label.restTime == 8 + plan.duration)
    for time in [0, 0.0625, 0.25, 0.75, plan.duration, 5] {
      #expect(label.scene(at: 8 + time) == plan.scene(at: time), "\(time) s")
    }
    #expect(label.scene(atProgress: 0.3) == plan.scene(atProgress: 0.3))
    #expect(label.scene(atProgress: 1) == plan.scene(at: plan.duration))
  }

  @Test func `Without an animation new content is there at once, in one frame`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin))
    try label.setContent(StyledText("Tail", style: black), at: 1)
    #expect(!label.isAnimating(at: 1))
    #expect(label.nextFrameNeeded(after: 0.5) == 1)
    #expect(label.nextFrameNeeded(after: 1) == nil)
    #expect(label.scene(at: 1).items == (try AnimatedText(StyledText("Tail", style: black))).scene(at: 0).items)
    var transaction = Transaction(animation: .smooth)
    transaction.disablesAnimations = true
    try label.setContent(StyledText("Half", style: thin), at: 2, transaction: transaction)
    #expect(!label.isAnimating(at: 2))
    transaction.disablesAnimations = false
    transaction.disablesContentTransitions = true
    try label.setContent(StyledText("Tail", style: thin), at: 3, transaction: transaction)
    #expect(!label.isAnimating(at: 3))
  }

  @Test func `Identity in an animation: the frame at once is the end`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin)).contentTransition(.identity)
    try set(StyledText("Tail", style: black), of: &label, at: 1)
    #expect(!label.isAnimating(at: 1))
    #expect(label.scene(at: 1.000001) == label.scene(at: 100))
  }

  @Test func `Equal content needs no frame and is complete once`() throws {
    let counts = Mutex([0, 0])
    var label = try AnimatedText(StyledText("Half", style: thin))
    for (index, criteria) in [AnimationCompletionCriteria.logicallyComplete, .removed].enumerated() {
      try withAnimation(.smooth, completionCriteria: criteria) { () throws(TransitionError) in
        try label.setContent(StyledText("Half", style: thin), at: 1)
      } completion: {
        counts.withLock { $0[index] += 1 }
      }
    }
    #expect(label.nextFrameNeeded(after: 0) == nil)
    #expect(!label.isAnimating(at: 1))
    for time in [1.0, 1, 2] { label.advance(to: time) }
    #expect(counts.withLock { $0 } == [1, 1])
  }

  @Test func `A change is logically complete at 0.99 and removed at rest, each once`() throws {
    let times = Mutex([Double]())
    let now = Mutex(0.0)
    var label = try AnimatedText(StyledText("Half", style: thin))
    for criteria in [AnimationCompletionCriteria.removed, .logicallyComplete] {
      try withAnimation(.smooth, completionCriteria: criteria) { () throws(TransitionError) in
        try label.setContent(StyledText(criteria == .removed ? "Tail" : "Half", style: black), at: 1)
      } completion: {
        let time = now.withLock { $0 }
        times.withLock { $0.append(time) }
      }
    }
    for frame in 0..<400 {
      let time = 1 + Double(frame) / 100
      now.withLock { $0 = time }
      label.advance(to: time)
    }
    // 1 − (1 + 4πt)·e^(−4πt) is 0.99 at t = 0.5283 s.
    #expect(times.withLock { $0 }.first == 1.53)
    #expect(times.withLock { $0 }.count == 2)
    #expect((times.withLock { $0 }.last ?? 0) >= label.restTime)
  }

  @Test func `Two labels of one transaction are complete together`() throws {
    let count = Mutex(0)
    var labels = try ["Half", "Tail"].map { try AnimatedText(StyledText($0, style: thin)) }
    try withAnimation(.linear(duration: 1)) { () throws(TransitionError) in
      try labels[0].setContent(StyledText("Hall", style: thin), at: 0)
      try labels[1].setContent(StyledText("Tall", style: thin), at: 2)
    } completion: {
      count.withLock { $0 += 1 }
    }
    labels[0].advance(to: 5)
    labels[1].advance(to: 2.5)
    #expect(count.withLock { $0 } == 0)
    labels[1].advance(to: 3)
    #expect(count.withLock { $0 } == 1)
    withAnimation {
    } completion: {
      count.withLock { $0 += 1 }
    }
    #expect(count.withLock { $0 } == 2)
  }

  @Test func `An invisible label is at rest and needs no frame`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin))
    try set(StyledText("Tail", style: black), of: &label, at: 0)
    label.setVisible(false, at: 0.1)
    #expect(!label.isAnimating(at: 0.1))
    #expect(label.nextFrameNeeded(after: 0.1) == nil)
    #expect(label.scene(at: 0.1).items == label.scene(at: 10).items)
    try set(StyledText("fall", style: thin), of: &label, at: 0.2)
    #expect(label.nextFrameNeeded(after: 0.1) == nil)
    label.setVisible(true, at: 0.3)
    #expect(label.scene(at: 0.3).items == (try AnimatedText(StyledText("fall", style: thin))).scene(at: 0).items)
    #expect(label.nextFrameNeeded(after: 0.3) == nil)
  }

  @Test func `A delay needs no frame before something moves`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin))
    try set(StyledText("Tail", style: black), of: &label, at: 1, .smooth.delay(0.5))
    #expect(label.nextFrameNeeded(after: 0.9) == 1)
    #expect(label.nextFrameNeeded(after: 1) == 1.5)
    #expect(label.nextFrameNeeded(after: 1.6) == 1.6)
    #expect(label.nextFrameNeeded(after: label.restTime) == nil)
  }

  @Test func `A label can be measured without being drawn`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin))
    let narrow = label.layoutSize(at: 0)
    try set(StyledText("Half", style: black), of: &label, at: 0, .linear(duration: 1))
    #expect(label.accessibleText == "Half")
    for time in [0, 0.25, 0.5, 1.0] {
      let scene = label.scene(at: time)
      #expect(label.layoutBox(at: time) == scene.layoutBox)
      #expect(label.firstBaseline(at: time) == -scene.layoutBox.minY)
      let boxes = label.clusterBoxes(at: time)
      #expect(boxes.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<4])
      for (box, next) in zip(boxes, boxes.dropFirst()) { #expect(abs(box.rect.maxX - next.rect.minX) < 1e-9) }
      #expect(abs((boxes.last?.rect.maxX ?? 0) - scene.layoutBox.maxX) < 1e-9)
    }
    #expect(label.layoutSize(at: 0) == narrow)
    #expect(label.layoutSize(at: 1).width > narrow.width)
  }

  @Test func `Damage holds what two frames differ by`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin))
    try set(StyledText("Half", style: black), of: &label, at: 0)
    let damage = label.damage(from: 0.1, to: 0.2)
    #expect(damage == label.scene(at: 0.1).inkBounds().union(label.scene(at: 0.2).inkBounds()))
    #expect(label.damage(from: label.restTime, to: 100).isEmpty)
    let bounds = label.inkBounds(from: 0)
    for time in stride(from: 0.0, to: 1, by: 0.013) {
      let ink = label.scene(at: time).inkBounds()
      #expect(bounds.union(ink) == bounds)
    }
  }

  @Test func `A whole that fades is interrupted without a jump of opacity`() throws {
    var label = try AnimatedText(StyledText("Half", style: thin)).contentTransition(.opacity)
    try set(StyledText("Tail", style: black), of: &label, at: 0, .linear(duration: 1))
    let before = label.scene(at: 0.4)
    try set(StyledText("fall", style: black), of: &label, at: 0.4, .linear(duration: 1))
    #expect(Self.opacities(before) == [153, 102])
    #expect(Self.opacities(label.scene(at: 0.4)) == [153, 102])
    // At 0.9 s the second is there by 0.9, the third by half, nested.
    #expect(Self.opacities(label.scene(at: 0.9)) == [13, 115, 127])
    #expect(Self.opacities(label.scene(at: 1.4)) == [])
    #expect(label.scene(at: 1.4).items == (try AnimatedText(StyledText("fall", style: black))).scene(at: 0).items)
  }

  /// The glyphs of a scene at rest, with their sizes and places in 1/1000 px.
  private static func glyphs(_ scene: Scene) -> [[Double]] {
    scene.items.flatMap { item -> [[Double]] in
      guard case .shape(let shape) = item, shape.opacity == 1 else { return [[]] }
      return shape.placements.map { placement in
        let box = scene.outlines[placement.outline].path.controlBounds
        return [Double(placement.glyph.rawValue), placement.origin.x, placement.origin.y, box.maxX, box.minY]
          .map { ($0 * 1000).rounded() }
      }
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The opacities of the wholes that fade, in 255ths.
  private static func opacities(_ scene: Scene) -> [Int] {
    guard case .group(let group) = scene.items.first else { return [] }
    return group.items.compactMap { item in
      guard case .group(let whole) = item else { return nil }
      return Int((whole.opacity * 255).rounded())
    }
  }

  @Test func `A label re-set every 30 ms for 10 s does not grow and ends with the right text`() throws {
    for transition in [ContentTransition.interpolate, .opacity] {
      for animation in [Animation.smooth, .easeInOut(duration: 0.35)] {
        var label = try AnimatedText(StyledText("Half", style: thin)).contentTransition(transition)
        let words = ["Half", "Tail", "fall", "Total", "Hopper", "a peel", "peel a"]
        var largest = 0
        let contents = (0..<333).map { StyledText(words[$0 % words.count], style: $0 % 3 == 0 ? thin : black) }
        for (turn, content) in contents.enumerated() {
          try set(content, of: &label, at: Double(turn) * 0.03, animation)
          let flights = label.layers.map(\.flight)
          largest = max(
            largest,
            flights.reduce(0) { sum, flight in
              sum + flight.terms.count + flight.ghosts.count + flight.leaving.reduce(0) { $0 + $1.count }
            })
          #expect(label.layers.count <= AnimatedText.layerLimit)
        }
        #expect(largest < 200, "\(transition) with \(animation)")
        let content = contents[332]
        #expect(label.content == content)
        #expect(Self.glyphs(label.scene(at: 20)) == Self.glyphs(try AnimatedText(content).scene(at: 0)))
      }
    }
  }
}
