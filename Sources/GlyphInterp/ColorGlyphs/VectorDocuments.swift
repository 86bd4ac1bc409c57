/// Which glyphs have an SVG document, in the table `SVG `: they are not drawn as such, which a notice says.
///
/// Source: OpenType 1.9, `SVG`.
struct VectorDocuments: Sendable {
  private let list: ByteReader
  private let count: Int

  /// Reads the head of the table; `nil` where it is malformed.
  init?(_ table: ByteReader) {
    guard let offset = table.uint32(2), let list = table.from(offset), let count = list.uint16(0),
      list.holds(count, recordsOf: 12, at: 2)
    else { return nil }
    self.list = list
    self.count = count
  }

  /// Whether a glyph has a document.
  func contains(_ glyph: GlyphID) -> Bool {
    let glyph = Int(glyph.rawValue)
    return (0..<count).contains { index in
      guard let start = list.uint16(2 + 12 * index), let end = list.uint16(4 + 12 * index) else { return false }
      return start <= glyph && glyph <= end
    }
  }
}
