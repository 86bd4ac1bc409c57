/// Which glyphs a TrueType glyph is put together from.
///
/// Source: OpenType 1.9, `glyf`, "Composite glyph description", and `loca`.
struct GlyphComponents: Sendable {
  private let glyf: ByteReader
  private let loca: ByteReader
  private let hasLongOffsets: Bool

  /// Makes a reader of both tables; `head.indexToLocFormat` says how `loca` is written.
  init(glyf: ByteReader, loca: ByteReader, hasLongOffsets: Bool) {
    self.glyf = glyf
    self.loca = loca
    self.hasLongOffsets = hasLongOffsets
  }

  /// The glyph, its components and theirs, each once; what cannot be read is left out.
  func closure(of glyph: GlyphID) -> [GlyphID] {
    var found: [GlyphID] = [glyph]
    var seen: Set<GlyphID> = [glyph]
    var next = 0
    while next < found.count {
      for component in components(of: found[next]) where seen.insert(component).inserted { found.append(component) }
      next += 1
    }
    return found
  }

  private func components(of glyph: GlyphID) -> [GlyphID] {
    let index = Int(glyph.rawValue)
    let start = hasLongOffsets ? loca.uint32(4 * index) : loca.uint16(2 * index).map { $0 * 2 }
    guard let start, let entry = glyf.from(start), let contourCount = entry.int16(0), contourCount < 0 else {
      return []
    }
    var result: [GlyphID] = []
    var place = 10
    while let flags = entry.uint16(place), let component = entry.uint16(place + 2) {
      result.append(GlyphID(UInt32(component)))
      place += 4 + (flags & 0x0001 != 0 ? 4 : 2)
      if flags & 0x0008 != 0 {
        place += 2
      } else if flags & 0x0040 != 0 {
        place += 4
      } else if flags & 0x0080 != 0 {
        place += 8
      }
      if flags & 0x0020 == 0 { break }
    }
    return result
  }
}
