import Testing

@testable import GlyphInterp

@Suite("Gradients")
struct GradientTests {
  private let white = Color(red: 1, green: 1, blue: 1)
  private let black = Color(red: 0, green: 0, blue: 0)

  private func levels(_ gradient: Gradient, row: Int = 0, size: Int = 10) throws -> [Int] {
    let side = Double(size)
    let picture = try Scene([.rectangle(0, 0, side, side)], paint: .gradient(gradient)).drawn(width: size, height: size)
    return (0..<size).map { Int(picture[$0, row].red) }
  }

  private func linear(_ extend: Gradient.Extend, from: Double, to: Double) -> Gradient {
    Gradient(
      geometry: .linear(
        start: Point(x: from, y: 0), end: Point(x: to, y: 0), rotation: Point(x: from, y: 5)),
      stops: [.init(offset: 0, color: black), .init(offset: 1, color: white)], extend: extend)
  }

  @Test("a linear gradient has the value of each pixel's middle")
  func linearPad() throws {
    let expected = (0..<10).map { Int(((Double($0) + 0.5) / 10 * 255).rounded()) }
    #expect(zip(try levels(linear(.pad, from: 0, to: 10)), expected).allSatisfy { abs($0 - $1) <= 1 })
    #expect(try levels(linear(.pad, from: 4, to: 6)) == [0, 0, 0, 0, 64, 191, 255, 255, 255, 255])
  }

  @Test("beyond its ends a gradient repeats, or runs to and fro")
  func extend() throws {
    let `repeat` = try levels(linear(.repeat, from: 0, to: 4))
    #expect(`repeat`[0] == `repeat`[4] && `repeat`[3] == `repeat`[7] && `repeat`[3] > `repeat`[4])
    let reflect = try levels(linear(.reflect, from: 0, to: 4))
    #expect(reflect[3] == reflect[4] && reflect[0] == reflect[7] && reflect[0] == reflect[8])
  }

  @Test("the third point turns the lines of equal colour")
  func rotation() throws {
    // Lines of equal colour run along the diagonal, so the gradient runs across it: (0, 0) and (5, 5) have one colour.
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 10, y: 0), rotation: Point(x: 5, y: 5)),
      stops: [.init(offset: 0, color: black), .init(offset: 1, color: white)])
    #expect(try levels(gradient, row: 0)[4] == levels(gradient, row: 4)[8])
  }

  @Test("a radial gradient between two circles, the second the larger")
  func radial() throws {
    let gradient = Gradient(
      geometry: .radial(
        startCenter: Point(x: 5, y: 5), startRadius: 0, endCenter: Point(x: 5, y: 5), endRadius: 5),
      stops: [.init(offset: 0, color: white), .init(offset: 1, color: black)])
    let row = try levels(gradient, row: 4)
    // The middles of pixels 5 and 9 of that row are √0.5 and √(4.5² + 0.5²) from the centre.
    #expect(abs(row[5] - 219) <= 1 && abs(row[9] - 24) <= 1)
    // Two circles side by side: nothing is coloured behind the cone that they span.
    let cone = Gradient(
      geometry: .radial(
        startCenter: Point(x: 2, y: 5), startRadius: 1, endCenter: Point(x: 8, y: 5), endRadius: 1),
      stops: [.init(offset: 0, color: white), .init(offset: 1, color: white)])
    let picture = try Scene([.rectangle(0, 0, 10, 10)], paint: .gradient(cone)).drawn(width: 10, height: 10)
    #expect(picture[5, 0].alpha == 0 && picture[5, 5].alpha == 255)
  }

  @Test("a sweep runs from the positive x axis towards positive y")
  func sweep() throws {
    let gradient = Gradient(
      geometry: .sweep(center: Point(x: 5, y: 5), startAngle: 0, endAngle: 2 * Double.pi),
      stops: [.init(offset: 0, color: black), .init(offset: 1, color: white)])
    let down = try levels(gradient, row: 9)[5]
    let left = try levels(gradient, row: 5)[0]
    let up = try levels(gradient, row: 0)[4]
    #expect(abs(down - 59) <= 2 && abs(left - 123) <= 2 && abs(up - 187) <= 2)
  }

  @Test("case 47: stops mix premultiplied: the middle of red and transparent is half of red, without darkening")
  func premultiplied() throws {
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 10, y: 0), rotation: Point(x: 0, y: 5)),
      stops: [
        .init(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
        .init(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0)),
      ])
    let picture = try Scene([.rectangle(0, 0, 10, 10)], paint: .gradient(gradient)).drawn(width: 10, height: 10)
    for x in 0..<10 {
      #expect(picture[x, 3].red == picture[x, 3].alpha && picture[x, 3].blue == 0)
    }
  }

  @Test("gradients without stops or area draw nothing, and one stop fills")
  func degenerate() throws {
    var gradient = linear(.pad, from: 3, to: 3)
    #expect(try levels(gradient) == [Int](repeating: 0, count: 10))
    gradient = linear(.pad, from: 0, to: 10)
    gradient.stops = []
    #expect(try levels(gradient) == [Int](repeating: 0, count: 10))
    gradient.stops = [.init(offset: 0.5, color: white)]
    #expect(try levels(gradient) == [Int](repeating: 255, count: 10))
    gradient.stops = [.init(offset: .nan, color: white), .init(offset: 0, color: black)]
    #expect(try levels(gradient) == [Int](repeating: 0, count: 10))
  }
}
