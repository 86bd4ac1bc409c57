import Testing

@testable import GlyphInterp

@Suite("Unions against samples")
struct UnionSampleTests {
  @Test("the union of 60 random outlines is within 6/255 of 32 × 64 samples a pixel")
  func random() throws {
    let seed: UInt64 = 0x5EED_0006
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<60 {
      var path = Path()
      for _ in 0..<3 {
        path.verbs += [.move, .line, .quad, .line, .close]
        for _ in 0..<5 {
          // Corners on 1/64 px, where the rasteriser puts them.
          path.points.append(
            Point(
              x: (numbers.number(in: -2...26) * 64).rounded() / 64, y: (numbers.number(in: -2...26) * 64).rounded() / 64
            ))
        }
      }
      let picture = try Scene([path], hasOverlaps: true).drawn(
        width: 24, height: 24, options: RenderOptions(placement: .exact))
      let expected = sampled(path, size: 24)
      let worst = zip((0..<24).flatMap { picture.alphas(row: $0) }, expected).map { abs(Double($0) - $1) }.max() ?? 0
      #expect(worst <= 6, "seed \(seed)")
    }
  }

  /// Exact across, 64 samples down: spans of non-zero winding along lines.
  private func sampled(_ path: Path, size: Int) -> [Double] {
    let edges = edges(of: path)
    var result = [Double](repeating: 0, count: size * size)
    let samples = 64
    for line in 0..<size * samples {
      let y = (Double(line) + 0.5) / Double(samples)
      var crossings: [(x: Double, winding: Int)] = []
      for (from, to) in edges where (from.y <= y) != (to.y <= y) {
        crossings.append(
          (from.x + (y - from.y) * (to.x - from.x) / (to.y - from.y), from.y < to.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for index in crossings.indices.dropLast() {
        winding += crossings[index].winding
        guard winding != 0 else { continue }
        for column in 0..<size {
          let covered = min(crossings[index + 1].x, Double(column + 1)) - max(crossings[index].x, Double(column))
          if covered > 0 { result[line / samples * size + column] += covered * 255 / Double(samples) }
        }
      }
    }
    return result.map { min(255, $0) }
  }

  private func edges(of path: Path) -> [(Point, Point)] {
    var result: [(Point, Point)] = []
    var start = Point.zero
    var pen = Point.zero
    var index = 0
    for verb in path.verbs {
      switch verb {
      case .move: start = path.points[index]
      case .line: result.append((pen, path.points[index]))
      case .quad:
        var from = pen
        for step in 1...64 {
          let t = Double(step) / 64
          let first = pen.interpolated(to: path.points[index], at: t)
          let second = path.points[index].interpolated(to: path.points[index + 1], at: t)
          let to = first.interpolated(to: second, at: t)
          result.append((from, to))
          from = to
        }
      case .cubic: break
      case .close: result.append((pen, start))
      }
      index += verb.pointCount
      pen = verb == .close ? start : path.points[index - 1]
    }
    return result
  }
}
