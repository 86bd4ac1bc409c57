import Foundation
import GlyphInterp
import GlyphInterpExport
import TestSupport
import Testing

@Suite struct AnimatedSVGTests {
  /// Enough for all texts of these tests.
  let frame = Rect(minX: -600, minY: -200, maxX: 600, maxY: 300)

  /// Plays a file at 21 instants of its first motion and at others, or at all frames of a schedule, and compares every
  /// outline with the scene's.
  ///
  /// - Parameter dark: what is to be seen on a screen that is set to dark; `nil` for one that is not.
  @discardableResult
  func check(
    _ sequence: TransitionSequence, options: AnimatedSVGOptions = AnimatedSVGOptions(), canvas: Canvas? = nil,
    accuracy: Double = 0.05, onDarkScreen dark: TransitionSequence? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let canvas = try canvas ?? Canvas(fitting: frame)
    let svg = try AnimatedSVG(sequence, canvases: [canvas], options: options)
    let player = try #require(SVGPlayer(svg.document, onDarkScreen: dark != nil), sourceLocation: sourceLocation)
    var comparison = SceneComparison(measure: distance)
    let still = canvas.transform(for: sequence.scene(at: 0))
    let isFixed = player.root.attributes["viewBox"]?.hasPrefix("0 0 ") != true
    for (time, scene) in instants(of: dark ?? sequence, options.schedule) {
      let place = canvas.transform(for: scene)
      let shift = isFixed ? .translation(x: place.tx - still.tx, y: place.ty - still.ty) : place
      let seen = SceneOutlines(scene, as: .places).seen.map { $0.moved(by: shift) }
      try comparison.compare(
        player.picture(at: time), with: seen, at: "\(time) s", sourceLocation: sourceLocation)
    }
    comparison.expectWithin(accuracy, sourceLocation: sourceLocation)
    return svg.document
  }

  /// How far the points of two contours are apart at most.
  func distance(_ first: [Point], _ second: [Point]) -> Double {
    first.count == second.count ? zip(first, second).reduce(0) { max($0, ($1.1 - $1.0).length) } : .infinity
  }

  /// What is looked at, and what is to be seen.
  private func instants(of sequence: TransitionSequence, _ schedule: FrameSchedule?) -> [(time: Double, scene: Scene)] {
    guard let schedule else {
      var times = (0...20).map { sequence.plans[0].duration * Double($0) / 20 }
      times += (0...10).map { sequence.duration * Double($0) / 10.001 }
      return times.map { ($0, sequence.scene(at: $0)) }
    }
    var step = 0
    return schedule.frames.map { frame in
      defer { step += frame.steps }
      return (schedule.rate.time(ofFrame: step), sequence.scene(of: frame))
    }
  }

  @Test func `Hello from thin to black is exact and small under every kind of animation`() throws {
    let bytes = try [
      Animation.linear, .easeInOut, .smooth, .snappy, .bouncy, .timingCurve(0.68, -0.55, 0.265, 1.55, duration: 0.5),
      .timingCurve(.circularEaseInOut, duration: 0.5), .linear(duration: 0.2).delay(0.1).speed(0.5),
    ].map { try check(Sequences.one(animation: $0)).utf8.count }
    #expect(bytes[0] <= 5_000)
    #expect(bytes[1] <= 5_000)
    #expect(bytes[2] <= 10_000)
  }

  @Test func `letters come, go and move`() throws {
    try check(Sequences.one("Hello", "Help!", from: Sequences.style(weight: 300)))
    try check(Sequences.one("hello world", "world hello"))
    try check(Sequences.one("cat and dog", "fish and bird", animation: .bouncy))
  }

  @Test func `a letter that only moves has two keyframes for each curve`() throws {
    let style = try Sequences.style(weight: 400)
    let document = try check(
      Sequences.one("ab", "xab", from: style, to: style, animation: .easeInOut))
    let player = try #require(SVGPlayer(document))
    let letter = try #require(player.root.first { $0.attributes["id"] == "a" })
    #expect(letter.children.count == 1)
    #expect(letter.children[0].name == "animateTransform")
    #expect(letter.children[0].attributes["keySplines"] == ".42 0 .58 1")
    #expect(letter.children[0].attributes["keyTimes"] == nil)
  }

  @Test func `equal letters share one outline`() throws {
    let player = try #require(SVGPlayer(check(Sequences.one("llll"))))
    #expect(player.root.first { $0.name == "defs" }?.children.count == 1)
    let uses = player.root.first { $0.attributes["id"] == "motion" }?.children.filter { $0.name == "use" }
    #expect(uses?.map { $0.attributes["id"] } == ["l", "l-2", "l-3", "l-4"])
  }

