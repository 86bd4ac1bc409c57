import GlyphInterp
import Testing

@testable import GlyphInterpExport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PicturePlacesTests {
  private func places(
    bends: [Double] = [0, 1], colors: (Double) -> [Double] = { _ in [0] }, mixesStraight: Bool = false,
    points: ((Double) -> [Point])? = nil
  ) -> [Double] {
    // Levels of a translucent green.
    func inks(_ progress: Double) -> [Overprint.Ink] { colors(progress).map { [0, Float($0 * $0), 0, Float($0)] } }
    func greys(_ progress: Double) -> [Overprint.Ink] { colors(progress).map { Overprint.Ink(repeating: Float($0)) } }
    return PicturePlaces(
      bends: bends, colors: mixesStraight ? inks : greys, mixesStraight: mixesStraight, points: points
    ).progresses
  }

  @Test func `what stays where it is has as many pictures as its colours need`() {
    #expect(places(points: nil) == [0, 1])
    #expect(places(points: { _ in [Point(x: 3, y: 4)] }) == [0, 1])
    #expect(places(bends: [0, 0.25, 1], colors: { [min($0 * 4, 1)] }, points: nil) == [0, 0.25, 1])
  }

  @Test func `colours that are mixed apart from their alphas need no picture between where both are straight`() {
    #expect(places(colors: { [0.2 + 0.8 * $0] }, mixesStraight: true) == [0, 1])
    // Mixed as they are, a product of two levels bends: by 0.64 / 8 of 255ths each way, which is 20 of them.
    let found = PicturePlaces(
      bends: [0, 1], colors: { [[0, Float($0 * $0), 0, Float($0)]] }, points: nil
    ).progresses
    #expect((6...9).contains(found.count))
  }

  @Test func `colours that bend all the way have 64 pictures at most`() {
    #expect((32...64).contains(places(colors: { [0.5 + 0.5 * sin(40 * $0)] }).count))
  }

  @Test func `what moves is seen every half pixel`() {
    // 10 pixels; the point that goes farthest counts.
    let found = places(points: { [Point(x: 6 * $0, y: 8 * $0), Point(x: $0, y: 0)] })
    #expect(found.count == 21)
    for (index, place) in found.enumerated() { #expect(abs(place - Double(index) / 20) < 1e-9) }
  }

  @Test func `where it moves fast, pictures are dense`() {
    // 1 pixel until 0.5, then 4.
    let found = places(bends: [0, 0.5, 1], points: { [Point(x: $0 < 0.5 ? 2 * $0 : 8 * $0 - 3, y: 0)] })
    #expect(found.filter { $0 < 0.5 - 1e-9 }.count == 2)
    #expect(found.filter { $0 > 0.5 + 1e-9 }.count == 8)
  }

  @Test func `a long way has longer steps, and what its colours need beside them`() {
    #expect(places(points: { [Point(x: 1000 * $0, y: 0)] }).count == 65)
    let found = places(
      bends: [0, 0.3, 1], colors: { [$0 < 0.3 ? 0 : $0 - 0.3] }, points: { [Point(x: 1000 * $0, y: 0)] })
    #expect(found.contains(0.3) && (65...66).contains(found.count))
  }

  @Test func `a whole turn is no stillness, and what goes beyond its ends is seen there`() {
    let turn = places(points: { [.zero + Vector(dx: 5 * cos(2 * .pi * $0), dy: 5 * sin(2 * .pi * $0))] })
    // A circle of 31.4 pixels.
    #expect((60...64).contains(turn.count))
    let found = places(bends: [-0.1, 0, 1, 1.2], points: { [Point(x: 10 * $0, y: 0)] })
    #expect(found.first == -0.1 && found.last == 1.2 && found.contains(0) && found.contains(1))
    #expect(found.count == 1 + 2 + 20 + 4)
  }

  @Test func `a glyph that its font moves is as many pictures as half pixels`() throws {
    // The star of E goes by 150 and 100 of 1000 units, and its point (589, 473) becomes (623, 520) besides: at 100
    // pixels (18.4, 14.7), which is 23.55 pixels long, 48 steps.
    let style = try [400.0, 900].map { try Sequences.style("Twin-colr1.ttf", size: 100, weight: $0) }
    let sequence = try Sequences.one("E", from: style[0], to: style[1], animation: .linear)
    let frame = Rect(minX: -600, minY: -200, maxX: 600, maxY: 300)
    let document = try AnimatedSVG(sequence, canvases: [Canvas(fitting: frame)]).document
    #expect(document.split(separator: "plus-lighter").count == 1 + 49)
  }
}
