import Testing

@testable import GlyphInterp

@Suite("Coverage of outlines")
struct CoverageTests {
  @Test("a rectangle covers pixels by the share of their area")
  func rectangle() throws {
    // 1.25…3.5 across, 1.5…3 down: columns 0.75, 1, 0.5 of a pixel, rows 0.5, 1.
    let picture = try Scene([.rectangle(1.25, 1.5, 3.5, 3)]).drawn(width: 5, height: 4)
    #expect(picture.alphas(row: 0) == [0, 0, 0, 0, 0])
    #expect(picture.alphas(row: 1) == [0, 96, 128, 64, 0])
    #expect(picture.alphas(row: 2) == [0, 192, 255, 128, 0])
    #expect(picture.alphas(row: 3) == [0, 0, 0, 0, 0])
    #expect(picture[2, 2] == PremultipliedRGBA8(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(picture.inkedRect == PixelRect(minX: 1, minY: 1, maxX: 4, maxY: 3))
  }

  @Test("what lies outside the bitmap is clipped on every side")
  func clipping() throws {
    let picture = try Scene([.rectangle(-100, -50, 1000, 2.5)]).drawn(width: 20, height: 4)
    #expect(picture.alphas(row: 0) == [Int](repeating: 255, count: 20))
    #expect(picture.alphas(row: 2) == [Int](repeating: 128, count: 20))
    #expect(picture.alphas(row: 3) == [Int](repeating: 0, count: 20))
  }

  @Test("coordinates that are not finite, or far beyond any picture, draw nothing and harm nothing")
  func hostileCoordinates() throws {
    for value in [Double.nan, .infinity, -.infinity, 1e300, 1e9] {
      var path = Path.rectangle(0, 0, 4, 4)
      path.points[2].x = value
      let picture = try Scene([path, .rectangle(0, 0, 1, 1)]).drawn(width: 4, height: 4)
      #expect(picture[0, 0].alpha == 255)
      #expect(picture[3, 3].alpha == 0)
    }
    var broken = Path.rectangle(0, 0, 4, 4)
    broken.points.removeLast(3)
    #expect(try Scene([broken]).drawn(width: 4, height: 4).inkedRect.isEmpty)
  }

  @Test("an outline larger than FreeType can fill is filled by the sweep")
  func largeOutline() throws {
    let picture = try Scene([.rectangle(-40_000, -40_000, 40_000, 1.5)]).drawn(width: 3, height: 3)
    #expect(picture.alphas(row: 0) == [255, 255, 255])
    #expect(picture.alphas(row: 1) == [128, 128, 128])
    #expect(picture.alphas(row: 2) == [0, 0, 0])
  }

  @Test("case 72: contours that cross are filled by the non-zero rule, so a crossing bar punches no hole")
  func nonZero() throws {
    let crossing = Path.rectangle(1, 3, 9, 6) + .rectangle(4, 0, 6, 9)
    for hasOverlaps in [false, true] {
      let picture = try Scene([crossing], hasOverlaps: hasOverlaps).drawn(width: 10, height: 10)
      #expect(picture[5, 4].alpha == 255)
      #expect(picture[2, 4].alpha == 255)
      #expect(picture[2, 1].alpha == 0)
    }
    var ring = Path.rectangle(0, 0, 9, 9)
    let hole = Path.rectangle(3, 3, 6, 6)
    ring = ring + Path(verbs: hole.verbs, points: hole.points.reversed())
    #expect(try Scene([ring]).drawn(width: 9, height: 9)[4, 4].alpha == 0)
  }

  @Test("case 71: contours that overlap along an edge are not darker there")
  func coincidentEdges() throws {
    // Two bars that share their left edge at 1.5: FreeType alone would give 255 there, the union gives one half.
    let bars = Path.rectangle(1.5, 0, 6, 4) + .rectangle(1.5, 0, 4, 4)
    #expect(OutlineOverlap.decide(bars))
    #expect(try Scene([bars]).drawn(width: 8, height: 4).alphas(row: 1)[1] == 255)
    let union = try Scene([bars], hasOverlaps: true).drawn(width: 8, height: 4)
    #expect(union.alphas(row: 1) == [0, 128, 255, 255, 255, 255, 0, 0])
  }

  @Test("two rectangles with a common edge show no seam")
  func commonEdge() throws {
    for step in 0..<16 {
      let edge = 4 + Double(step) / 16
      let pair = Path.rectangle(1, 0, edge, 4) + .rectangle(edge, 0, 9, 4)
      for hasOverlaps in [false, true] {
        let picture = try Scene([pair], hasOverlaps: hasOverlaps).drawn(width: 10, height: 4)
        #expect(picture.alphas(row: 1) == [0, 255, 255, 255, 255, 255, 255, 255, 255, 0])
      }
      let joined = Scene([.rectangle(1, 0, edge, 4), .rectangle(edge, 0, 9, 4)], join: .add)
      let levels = try joined.drawn(width: 10, height: 4).alphas(row: 1)
      #expect(levels[1..<9].allSatisfy { $0 >= 254 })
    }
  }

  @Test("letters that join are covered once, whether they meet, go on in each other or run around another way")
  func joinedLetters() throws {
    // Two strokes from half of row 0 on, that overlap by nothing, by part of a pixel, by two pixels.
    for (end, start) in [(5.25, 5.25), (5.75, 5.25), (6.5, 4.5)] {
      let strokes = [Path.rectangle(1, 0.5, end, 3), .rectangle(start, 0.5, 9, 3)]
      let picture = try Scene(strokes, join: .add).drawn(width: 10, height: 4)
      #expect(picture.alphas(row: 0) == [0, 128, 128, 128, 128, 128, 128, 128, 128, 0])
      #expect(picture.alphas(row: 1) == [0, 255, 255, 255, 255, 255, 255, 255, 255, 0])
    }
    // A mark above the join, which touches neither.
    let marked = [Path.rectangle(1, 2.5, 6.5, 5), .rectangle(3, 0, 4, 1), .rectangle(4.5, 2.5, 9, 5)]
    let picture = try Scene(marked, join: .add).drawn(width: 10, height: 6)
    #expect(picture.alphas(row: 0) == [0, 0, 0, 255, 0, 0, 0, 0, 0, 0])
    #expect(picture.alphas(row: 2) == [0, 128, 128, 128, 128, 128, 128, 128, 128, 0])
    let other = Path.rectangle(4.5, 0.5, 9, 3)
    let reversed = Path(verbs: other.verbs, points: other.points.reversed())
    let mixed = try Scene([.rectangle(1, 0.5, 6.5, 3), reversed], join: .add).drawn(width: 10, height: 4)
    #expect(mixed.alphas(row: 1) == [0, 255, 255, 255, 255, 255, 255, 255, 255, 0])
  }

  @Test("a circle has the area of a circle, to a pixel in a thousand, exactly or by the sweep")
  func circleArea() throws {
    for hasOverlaps in [false, true] {
      let picture = try Scene([.circle(32.3, 31.6, radius: 28)], hasOverlaps: hasOverlaps)
        .drawn(width: 64, height: 64)
      let area = (0..<64).flatMap { picture.alphas(row: $0) }.reduce(0, +)
      #expect(abs(Double(area) / 255 / (Double.pi * 28 * 28) - 1) < 0.001)
    }
  }
}
