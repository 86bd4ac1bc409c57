import Testing

@testable import GlyphInterp

@Suite("Contours that overlap")
struct OutlineOverlapTests {
  @Test("a plain outline does not overlap, whatever its direction and its holes")
  func plain() {
    let outer = Path.circle(0, 0, radius: 10)
    let hole = Path.rectangle(-3, -3, 3, 3)
    #expect(!OutlineOverlap.decide(outer))
    #expect(!OutlineOverlap.decide(hole))
    #expect(!OutlineOverlap.decide(outer + hole))
    #expect(!OutlineOverlap.decide(Path.rectangle(0, 0, 1, 1) + .rectangle(1, 0, 2, 1)))
    #expect(!OutlineOverlap.decide(Path()))
  }

  @Test("crossing bars overlap, at any size; the area is that of the crossing")
  func crossing() {
    for scale in [0.001, 1, 1000] {
      let bars = (Path.rectangle(0, 40, 100, 60) + .rectangle(40, 0, 60, 100))
        .transformed(by: .scale(x: scale, y: scale))
      #expect(OutlineOverlap.decide(bars))
    }
    let area = OutlineOverlap.area(of: Path.rectangle(0, 4, 10, 6) + .rectangle(4, 0, 6, 10), scale: 1)
    #expect(abs(area - 4) < 1e-9)
  }

  @Test("a contour that winds against the rest overlaps where it leaves it")
  func opposite() {
    let hole = Path.rectangle(8, 8, 14, 14)
    let reversed = Path(verbs: hole.verbs, points: hole.points.reversed())
    #expect(OutlineOverlap.decide(Path.rectangle(0, 0, 10, 10) + reversed))
  }

  @Test("any outline is decided and filled, 500 random ones, degenerate, far and broken ones among them")
  func anyOutline() throws {
    let seed: UInt64 = 0x5EED_0301
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<500 {
      let path = Self.anyPath(&numbers)
      for scale in [1, 1e-3, 37.5] {
        let area = OutlineOverlap.area(of: path, scale: scale)
        #expect(area.isFinite && area >= 0, "seed \(seed)")
      }
      _ = OutlineOverlap.decide(path)
      for hasOverlaps in [false, true] {
        let picture = try Scene([path], hasOverlaps: hasOverlaps).drawn(width: 20, height: 20)
        #expect(picture.width == 20)
      }
    }
  }

  /// Contours of any verbs, of coordinates that often coincide, or are tiny, far away or no numbers at all; now and then
  /// with points missing at the end.
  private static func anyPath(_ numbers: inout SeededNumbers) -> Path {
    func whole(_ range: ClosedRange<Double>) -> Int { Int(numbers.number(in: range).rounded(.down)) }
    let kind = whole(0...6.99)
    func coordinate() -> Double {
      switch kind {
      case 0, 1: Double(whole(0...4.99))
      case 2: numbers.number(in: -10...30)
      case 3: (numbers.number(in: -10...30) * 64).rounded() / 64
      case 4: numbers.number(in: -1e-9...1e-9)
      case 5: numbers.number(in: -3e4...3e4)
      default: [0, 1e6, -1e9, 1e300, .infinity, -.infinity, .nan, 7][whole(0...7.99)]
      }
    }
    var path = Path()
    for _ in 0..<whole(0...5.99) {
      if whole(0...9.99) > 0 { path.verbs.append(.move) }
      for _ in 0..<whole(0...6.99) { path.verbs.append([.line, .line, .quad, .cubic, .close][whole(0...4.99)]) }
    }
    for verb in path.verbs {
      for _ in 0..<verb.pointCount { path.points.append(Point(x: coordinate(), y: coordinate())) }
    }
    if whole(0...9.99) == 0 { path.points.removeLast(min(path.points.count, whole(0...3.99))) }
    return path
  }
}
