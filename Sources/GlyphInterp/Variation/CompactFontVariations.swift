/// The item variation store of a `CFF2` table.
///
/// Source: OpenType 1.9, `CFF2`, header, Top DICT operators (24: vstore) and VariationStore data.
enum CompactFontVariations {
  private static let variationStoreOperator = 24

  /// The regions of the store: none where the font has no store, `nil` where it is malformed.
  static func regions(_ table: ByteReader, axisCount: Int) -> [VariationRegion]? {
    guard
      table.uint8(0) == 2, let headerSize = table.uint8(2), let length = table.uint16(3),
      let dictionary = table.slice(headerSize..<headerSize + length),
      let offset = operand(of: variationStoreOperator, in: dictionary)
    else { return nil }
    if offset == 0 { return [] }
    guard let store = table.from(offset + 2) else { return nil }
    return ItemVariationStore(store, axisCount: axisCount)?.regions
  }

  /// The last operand before an operator of a DICT: 0 where the operator is not there, `nil` in a malformed DICT.
  private static func operand(of wanted: Int, in dictionary: ByteReader) -> Int? {
    var place = 0
    var last = 0
    while let byte = dictionary.uint8(place) {
      place += 1
      switch byte {
      case 0...27:
        if byte == wanted { return last }
        if byte == 12 { place += 1 }
      case 28:
        guard let value = dictionary.int16(place) else { return nil }
        last = Int(value)
        place += 2
      case 29:
        guard let value = dictionary.int32(place) else { return nil }
        last = value
        place += 4
      case 30:
        while let pair = dictionary.uint8(place), pair & 15 != 15 { place += 1 }
        place += 1
      case 32...246:
        last = byte - 139
      case 247...254:
        guard let next = dictionary.uint8(place) else { return nil }
        last = byte < 251 ? (byte - 247) * 256 + next + 108 : -(byte - 251) * 256 - next - 108
        place += 1
      default:
        return nil
      }
    }
    return 0
  }
}
