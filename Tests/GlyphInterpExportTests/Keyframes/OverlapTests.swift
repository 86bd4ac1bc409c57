import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct OverlapTests {
  @Test func `boxes that touch, are apart or are empty do not overlap`() {
    let boxes = [
      Rect(minX: 20, minY: 0, maxX: 30, maxY: 10), Rect(minX: 0, minY: 0, maxX: 10, maxY: 10),
      Rect(minX: 10, minY: 0, maxX: 20, maxY: 10), .empty, Rect(minX: 0, minY: 10, maxX: 30, maxY: 20),
    ]
    #expect(boxes.overlaps.isEmpty)
  }

  @Test func `each pair is there once, from left to right`() {
    let boxes = [
      Rect(minX: 8, minY: 5, maxX: 30, maxY: 6), Rect(minX: 0, minY: 0, maxX: 10, maxY: 10),
      Rect(minX: 29, minY: 0, maxX: 40, maxY: 10),
    ]
    #expect(boxes.overlaps.map { [$0.first, $0.second] } == [[1, 0], [0, 2]])
  }
}
