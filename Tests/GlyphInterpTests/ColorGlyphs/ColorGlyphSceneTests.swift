import TestSupport
import Testing

@testable import GlyphInterp

/// What colour glyphs become in scenes.
struct ColorGlyphSceneTests {
  @Test func `a moved star stands above one that stays`() throws {
    let shapes = try ColorScenes.still("q").shapes
    #expect(shapes.count == 2)
    let origins = shapes.compactMap { $0.placements.first?.origin }
    #expect(abs(origins[1].x - origins[0].x - 120) < 1e-9)
    // 80 font units down.
    #expect(abs(origins[1].y - origins[0].y - 80) < 1e-9)
  }

  @Test func `a glyph within a glyph is a group with a clip`() throws {
    let scene = try ColorScenes.still("m")
    let group = try #require(scene.items.first?.group)
    #expect(scene.items.count == 1)
    #expect(group.clip?.count == 1)
    #expect(group.items.count == 1)
  }

  @Test func `a paint without end fills its clip box and nothing beyond`() throws {
    // The box is 300…700 by 100…600, the advance 1045; leading alignment puts the pen at 0.
    let scene = try ColorScenes.still("n", size: 100)
    let pen = try #require(scene.shapes.first?.placements.first).transform
    let bounds = scene.inkBounds()
    #expect(abs(bounds.minX - pen.tx - 30) < 1e-9 && abs(bounds.maxX - pen.tx - 70) < 1e-9)
    #expect(abs(bounds.minY - pen.ty + 60) < 1e-9 && abs(bounds.maxY - pen.ty + 10) < 1e-9)
  }

  @Test func `case 45: a clip box that varies crops what is painted`() throws {
    // 200…800 at 100, 400…600 at 900, around a square of 180…820.
    for (weight, left, right) in [(100.0, 200.0, 800.0), (400, 300, 700), (650, 350, 650), (900, 400, 600)] {
      let scene = try ColorScenes.still("p", weight: weight)
      let group = try #require(scene.items.first?.group)
      let clip = try #require(group.clip?.first)
      let bounds = scene.outlines[clip.outline].path.controlBounds
      #expect(abs(bounds.minX - left) < 1e-6)
      #expect(abs(bounds.maxX - right) < 1e-6)
    }
  }

  @Test func `a clip box that cuts nothing off is left out`() throws {
    let scene = try ColorScenes.still("a")
    #expect(scene.items.count == 1)
    #expect(scene.items.first?.shape != nil)
  }

  @Test func `a composite is a group of its own in which the source is laid over the backdrop`() throws {
    // U+E017 is multiply: a blue disc over a red square.
    let scene = try ColorScenes.still("\u{E017}")
    let group = try #require(scene.items.first?.group)
    #expect(group.blend == .sourceOver)
    #expect(group.items.count == 2)
    #expect(group.items[1].group?.blend == .multiply)
  }

  @Test func `layers keep their own alpha, though all of a text have the same`() throws {
    // Two composites of a disc over a square, each at alpha 0.75.
    let scene = try ColorScenes.still("\u{E003}\u{E003}")
    #expect(scene.shapes.count == 4)
    for shape in scene.shapes {
      guard case .solid(let color) = shape.paint else { continue }
      #expect(color.alpha == 0.75)
    }
    #expect(scene.items.allSatisfy { ($0.group?.opacity ?? 1) == 1 })
  }

  @Test(arguments: [Gradient.Extend.pad, .repeat, .reflect])
  func `a sweep without extent is an edge, and nothing where it would repeat`(_ extend: Gradient.Extend) throws {
    let stops = [
      Gradient.Stop(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
      Gradient.Stop(offset: 1, color: Color(red: 0, green: 0, blue: 1)),
    ]
    let closed = Gradient.Geometry.sweep(center: Point(x: 20, y: 20), startAngle: .pi, endAngle: .pi)
    let open = Gradient.Geometry.sweep(center: Point(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
    let both = [
      Gradient(geometry: closed, stops: stops, extend: extend),
      Gradient(geometry: open, stops: stops.map { .init(offset: 0.5, color: $0.color) }, extend: extend),
    ]
    for gradient in both {
      let bitmap = try Scene([.rectangle(0, 0, 40, 40)], paint: .gradient(gradient)).drawn(width: 40, height: 40)
      func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let place = (y * 40 + x) * 4
        return Array(bitmap.pixels[place..<place + 4])
      }
      #expect(pixel(30, 30) == (extend == .pad ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      #expect(pixel(30, 10) == (extend == .pad ? [0, 0, 255, 255] : [0, 0, 0, 0]))
    }
  }

  @Test func `gradients keep their place in the outline when the glyph moves`() throws {
    let style = try Plans.style(ColorScenes.paints, size: 100)
    let plan = try Plans.linear("a", "ka", from: style, to: style)
    let yellow = Paint.solid(Color(red8: 0xFF, green8: 0xD5, blue8: 0x4F))
    func distance(_ time: Double) throws -> Vector {
      let shape = try #require(plan.scene(at: time).shapes.first { $0.paint != yellow })
      guard case .gradient(let gradient) = shape.paint, let placement = shape.placements.first else { return .zero }
      return Point(x: gradient.transform.tx, y: gradient.transform.ty) - placement.origin
    }
    #expect(plan.scene(at: 0).placements.last?.origin != plan.scene(at: 1).placements.last?.origin)
    for time in [0, 0.5, 1] { #expect(try distance(time).length < 1e-9) }
  }

  @Test func `case 46: maps of a varying paint follow the axis in every frame`() throws {
    // The star moves by −100 at 100, 0 at 400, 150 at 900.
    let plan = try Plans.linear(
      "E", from: try Plans.style(ColorScenes.paints, size: 1000, weight: 100),
      to: try Plans.style(ColorScenes.paints, size: 1000, weight: 900))
    for (time, way) in [(0.0, -100.0), (0.1875, -50), (0.375, 0), (0.6875, 75), (1, 150)] {
      let placement = try #require(plan.scene(at: time).placements.first)
      #expect(abs(placement.origin.x - way) < 1e-6)
    }
  }

  @Test func `outlines of layers follow the axis too`() throws {
    let light = try ColorScenes.still("H", font: ColorScenes.layers, weight: 100)
    let heavy = try ColorScenes.still("H", font: ColorScenes.layers, weight: 900)
    let plainLight = try ColorScenes.still("H", font: "Twin-thin.ttf")
    #expect(light.outlines.count == 3)
    #expect(light.outlines[1].path == plainLight.outlines[0].path)
    #expect(heavy.outlines[1].path.verbs == light.outlines[1].path.verbs)
    #expect(heavy.outlines[1].path != light.outlines[1].path)
  }

  @Test func `repeated colour glyphs share their outlines`() throws {
    let scene = try ColorScenes.still("kkk")
    #expect(scene.outlines.count == 1)
    #expect(scene.shapes.count == 3)
    #expect(scene.placements.map(\.cluster) == [0, 1, 2])
  }

  @Test func `a colour glyph stands between the outlines before and after it`() throws {
    let scene = try ColorScenes.still("aHd", font: ColorScenes.layers)
    #expect(scene.items.count == 5)
    #expect(scene.items.map { $0.placements.map(\.cluster) } == [[0], [1], [1], [1], [2]])
  }
}