  @Test func `size and weight together bend, and are followed`() throws {
    try check(Sequences.one(from: Sequences.style(size: 60, weight: 100), animation: .bouncy))
    try check(
      Sequences.one(
        from: Sequences.style("Twin-two-axes.ttf", weight: 100),
        to: Sequences.style("Twin-two-axes.ttf", weight: 900, axes: [OpenTypeTag("wdth") ?? .weight: 75])))
  }

  @Test func `colours mix in OKLab within two steps`() throws {
    let old = try Sequences.style(weight: 100, color: Color(red8: 255, green8: 0, blue8: 0))
    let new = try Sequences.style(weight: 400, color: Color(red8: 0, green8: 80, blue8: 255, alpha8: 128))
    try check(Sequences.one(from: old, to: new))
  }

  @Test func `a staggered wave is followed`() throws {
    let options = TransitionOptions(stagger: try Stagger(total: 0.3))
    try check(Sequences.one(options: options), accuracy: 0.06)
    try check(Sequences.one("Hello", "Hero", animation: .bouncy, options: options), accuracy: 0.06)
  }

  @Test func `glyphs that swap on the way cross-fade`() throws {
    let old = try Sequences.style("Twin-rvrn.ttf", weight: 100)
    let new = try Sequences.style("Twin-rvrn.ttf", weight: 900)
    let document = try check(Sequences.one("$10", "$10", from: old, to: new))
    #expect(document.contains("plus-lighter"))
  }

  @Test func `numbers roll: columns move, scale, fade and blur`() throws {
    let style = try Sequences.style(weight: 500)
    let options = TransitionOptions(transition: .numericText())
    let document = try check(Sequences.one("128", "1,256", from: style, to: style, options: options), accuracy: 0.08)
    // Ones, tens and hundreds have two figures each; the thousand and its comma arrive alone.
    #expect(document.components(separatedBy: "<animate attributeName=\"stdDeviation\"").count == 1 + 8)
    #expect(document.contains("type=\"scale\" additive=\"sum\""))
  }

  @Test func `glyphs with colours of their own move and fade with theirs`() throws {
    let style = try Sequences.style("Twin-colr1.ttf")
    let sequence = try Sequences.one("Hello", "Hero", from: style, to: style)
    let document = try AnimatedSVG(sequence, canvases: [Canvas(fitting: frame)]).document
    let player = try #require(SVGPlayer(document))
    let plan = sequence.plans[0]
    let colored = plan.scene(at: 0).items.count
    #expect(colored > 0)
    #expect(document.contains("Gradient"))
    #expect(player.root.first { $0.attributes["id"] == "H" }?.name == "use")
  }

  @Test func `texts that fade as wholes are two groups`() throws {
    var options = TransitionOptions(transition: .opacity)
    options.animation = .smooth
    let document = try check(Sequences.one("Hello", "World", options: options))
    #expect(document.components(separatedBy: "plus-lighter").count == 3)
  }

  @Test func `the way back and several texts`() throws {
    try check(Sequences.one(animation: .easeInOut, autoreverses: true))
    let paragraph = ParagraphStyle(alignment: .center)
    func text(_ string: String, _ weight: Double) throws -> StyledText {
      StyledText(string, style: try Sequences.style(weight: weight), paragraph: paragraph)
    }
    let sequence = try TransitionSequence(
      from: text("One", 100), initialHold: 0.2,
      steps: [.init(text("Two", 900), hold: 0.5), .init(text("Three", 400), hold: 0.3)])
    try check(sequence)
    try check(sequence, options: AnimatedSVGOptions(vector: VectorOptions(playCount: 1)))
    try check(sequence, options: AnimatedSVGOptions(vector: VectorOptions(playCount: 3)))
  }

