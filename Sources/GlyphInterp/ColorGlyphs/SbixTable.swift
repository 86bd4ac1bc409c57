/// Where the pictures of `sbix` stand from their pen origins, which FreeType does not hand out unchanged.
///
/// Source: OpenType 1.9, `sbix`.
struct SbixTable: Sendable {
  private let table: ByteReader
  private let glyphCount: Int
  private let strikeCount: Int

  /// Reads the head of the table; `nil` where it is malformed.
  init?(_ table: ByteReader, glyphCount: Int) {
    guard let strikeCount = table.uint32(4), table.holds(strikeCount, recordsOf: 4, at: 8) else { return nil }
    self.table = table
    self.glyphCount = glyphCount
    self.strikeCount = strikeCount
  }

  /// The lower left corner of a glyph's picture, in pixels, y up; `nil` where the strike has none.
  func corner(of glyph: GlyphID, pixelsPerEm: Int) -> Vector? {
    for index in 0..<strikeCount {
      guard let offset = table.uint32(8 + 4 * index), let strike = table.from(offset),
        strike.uint16(0) == pixelsPerEm
      else { continue }
      return corner(of: Int(glyph.rawValue), in: strike, mayRefer: true)
    }
    return nil
  }

  private func corner(of glyph: Int, in strike: ByteReader, mayRefer: Bool) -> Vector? {
    guard
      glyph < glyphCount, let start = strike.uint32(4 + 4 * glyph), let end = strike.uint32(8 + 4 * glyph),
      end >= start + 8, let data = strike.from(start), let x = data.int16(0), let y = data.int16(2)
    else { return nil }
    let duplicate = 0x6475_7065
    if mayRefer, data.uint32(4) == duplicate, let other = data.uint16(8) {
      return corner(of: other, in: strike, mayRefer: false)
    }
    return Vector(dx: Double(x), dy: Double(y))
  }
}
