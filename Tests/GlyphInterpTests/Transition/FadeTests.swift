import GlyphInterp
import Testing

struct FadeTests {
  @Test func `letters that leave are gone at 0.45, letters that enter begin at 0.35`() throws {
    let style = try Plans.style()
    let plan = try Plans.linear("Hello", "Help", from: style, to: style)
    func opacities(at time: Double) -> [Double] {
      plan.scene(at: time).items.compactMap { item in
        guard case .shape(let shape) = item else { return nil }
        return shape.opacity
      }
    }
    // H e l stay; l and o leave: 1 − p / 0.45; p enters: (p − 0.35) / 0.65.
    #expect(opacities(at: 0.225).isClose(to: [1, 0.5]))
    #expect(opacities(at: 0.4).isClose(to: [1, 1 - 0.4 / 0.45, 0.05 / 0.65]))
    #expect(opacities(at: 0.675).isClose(to: [1, 0.5]))
  }

  @Test func `what leaves and what enters is never one group, however opaque both are`() throws {
    let style = try Plans.style()
    let plan = try Plans.linear("Hello", "pod", from: style, to: style, options: TransitionOptions(fade: .cross))
    // At a half both have an opacity of a half.
    let shapes = plan.scene(at: 0.5).items.compactMap { item -> SceneShape? in
      if case .shape(let shape) = item { shape } else { nil }
    }
    #expect(shapes.filter { $0.opacity == 0.5 }.count == 2)
  }

  @Test func `where whole texts fade, so do all letters of both`() throws {
    let style = try Plans.style()
    let options = TransitionOptions(transition: .opacity)
    let plan = try Plans.linear("Hello old", "Help", from: style, to: style, options: options)
    #expect(plan.interpolatedCount == 0 && plan.fadedCount == 8 + 4)
  }

