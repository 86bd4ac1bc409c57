import Testing

@testable import GlyphInterp

@Suite("Ink bounds")
struct InkBoundsTests {
  @Test("curves count by their extremes, not by their control points")
  func extremes() {
    // A parabola from (0, 0) to (8, 0) with its control point at (4, 6): its top is at half the height.
    let quad = Path(verbs: [.move, .quad, .close], points: [.zero, Point(x: 4, y: 6), Point(x: 8, y: 0)])
    #expect(quad.inkBounds() == Rect(minX: 0, minY: 0, maxX: 8, maxY: 3))
    // y = 3·t·(1 − t)·6 with both controls at height 6: at t = ½ it is 4.5.
    let cubic = Path(
      verbs: [.move, .cubic, .close], points: [.zero, Point(x: 0, y: 6), Point(x: 8, y: 6), Point(x: 8, y: 0)])
    #expect(cubic.inkBounds() == Rect(minX: 0, minY: 0, maxX: 8, maxY: 4.5))
    let circle = Path.circle(10, 20, radius: 5).inkBounds(under: .scale(x: 2, y: -1))
    #expect(abs(circle.minX - 10) < 1e-9 && abs(circle.maxX - 30) < 1e-9)
    #expect(abs(circle.minY + 25) < 1e-9 && abs(circle.maxY + 15) < 1e-9)
  }

  @Test("no pixel is inked outside the bounds, and every side is reached, for 200 random paths")
  func randomPaths() throws {
    let seed: UInt64 = 0x5EED_0003
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      var path = Path()
      for contour in 0..<2 {
        _ = contour
        path.verbs += [.move, .cubic, .quad, .line, .close]
        for _ in 0..<7 {
          path.points.append(Point(x: numbers.number(in: 8...56), y: numbers.number(in: 8...56)))
        }
      }
      let scene = Scene([path], hasOverlaps: true)
      let bounds = PixelRect(around: scene.inkBounds())
      let picture = try scene.drawn(width: 64, height: 64)
      for y in 0..<64 {
        for x in 0..<64 where picture[x, y].alpha > 0 {
          #expect(
            bounds.outset(by: 0).contains(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)), "seed \(seed)")
        }
      }
    }
  }

  @Test("blur, pictures, groups, clips and transparency take part as they are drawn")
  func items() {
    let box = SceneOutline(path: .rectangle(0, 0, 10, 10))
    func shape(blur: Double = 0, opacity: Double = 1) -> SceneItem {
      .shape(
        SceneShape(
          placements: [Placement(outline: 0, origin: Point(x: 5, y: 5))], paint: .solid(.white), opacity: opacity,
          blur: blur))
    }
    func bounds(_ item: SceneItem) -> Rect { Scene(outlines: [box], items: [item]).inkBounds() }
    #expect(bounds(shape()) == Rect(minX: 5, minY: 5, maxX: 15, maxY: 15))
    // 2.8 · 2 = 5.6, rounded up.
    #expect(bounds(shape(blur: 2)) == Rect(minX: -1, minY: -1, maxX: 21, maxY: 21))
    #expect(bounds(shape(opacity: 0)).isEmpty)
    let clipped = SceneGroup(items: [shape()], clip: [Placement(outline: 0, origin: .zero)])
    #expect(bounds(.group(clipped)) == Rect(minX: 5, minY: 5, maxX: 10, maxY: 10))
    let image = SceneImage(width: 2, height: 3, pixels: [UInt8](repeating: 255, count: 24))
    let placed = SceneImagePlacement(image: 0, transform: .scale(x: 2, y: 2))
    let scene = Scene(images: [image], items: [.image(placed)])
    #expect(scene.inkBounds(under: .translation(x: 1, y: 0)) == Rect(minX: 1, minY: 0, maxX: 5, maxY: 6))
  }

  @Test("cases 79 and 81: ink that leaves the line box is neither lost in the bounds nor cut")
  func beyondLineBox() throws {
    var scene = Scene([.rectangle(-3, -12, 4, 9)])
    scene.layoutBox = Rect(minX: 0, minY: -8, maxX: 4, maxY: 2)
    #expect(scene.inkBounds() == Rect(minX: -3, minY: -12, maxX: 4, maxY: 9))
    let picture = try scene.drawn(width: 7, height: 21, transform: .translation(x: 3, y: 12))
    #expect((0..<21).allSatisfy { picture.alphas(row: $0).allSatisfy { $0 == 255 } })
  }
}
