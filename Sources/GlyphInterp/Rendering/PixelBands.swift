/// Rectangles of pixels one below the other: the lines of a text, without the gaps between them.
struct PixelBands: Hashable, Sendable {
  /// The rectangles from the top; no row is in two of them.
  private(set) var rects: [PixelRect] = []

  init() {}

  init(_ rect: PixelRect) {
    if !rect.isEmpty { rects = [rect] }
  }

  /// The smallest rectangle around all.
  var union: PixelRect {
    guard let first = rects.first, let last = rects.last else { return .empty }
    return PixelRect(
      minX: rects.reduce(first.minX) { min($0, $1.minX) }, minY: first.minY,
      maxX: rects.reduce(first.maxX) { max($0, $1.maxX) }, maxY: last.maxY)
  }

  /// Whether a rectangle shares a pixel with any of them.
  func intersects(_ rect: PixelRect) -> Bool {
    guard let last = rects.last, rect.minY < last.maxY else { return false }
    return rects.contains { !$0.intersection(rect).isEmpty }
  }

  /// Adds a rectangle; those that share a row with it become one with it.
  mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    if let last = rects.last, rect.minY < last.maxY {
      let above = rects.prefix { $0.maxY <= rect.minY }
      let below = rects.dropFirst(above.count).drop { $0.minY < rect.maxY }
      let met = rects[above.count..<below.startIndex]
      rects = above + [met.reduce(rect) { $0.union($1) }] + below
    } else {
      rects.append(rect)
    }
  }
}
