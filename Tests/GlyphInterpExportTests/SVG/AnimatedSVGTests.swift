import Foundation
import GlyphInterp
import GlyphInterpExport
import Testing

@Suite struct AnimatedSVGTests {
  /// Enough for all texts of these tests.
  private let frame = Rect(minX: -600, minY: -200, maxX: 600, maxY: 300)

  /// Plays a file at 21 instants of its first motion and at others, and compares every outline with the scene's.
  @discardableResult
  private func check(
    _ sequence: TransitionSequence, options: AnimatedSVGOptions = AnimatedSVGOptions(), canvas: Canvas? = nil,
    accuracy: Double = 0.05, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let canvas = try canvas ?? Canvas(fitting: frame)
    let document = try AnimatedSVG(sequence, canvas: canvas, options: options).document
    let player = try #require(SVGPlayer(document), sourceLocation: sourceLocation)
    var (distance, opacity, color) = (0.0, 0.0, 0.0)
    let plan = sequence.plans[0]
    var times = (0...20).map { plan.duration * Double($0) / 20 }
    times += (0...10).map { sequence.duration * Double($0) / 10.001 }
    for time in times {
      let scene = sequence.scene(at: time)
      var seen = SceneOutlines(scene).seen.filter { $0.opacity > 0.02 }
      let offset = canvas.transform(for: scene)
      let box = canvas.transform(for: sequence.scene(at: 0))
      for drawn in player.picture(at: time) where drawn.opacity > 0.02 {
        let candidates = seen.indices.map { index -> (index: Int, distance: Double) in
          let shift = Vector(dx: offset.tx - box.tx, dy: offset.ty - box.ty)
          let isFollowed = player.root.attributes["viewBox"]?.hasPrefix("0 0 ") ?? false
          let points = seen[index].places.map {
            isFollowed ? canvas.transform(for: scene).apply(to: $0) : $0 + shift
          }
          guard points.count == drawn.points.count else { return (index, .infinity) }
          return (index, zip(points, drawn.points).reduce(0) { max($0, ($1.1 - $1.0).length) })
        }
        let best = try #require(
          candidates.min { $0.distance < $1.distance }, "nothing like \(drawn.name) at \(time)",
          sourceLocation: sourceLocation)
        distance = max(distance, best.distance)
        opacity = max(opacity, abs(seen[best.index].opacity - drawn.opacity))
        color = max(color, zip(seen[best.index].fill, drawn.fill).reduce(0) { max($0, abs($1.0 - $1.1)) })
        seen.remove(at: best.index)
      }
      #expect(seen.allSatisfy { $0.opacity < 0.04 }, "\(seen.count) missing at \(time)", sourceLocation: sourceLocation)
    }
    #expect(distance <= accuracy, sourceLocation: sourceLocation)
    #expect(opacity <= 2.5 / 255, sourceLocation: sourceLocation)
    #expect(color <= 2, sourceLocation: sourceLocation)
    return document
  }

  @Test func `Hello from thin to black is exact and small under every kind of animation`() throws {
    let bytes = try [
      Animation.linear, .easeInOut, .smooth, .snappy, .bouncy, .timingCurve(0.68, -0.55, 0.265, 1.55, duration: 0.5),
      .timingCurve(.circularEaseInOut, duration: 0.5), .linear(duration: 0.2).delay(0.1).speed(0.5),
    ].map { try check(Sequences.one(animation: $0)).utf8.count }
    #expect(bytes[0] <= 5 * 1024)
    #expect(bytes[1] <= 5 * 1024)
    #expect(bytes[2] <= 10 * 1024)
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
    let document = try AnimatedSVG(sequence, canvas: Canvas(fitting: frame)).document
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
    #expect(document.contains("@media(prefers-reduced-motion:reduce){#still{display:inline!important}"))
    let player = try #require(SVGPlayer(document))
    let still = try #require(player.root.first { $0.attributes["id"] == "still" })
    #expect(still.attributes["display"] == nil)
    #expect(still.children.map(\.name) == ["set", "path", "path", "path"])
    #expect(player.root.first { $0.attributes["id"] == "motion" }?.attributes["display"] == "none")
  }

  @Test func `case 70: a file holds only the glyphs that are used, each once, and no font`() throws {
    let sequence = try Sequences.one("Hello", "Hello")
    let canvas = try Canvas(fitting: frame)
    let svg = try AnimatedSVG(sequence, canvas: canvas).document
    // H, e and o are paths of their own, two letters l share one; the end at rest is one more.
    #expect(svg.components(separatedBy: "<path ").count == 1 + 5)
    #expect(svg.components(separatedBy: "<use ").count == 1 + 2)
    #expect(!svg.contains("font"))
    let schedule = try FrameSchedule(sequence.timeline)
    let lottie = try LottieDocument(sequence, schedule: schedule, canvas: canvas).document
    // An l is so short that it stands twice.
    #expect(lottie.components(separatedBy: "\"ty\":\"gr\"").count == 1 + 5)
    #expect(!lottie.contains("font"))
  }

  @Test func `case 110: the accessible name is the new text unless another is given`() throws {
    let sequence = try Sequences.one("a", "a<b")
    let canvas = try Canvas(fitting: frame)
    #expect(try AnimatedSVG(sequence, canvas: canvas).document.contains("<title>a&lt;b</title>"))
    let options = AnimatedSVGOptions(title: "Wave")
    #expect(try AnimatedSVG(sequence, canvas: canvas, options: options).document.contains("<title>Wave</title>"))
  }

  @Test func `text takes the colour of the page, or one for dark screens`() throws {
    let sequence = try Sequences.one()
    let canvas = try Canvas(fitting: frame)
    let current = try AnimatedSVG(
      sequence, canvas: canvas, options: AnimatedSVGOptions(pageColors: PageColors(current: .black))
    )
    .document
    #expect(current.contains("fill=\"currentColor\""))
    #expect(current.contains("@media(prefers-color-scheme:dark){svg:root{color:#fff}}"))
    let dark = try AnimatedSVG(
      sequence, canvas: canvas,
      options: AnimatedSVGOptions(
        background: .white, pageColors: PageColors(dark: [.black: .white]),
        darkBackground: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    )
    .document
    #expect(
      dark.contains(
        "@media(prefers-color-scheme:dark){.c000{fill:#fff}#ground{fill:#000;fill-opacity:0.5}}</style>"))
    #expect(dark.contains("<g class=\"c000\">"))
    let red = try AnimatedSVG(
      sequence, canvas: canvas,
      options: AnimatedSVGOptions(pageColors: PageColors(current: Color(red: 1, green: 0, blue: 0)))
    )
    .document
    #expect(!red.contains("fill=\"currentColor\""))
  }
}
