import GlyphInterp
import Testing

struct EndsTests {
  /// What a static text looks like: a plan whose ends are equal.
  private func still(_ text: String, _ style: TextStyle) throws -> Scene {
    try Plans.linear(text, from: style, to: style).scene(at: 0)
  }

  @Test(arguments: [
    ("Hello", "Hello"), ("Hello", "deal"), ("a fi", "fi a"), ("", "Hello"), ("Hello", ""), ("H\nel", "H\nlo"),
  ])
  func `case 19: the first and the last instant are the static texts`(old: String, new: String) throws {
    let thin = try Plans.style(weight: 100)
    let black = try Plans.style(weight: 900, color: Color(red: 1, green: 0, blue: 0))
    let plan = try Plans.linear(old, new, from: thin, to: black)
    for (scene, rest) in try [(plan.scene(at: 0), still(old, thin)), (plan.scene(at: 1), still(new, black))] {
      #expect(scene.items.count == rest.items.count)
      #expect(scene.placements.map(\.transform) == rest.placements.map(\.transform))
      #expect(
        scene.placements.map { scene.outlines[$0.outline].path }
          == rest.placements.map { rest.outlines[$0.outline].path })
      #expect(scene.layoutBox == rest.layoutBox)
    }
  }

  @Test func `case 36: NFC and NFD of one text are motionless`() throws {
    let style = try Plans.style()
    let plan = try Plans.linear("dé", "de\u{301}", from: style, to: style)
    let first = plan.scene(at: 0)
    for step in 1...4 {
      let scene = plan.scene(at: Double(step) / 4)
      #expect(scene.placements.map(\.transform) == first.placements.map(\.transform))
    }
  }

  @Test func `a style that changes only in what the font does not have is no transition`() throws {
    let style = try Plans.style("Twin-regular.ttf")
    var other = style
    other.axes[.weight] = 900
    other.language = "de"
    other.palette = 3
    #expect(try Plans.linear("Hello", from: style, to: other).duration == 0)
    other.color = Color(red: 1, green: 0, blue: 0)
    #expect(try Plans.linear("Hello", from: style, to: other).duration == 1)
  }

  @Test(arguments: [599.0, 599.99, 600, 600.001, 600.01, 601])
  func `case 1: an end at a threshold of glyphs has the glyph of that style`(weight: Double) throws {
    func style(_ weight: Double) throws -> TextStyle { try Plans.style("Twin-rvrn.ttf", weight: weight) }
    func glyphs(_ plan: TransitionPlan, at time: Double) -> [GlyphID?] { plan.scene(at: time).placements.map(\.glyph) }
    let rest = try glyphs(Plans.linear("$", from: style(weight), to: style(weight)), at: 0)
    for other in [400.0, 900] {
      let plan = try Plans.linear("$", from: style(other), to: style(weight))
      let back = try Plans.linear("$", from: style(weight), to: style(other))
      #expect(glyphs(plan, at: 1) == rest)
      #expect(glyphs(back, at: 0) == rest)
      // The change is a fade, however late it comes: both forms are there shortly before.
      if glyphs(plan, at: 0) != rest { #expect(glyphs(plan, at: 0.95).count == 2 || weight > 600.01) }
    }
  }

  @Test func `translucent text of two faces ends as it rests, when whole texts fade too`() throws {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 60, color: Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    for kind in [ContentTransition.opacity, .interpolate] {
      let options = TransitionOptions(transition: kind)
      let plan = try Plans.linear("سلام ab", "ab سلامة", from: style, to: style, options: options)
      for (text, time) in [("سلام ab", 0.0), ("ab سلامة", 1)] {
        let rest = try Plans.linear(text, from: style, to: style).scene(at: 0)
        #expect(areGroups(plan.scene(at: time)) == areGroups(rest))
      }
    }
  }

  @Test(arguments: [Animation.smooth, .snappy, .bouncy, .linear(duration: 0.7)])
  func `the last letter of a stagger is at rest at the end, whatever sums of seconds give`(animation: Animation) throws
  {
    let (thin, black) = try (Plans.style(weight: 100), Plans.style(weight: 900))
    let rest = try Plans.linear("Hello", from: black, to: black).scene(at: 0)
    for share in 1...30 {
      let stagger = try Stagger(total: Double(share) / 20)
      let options = TransitionOptions(animation: animation, stagger: stagger)
      let plan = try TransitionPlan(
        from: StyledText("Hello", style: thin), to: StyledText("Hello", style: black), options: options)
      // As a sequence adds and takes away its holds.
      for hold in [0, 0.1, 0.5, 0.8] {
        #expect(plan.scene(at: plan.duration + hold - hold).outlines == rest.outlines)
      }
    }
  }

  /// For each item of a scene whether it is a group.
  private func areGroups(_ scene: Scene) -> [Bool] {
    scene.items.map { if case .group = $0 { true } else { false } }
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate])
  func `a colour glyph of the new text changes nothing about how the old one rests`(kind: ContentTransition) throws {
    let color = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let old = StyledText("سلام ab", style: try Plans.style("GlyphInterpTest.ttf", size: 60, color: color))
    let new = StyledText("a", style: try Plans.style("Twin-colr0.ttf", size: 60, color: color))
    let options = TransitionOptions(transition: kind, animation: .linear(duration: 1))
    let rest = areGroups(try TransitionPlan(from: old, to: old, options: options).scene(at: 0))
    #expect(rest == [true])
    #expect(areGroups(try TransitionPlan(from: old, to: new, options: options).scene(at: 0)) == rest)
    #expect(areGroups(try TransitionPlan(from: new, to: old, options: options).scene(at: 1)) == rest)
  }

  @Test(arguments: [("$5 مرحبا and", "$5x مرحبا and"), ("-9", "-١٢"), ("1 سلام", "1 and سلام")])
  func `a sign that many scripts share joins its neighbours as in the text that rests`(old: String, new: String) throws
  {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 60, color: Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    func joins(_ items: [SceneItem]) -> [SceneShape.Join] {
      items.flatMap { item -> [SceneShape.Join] in
        switch item {
        case .shape(let shape): shape.placements.map { _ in shape.join }
        case .group(let group): joins(group.items)
        default: []
        }
      }
    }
    for (first, last) in [(old, new), (new, old)] {
      let plan = try Plans.linear(first, last, from: style, to: style)
      for (text, time) in [(first, 0.0), (last, 1)] {
        #expect(joins(plan.scene(at: time).items) == joins(try still(text, style).items))
      }
    }
  }

  @Test func `same text and same style is no transition`() throws {
    let style = try Plans.style()
    let plan = try Plans.linear("Hello", from: style, to: style)
    #expect(plan.duration == 0)
    #expect(plan.scene(at: 0) == plan.scene(at: 1))
  }

  @Test func `case 10: nothing left to fade is a valid plan`() throws {
    let plan = try Plans.linear("", "", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    #expect(plan.scene(at: 0.5).items.isEmpty)
    #expect(plan.inkBounds.isEmpty)
  }

  @Test func `swapping the ends mirrors the animation`() throws {
    let (thin, black) = try (Plans.style(weight: 100), Plans.style(weight: 900))
    let there = try Plans.linear("Hello", "deal", from: thin, to: black, options: TransitionOptions(fade: .cross))
    let back = try Plans.linear("deal", "Hello", from: black, to: thin, options: TransitionOptions(fade: .cross))
    for step in 0...8 {
      let time = Double(step) / 8
      func places(_ scene: Scene) -> [Point] {
        scene.placements.map(\.origin).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      }
      let pairs = zip(places(there.scene(at: time)), places(back.scene(at: 1 - time)))
      #expect(pairs.allSatisfy { ($0 - $1).length < 1e-9 })
    }
  }
}
