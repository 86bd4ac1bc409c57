import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct LottieGradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// From (10, 0) along x to (110, 0).
  private func line(_ stops: [(Double, Color)], extend: Gradient.Extend = .pad, transform: Transform2D = .identity)
    -> Gradient
  {
    Gradient(
      geometry: .linear(start: Point(x: 10, y: 0), end: Point(x: 110, y: 0), rotation: Point(x: 10, y: 1)),
      stops: stops.map { .init(offset: $0.0, color: $0.1) }, extend: extend, transform: transform)
  }

  @Test func `a line starts at its first stop and ends at its last`() throws {
    let gradient = try #require(
      LottieGradient(line([(0.2, red), (0.7, blue)]), in: Rect(minX: 0, minY: 0, maxX: 200, maxY: 10)))
    #expect(gradient.kind == .linear)
    #expect(gradient.start == Point(x: 30, y: 0))
    #expect((gradient.end - Point(x: 80, y: 0)).length < 1e-9)
    #expect(gradient.stops == [.init(offset: 0, color: red), .init(offset: 1, color: blue)])
  }

  @Test func `stops at one place are apart at both ends and between, and within the gradient`() throws {
    let stops = [(0.0, red), (0, green), (0.5, red), (0.5, blue), (1, green), (1, red), (1, blue)]
    let gradient = try #require(LottieGradient(line(stops), in: Rect(minX: 10, minY: 0, maxX: 110, maxY: 10)))
    // The first stop at the start is never seen.
    let expected = [0, 0.5, 0.5001, 0.9998, 0.9999, 1]
    let separate = gradient.separateStops
    #expect(separate.count == expected.count)
    #expect(zip(separate, expected).allSatisfy { abs($0.offset - $1) < 1e-12 })
    #expect(separate.map(\.color) == [green, red, blue, green, red, blue])
    let numbers = gradient.numbers(withAlpha: true, isKeyed: false)
    #expect(numbers.count == 6 * 4 + 6 * 2)
    #expect(numbers[4..<8] == [0.5, 1, 0, 0])
    #expect(numbers[24..<26] == [0, 1])
  }

  @Test func `what is repeated is written out as often as it is seen, its edges at whole percents`() throws {
    // Rounds of 100 pixels from 10 on: the box from 0 to 250 meets four of them.
    let gradient = try #require(
      LottieGradient(line([(0, red), (1, blue)], extend: .repeat), in: Rect(minX: 0, minY: 0, maxX: 250, maxY: 10)))
    #expect(gradient.start == Point(x: -90, y: 0))
    #expect(gradient.stops.map(\.color) == [red, blue, red, blue, red, blue, red, blue])
    let percents = gradient.stops.map { $0.offset * 100 }
    #expect(percents.allSatisfy { abs($0 - $0.rounded()) < 0.1 })
    #expect(gradient.end.x >= 250)
    // To and fro, without edges.
    let mirrored = try #require(
      LottieGradient(line([(0, red), (1, blue)], extend: .reflect), in: Rect(minX: 0, minY: 0, maxX: 250, maxY: 10)))
    #expect(mirrored.stops.map(\.color) == [blue, red, red, blue, blue, red, red, blue])
    let fine = line([(0, red), (0.000_1, blue)], extend: .repeat)
    #expect(LottieGradient(fine, in: Rect(minX: 0, minY: 0, maxX: 250, maxY: 1)) == nil)
  }

  @Test func `circles have the outer one's centre, and the inner one's as their highlight`() throws {
    // Offset 0 is the point (0, 0), offset 1 the circle of radius 10 about (4, 0); drawn twice as large.
    let circles = Gradient(
      geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: Point(x: 4, y: 0), endRadius: 10),
      stops: [.init(offset: 0, color: red), .init(offset: 1, color: blue)], transform: .scale(x: 2, y: 2))
    let gradient = try #require(LottieGradient(circles, in: Rect(minX: -50, minY: -50, maxX: 50, maxY: 50)))
    #expect(gradient.kind == .radial)
    #expect((gradient.start - Point(x: 8, y: 0)).length < 1e-9)
    #expect((gradient.end - Point(x: -12, y: 0)).length < 1e-9)
    #expect(abs(gradient.highlight - 40) < 1e-9)
    var squeezed = circles
    squeezed.transform = .scale(x: 2, y: 1)
    #expect(LottieGradient(squeezed, in: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)) == nil)
    var quarterTurned = circles
    quarterTurned.transform = Transform2D(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    let turned = try #require(LottieGradient(quarterTurned, in: Rect(minX: -50, minY: -50, maxX: 50, maxY: 50)))
    #expect((turned.start - Point(x: 0, y: 8)).length < 1e-9)
    #expect((turned.end - Point(x: 0, y: -12)).length < 1e-9)
    #expect(abs(turned.highlight - 40) < 1e-9)
  }

  @Test func `between stops of several alphas colours mix as in scenes, premultiplied`() throws {
    let faint = Color(red: 0, green: 0, blue: 1, alpha: 0.25)
    let gradient = try #require(
      LottieGradient(line([(0, red), (1, faint)]), in: Rect(minX: 10, minY: 0, maxX: 110, maxY: 10)))
    #expect(gradient.stops.count == 17)
    // Half-way: alpha 0.625, of which red is 0.5 and blue 0.125.
    let middle = gradient.stops[8]
    #expect(middle.offset == 0.5 && abs(middle.color.alpha - 0.625) < 1e-12)
    #expect(abs(middle.color.red - 0.8) < 1e-12 && abs(middle.color.blue - 0.2) < 1e-12)
  }
}
