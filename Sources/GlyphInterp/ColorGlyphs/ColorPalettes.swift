/// The palettes of a colour font.
///
/// Colours are looked up when they are asked for, so that a table that promises more than it has costs nothing.
/// Source: OpenType 1.9, `CPAL`, versions 0 and 1.
struct ColorPalettes: Sendable {
  private let table: ByteReader
  private let recordCount: Int
  private let recordPlace: Int
  /// How many palettes there are; at least one.
  let count: Int
  /// How many entries each palette has.
  let entryCount: Int

  /// Reads the table; `nil` where it is malformed or has no palette.
  init?(_ table: ByteReader) {
    guard
      let entryCount = table.uint16(2), let count = table.uint16(4), let recordCount = table.uint16(6),
      let recordPlace = table.uint32(8), count > 0, table.holds(count, recordsOf: 2, at: 12),
      table.holds(recordCount, recordsOf: 4, at: recordPlace)
    else { return nil }
    self.table = table
    self.entryCount = entryCount
    self.count = count
    self.recordCount = recordCount
    self.recordPlace = recordPlace
  }

  /// The palette that stands for a wanted one: itself, or the first where the font does not have it.
  func nearestIndex(to wanted: Int) -> Int { (0..<count).contains(wanted) ? wanted : 0 }

  /// A colour; transparent where the font has none.
  func color(of entry: Int, in palette: Int) -> Color {
    guard entry >= 0, entry < entryCount, let first = table.uint16(12 + 2 * palette), first + entry < recordCount
    else { return .clear }
    let place = recordPlace + 4 * (first + entry)
    guard
      let blue = table.uint8(place), let green = table.uint8(place + 1), let red = table.uint8(place + 2),
      let alpha = table.uint8(place + 3)
    else { return .clear }
    return Color(
      red8: UInt8(red), green8: UInt8(green), blue8: UInt8(blue), alpha8: UInt8(alpha))
  }
}