  @Test func `a file shows at the time of each frame what the frame shows`() throws {
    let paragraph = ParagraphStyle(alignment: .center)
    func text(_ string: String, _ weight: Double) throws -> StyledText {
      StyledText(string, style: try Sequences.style(weight: weight), paragraph: paragraph)
    }
    for autoreverses in [false, true] {
      let sequence = try TransitionSequence(
        from: text("One", 100), initialHold: 0.21,
        steps: [.init(text("Two", 900), hold: 0.53), .init(text("Three", 400), hold: 0.33)],
        options: TransitionOptions(animation: .linear(duration: 0.31)), autoreverses: autoreverses)
      for rate in [FrameRate.film, .ntsc] {
        let schedule = try FrameSchedule(sequence.timeline, rate: rate)
        try check(sequence, options: AnimatedSVGOptions(schedule: schedule))
        #expect(
          try AnimatedSVG(
            sequence, canvases: [Canvas(fitting: frame)], options: AnimatedSVGOptions(schedule: schedule)
          ).duration == schedule.duration)
      }
    }
  }

  @Test func `the digits that an odometer passes are there`() throws {
    let style = try Sequences.style(weight: 500)
    var numeric = NumericTextOptions()
    numeric.isOdometer = true
    let options = TransitionOptions(transition: .numericText(numeric))
    let sequence = try Sequences.one("128", "473", from: style, to: style, options: options)
    let document = try check(
      sequence, options: AnimatedSVGOptions(schedule: FrameSchedule(sequence.timeline)), accuracy: 0.2)
    // At 3,500 pixels a second what is rounded in times and curves tells. 1 2 3 4, 2 3 4 5 6 7 and 8 9 0 1 2 3.
    #expect(document.components(separatedBy: "plus-lighter").count == 1 + 4 + 6 + 6)
  }

  @Test func `a run without animation changes with the first frame, and one that fades does so beside others`() throws {
    for (transition, fades) in [(ContentTransition.identity, false), (.opacity, true)] {
      func text(_ number: String, _ weight: Double) throws -> StyledText {
        var own = try Sequences.style(weight: weight)
        own.contentTransition = transition
        return StyledText(pieces: [("a", try Sequences.style(weight: weight)), (number, own)])
      }
      let sequence = try TransitionSequence(
        from: text("12", 300), steps: [.init(text("34", 800), hold: 0.2)], autoreverses: true)
      let schedule = try FrameSchedule(sequence.timeline, rate: .film)
      let document = try check(sequence, options: AnimatedSVGOptions(schedule: schedule))
      let player = try #require(SVGPlayer(document))
      let middle = player.picture(at: 6.0 / 24).filter { $0.opacity > 0.02 && $0.opacity < 0.98 }
      #expect(middle.isEmpty == !fades)
    }
  }

  @Test func `letters that lie over each other fade as one`() throws {
    let style = try Sequences.style(weight: 500)
    var tight = style
    tight.tracking = -100
    let document = try check(Sequences.one("on", "only", from: tight, to: tight))
    let player = try #require(SVGPlayer(document))
    let united = try #require(player.root.first { $0.attributes["id"] == "ly" })
    // What comes is one outline with the contours of both letters, one of l and two of y at most.
    #expect(united.name == "path")
    let middle = player.picture(at: 0.15).filter { $0.opacity < 1 }
    #expect(middle.map(\.name) == ["ly"])
    #expect(middle.first.map { (2...3).contains($0.contours.count) } == true)
  }

  @Test func `a canvas that centres the text follows it`() throws {
    let sequence = try Sequences.one("Hi", "Hi\nyou")
    try check(sequence, canvas: Canvas(width: 600, height: 500, centering: sequence.plans[0]))
  }

  @Test func `coarser accuracy makes smaller files`() throws {
    let fine = try check(Sequences.one())
    let coarse = try check(
      Sequences.one(), options: AnimatedSVGOptions(vector: VectorOptions(accuracy: 0.5)), accuracy: 0.5)
    #expect(coarse.utf8.count * 5 < fine.utf8.count * 4)
  }

  @Test func `case 109: people who want less motion, and viewers without animation, see the end`() throws {
    let document = try check(Sequences.one("Hello", "World"))
    #expect(document.contains(" role=\"img\">\n<title>World</title>\n"))
    #expect(document.withPlainNames.contains("@media(prefers-reduced-motion:reduce){#still{display:inline!important}"))
    let player = try #require(SVGPlayer(document))
    let still = try #require(player.root.first { $0.attributes["id"] == "still" })
    #expect(still.attributes["display"] == nil)
    #expect(still.children.map(\.name) == ["set", "path", "path", "path"])
    #expect(player.root.first { $0.attributes["id"] == "motion" }?.attributes["display"] == "none")
  }

  @Test func `case 70: a file holds only the glyphs that are used, each once, and no font`() throws {
    let sequence = try Sequences.one("Hello", "Hello")
    let canvas = try Canvas(fitting: frame)
    let svg = try AnimatedSVG(sequence, canvases: [canvas]).document
    // H, e and o are paths of their own, two letters l share one; the end at rest is one more.
    #expect(svg.components(separatedBy: "<path ").count == 1 + 5)
    #expect(svg.components(separatedBy: "<use ").count == 1 + 2)
    #expect(!svg.contains("font"))
    let schedule = try FrameSchedule(sequence.timeline)
    let lottie = try LottieDocument(sequence, schedule: schedule, canvases: [canvas]).document
    // An l is so short that it stands twice.
    #expect(lottie.components(separatedBy: "\"ty\":\"gr\"").count == 1 + 5)
    #expect(!lottie.contains("font"))
  }

  @Test func `case 110: the accessible name is the new text unless another is given`() throws {
    let sequence = try Sequences.one("a", "a<b")
    let canvas = try Canvas(fitting: frame)
    #expect(try AnimatedSVG(sequence, canvases: [canvas]).document.contains("<title>a&lt;b</title>"))
    let options = AnimatedSVGOptions(title: "Wave")
    #expect(try AnimatedSVG(sequence, canvases: [canvas], options: options).document.contains("<title>Wave</title>"))
  }
}