  @Test func `a line has one weight at every instant, whether its letters stay, leave or enter`() throws {
    let plan = try Plans.linear("Hello", "Help", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    for step in 1..<8 {
      let scene = plan.scene(at: Double(step) / 8)
      let weights = Set(scene.placements.map { scene.runs[$0.run].location[.weight] })
      #expect(weights == [100 + 100 * Double(step)])
    }
  }

  @Test func `another design is a cross-faded pair whose weights add up to 255`() throws {
    let plan = try Plans.linear("lo", from: Plans.style("Twin-regular.ttf"), to: Plans.style("Twin-italic.ttf"))
    #expect(plan.interpolatedCount == 0)
    for step in 1..<16 {
      guard case .group(let group) = plan.scene(at: Double(step) / 16).items.first,
        case .shape(let old) = group.items.first, case .shape(let new) = group.items.last
      else {
        Issue.record("no cross-fade at \(step)/16")
        continue
      }
      #expect(((old.opacity + new.opacity) * 255).rounded() == 255)
      #expect((new.opacity * 255).rounded() == (255 * Double(step) / 16).rounded())
      #expect(old.blend == .plusLighter && new.blend == .plusLighter)
    }
  }

  @Test func `the two forms of a cross-faded pair travel with the centres of their advances together`() throws {
    let plan = try Plans.linear(
      "lo", from: Plans.style("Twin-regular.ttf"), to: Plans.style("Other-regular.ttf"))
    let (first, last) = (plan.scene(at: 0), plan.scene(at: 1))
    let widths = (old: first.layoutBox.width, new: last.layoutBox.width)
    guard case .group(let group) = plan.scene(at: 0.5).items.first else { return #expect(Bool(false)) }
    // The last letters' centres are (x + width) / 2 of their own ends; half-way they meet in the middle of both.
    let old = try #require(group.items[0].placements.last)
    let new = try #require(group.items[1].placements.last)
    let oldX = try #require(first.origin(ofCluster: 1)).x
    let newX = try #require(last.origin(ofCluster: 1)).x
    let oldCenter = (oldX + widths.old) / 2
    let newCenter = (newX + widths.new) / 2
    #expect(abs(old.origin.x - oldX - (newCenter - oldCenter) / 2) < 1e-9)
    #expect(abs(new.origin.x - newX - (oldCenter - newCenter) / 2) < 1e-9)
  }

  @Test func `unpaired letters ride with the displacement of their neighbours`() throws {
    let style = try Plans.style()
    let plan = try Plans.linear("lol", "ll", from: style, to: style, alignment: .center)
    // `o` leaves between two `l` that close the gap: it stays midway between what they do.
    let start = plan.scene(at: 0)
    let scene = plan.scene(at: 0.2)
    let origins = scene.placements.sorted { $0.cluster < $1.cluster }
    let shift = try (0...2).map { cluster in
      try #require(origins.first { $0.cluster == cluster }).origin.x
        - #require(start.origin(ofCluster: cluster)).x
    }
    #expect(abs(shift[1] - (shift[0] + shift[2]) / 2) < 1e-9)
    #expect(shift[0] > 1 && shift[2] < -1)
  }

  @Test func `opacity fades both texts as wholes, each at its own place and style`() throws {
    let options = TransitionOptions(transition: .opacity)
    let (thin, black) = try (Plans.style(weight: 100), Plans.style(weight: 900))
    let plan = try Plans.linear("Hello", from: thin, to: black, options: options)
    guard case .group(let outer) = plan.scene(at: 0.25).items.first, case .group(let old) = outer.items.first,
      case .group(let new) = outer.items.last
    else { return #expect(Bool(false)) }
    #expect((old.opacity * 255).rounded() == 191)
    #expect((new.opacity * 255).rounded() == 64)
    #expect(old.items.flatMap(\.placements).map(\.origin) == plan.scene(at: 0).placements.map(\.origin))
    #expect(new.items.flatMap(\.placements).map(\.origin) == plan.scene(at: 1).placements.map(\.origin))
  }

  @Test func `identity shows the new text from the start`() throws {
    let plan = try Plans.linear(
      "Hello", "deal", from: Plans.style(), to: Plans.style(), options: TransitionOptions(transition: .identity))
    #expect(plan.duration == 0)
    #expect(plan.scene(at: 0).placements.count == 4)
    #expect(plan.interpolatedCount == 0 && plan.fadedCount == 0 && plan.replacedCount == 5)
    // The old text stands before it, and at progress 0.
    #expect(plan.scene(at: -1).placements.count == 5)
    #expect(plan.scene(atProgress: 0).placements.count == 5)
    #expect(plan.scene(atProgress: 1e-9).placements.count == 4)
  }

  @Test func `reduced motion moves nothing`() throws {
    let options = TransitionOptions(reduceMotion: true)
    let plan = try Plans.linear(
      "Hello", "deal", from: Plans.style(size: 100), to: Plans.style(size: 200), options: options)
    let rest = Set(plan.scene(at: 0).placements.map(\.origin) + plan.scene(at: 1).placements.map(\.origin))
    for step in 1..<8 { #expect(Set(plan.scene(at: Double(step) / 8).placements.map(\.origin)) == rest) }
  }

  @Test(arguments: ["سلامة", "سلام", "مرحبا"])
  func `case 29: joined letters of a translucent colour are nowhere denser than the colour`(new: String) throws {
    let color = Color(red8: 0, green8: 0, blue8: 0, alpha8: 128)
    let thin = try Plans.style("GlyphInterpTest.ttf", size: 60, weight: 300, color: color)
    let black = try Plans.style("GlyphInterpTest.ttf", size: 60, weight: 800, color: color)
    let plan = try Plans.linear("سلام", new, from: thin, to: black)
    let canvas = try Canvas(fitting: plan)
    var renderer = try Renderer()
    for step in 0...20 {
      let scene = plan.scene(at: Double(step) / 20)
      var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
      renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
      let densest = stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }.max() ?? 0
      #expect((120...128).contains(densest), "\(step) of 20")
    }
  }
}
