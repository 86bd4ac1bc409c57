internal import CUnicodeText

/// The Unicode Bidirectional Algorithm (UAX #9).
enum BidiParagraph {
  /// The level of a paragraph and of each of its UTF-8 bytes (P2 to I2).
  static func levels(
    of utf8: [UInt8], direction: ParagraphStyle.Direction
  ) -> (paragraph: UInt8, levels: [UInt8]) {
    let base =
      switch direction {
      case .automatic: TEXT_AUTOMATIC
      case .leftToRight: TEXT_LEFT_TO_RIGHT
      case .rightToLeft: TEXT_RIGHT_TO_LEFT
      }
    var levels = [UInt8](repeating: 0, count: utf8.count)
    let paragraph = unsafe text_bidi_levels(utf8, Int32(clamping: utf8.count), base, &levels)
    return (paragraph == 1 ? 1 : 0, levels)
  }

  /// The level of each byte of a paragraph that is broken into lines (L1).
  ///
  /// - Parameter lineEnds: where the lines end, ascending UTF-8 offsets; the last one is the text's length.
  static func levels(of utf8: [UInt8], paragraph: UInt8, lineEnds: [Int]) -> [UInt8] {
    var levels = [UInt8](repeating: paragraph, count: utf8.count)
    let ends = lineEnds.map { Int32(clamping: $0) }
    _ = unsafe text_line_levels(
      utf8, Int32(clamping: utf8.count), paragraph, ends, Int32(clamping: ends.count), &levels)
    return levels
  }

  /// The order in which elements of given levels stand from left to right (L2), as indices into the levels.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe text_visual_order(levels, Int32(clamping: levels.count), &order)
    return order.map(Int.init)
  }
}
