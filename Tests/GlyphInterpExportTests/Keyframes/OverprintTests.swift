import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct OverprintTests {
  private static func square(_ color: Color, x: Double, blend: BlendMode = .sourceOver) -> SceneItem {
    .shape(
      SceneShape(placements: [Placement(outline: 0, origin: Point(x: x, y: 0))], paint: .solid(color), blend: blend))
  }

  private static func scene(_ items: [SceneItem]) -> Scene {
    Scene(outlines: [SceneOutline(path: Path(Rect(minX: 0, minY: 0, maxX: 20, maxY: 20)))], items: items)
  }

  @Test func `layers meet in as many ways as they lie over each other`() throws {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    // Side by side over half of their width: red alone, both, blue alone.
    let scene = Self.scene([Self.square(red, x: 0), Self.square(blue, x: 10)])
    #expect(scene.isOverprinted)
    let found = try Set(Overprint(of: scene).colors(in: scene.inks))
    #expect(found == [[0.5, 0, 0, 0.5], [0.25, 0, 0.5, 0.75], [0, 0, 0.5, 0.5]])
    // The same layers in other inks.
    let inks: [Overprint.Ink] = [[0, 0.25, 0, 0.25], [0.5, 0.5, 0.5, 0.5]]
    let others = try Set(Overprint(of: scene).colors(in: inks))
    #expect(others == [[0, 0.25, 0, 0.25], [0.5, 0.625, 0.5, 0.625], [0.5, 0.5, 0.5, 0.5]])
  }

  @Test func `a gradient has the inks of its stops, and a limit hides what lies beyond it`() throws {
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 20, y: 0), rotation: Point(x: 0, y: 20)),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let shape = SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .gradient(gradient))
    let limit = Placement(outline: 0, origin: Point(x: 10, y: 0))
    let scene = Self.scene([.group(SceneGroup(items: [.shape(shape)], clip: [limit]))])
    #expect(!scene.isOverprinted)
    let levels = try Overprint(of: scene).colors(in: scene.inks).map(\.x)
    #expect(levels.contains { abs($0 - 0.5) < 0.1 } && levels.contains { $0 > 0.9 })
    #expect(!levels.contains { $0 < 0.4 })
  }

  @Test func `opaque layers are straight in their inks, others are not`() {
    let items = [Self.square(.black, x: 0), Self.square(.white, x: 10)]
    #expect(!Self.scene(items).isOverprinted)
    #expect(Self.scene(items + [Self.square(.black, x: 0, blend: .multiply)]).isOverprinted)
    #expect(Self.scene([.group(SceneGroup(items: items, blend: .screen))]).isOverprinted)
    #expect(Self.scene([.group(SceneGroup(items: [.group(SceneGroup(items: items, opacity: 0.5))]))]).isOverprinted)
  }

  /// The largest difference, in 255ths, of what the pictures of a glyph show while they give way to each other from what
  /// is seen of the glyph at that time, where its layers lie over each other.
  ///
  /// - Parameter seen: the colour there by the inks of the glyph.
  private func farthest(
    _ glyph: String, from old: TextStyle, to new: TextStyle, addsUp: Bool, seen: ([Overprint.Ink]) -> Overprint.Ink
  ) throws -> (difference: Float, pictureCount: Int) {
    let sequence = try Sequences.one(glyph, from: old, to: new, animation: .linear(duration: 1))
    let animation = VectorAnimation(
      of: sequence, canvases: [try Canvas(fitting: Rect(minX: -100, minY: -100, maxX: 100, maxY: 100))],
      clock: FileClock(sequence.timeline), options: VectorOptions(),
      form: VectorForm(stepsPerPixel: 80, bakesOrigins: false, addsUp: addsUp, mergesCurves: false))
    let content = animation.sections[0].items.flatMap(\.groups)[0].layers[0].content
    guard case .change(let change) = content else {
      Issue.record("\(glyph) does not change")
      return (0, 0)
    }
    let plan = PlanLayers(of: sequence.plans[0])
    var difference: Float = 0
    let count = 500
    for step in 0...count {
      let time = Double(step) / Double(count)
      let expected = seen(plan.picture(of: plan.layers[0], at: time).inks)
      var shown = Overprint.Ink.zero
      var color = Overprint.Ink.zero
      for stage in change.stages {
        let own = seen(animation.pictures[stage.picture].scene.inks)
        if addsUp {
          shown += own * Float(stage.opacity.value(at: time))
        } else {
          // Opaque colours laid over each other, and their alphas likewise.
          let cover = Float(stage.cover.value(at: time))
          color += ((own.w > 0 ? own / own.w : .zero) - color) * cover
          shown.w += (own.w - shown.w) * cover
        }
      }
      if !addsUp {
        color.w = 1
        shown = color * shown.w
      }
      let way = (shown - expected) * 255
      difference = max(difference, pointwiseMax(way, -way).max())
    }
    return (difference, change.stages.count)
  }

  @Test(arguments: BlendMode.allCases, [true, false])
  func `blended colours are within 2 of 255 on the way to another palette`(mode: BlendMode, addsUp: Bool) throws {
    // A square below a disc, laid over it in this mode.
    let number = try #require(BlendMode.allCases.firstIndex(of: mode))
    let glyph = String(try #require(Unicode.Scalar(0xE000 + UInt32(number))))
    let styles = try [0, 1].map { try Sequences.style("Twin-colr1.ttf", size: 80, palette: $0) }
    let found = try farthest(glyph, from: styles[0], to: styles[1], addsUp: addsUp) { inks in
      inks.count == 1 ? inks[0] : mode.mixed(inks[1], over: inks[0])
    }
    #expect(found.difference <= 2, "with \(found.pictureCount) pictures")
    #expect(found.pictureCount <= 16)
  }

  @Test(arguments: [true, false])
  func `translucent layers that lie over each other are within 2 of 255 while their alphas change`(addsUp: Bool) throws
  {
    // l is a square of half of the text's colour below a star of a colour of its own.
    for (old, new) in [(1, 0.1), (0.3, 1), (0, 1), (1, 0)] {
      let styles = try [Color(red: 0.9, green: 0, blue: 0, alpha: old), Color(red: 0, green: 0, blue: 0.8, alpha: new)]
        .enumerated().map { try Sequences.style("Twin-colr1.ttf", size: 80, color: $1, palette: $0) }
      let found = try farthest("l", from: styles[0], to: styles[1], addsUp: addsUp) { $0[1] + $0[0] * (1 - $0[1].w) }
      #expect(found.difference <= 2, "from \(old) to \(new) with \(found.pictureCount) pictures")
      #expect(found.pictureCount <= 32)
    }
  }
}
