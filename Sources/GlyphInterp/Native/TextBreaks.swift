internal import CUnicodeText

/// Where graphemes begin and where lines may be broken.
enum TextBreaks {
  /// For each UTF-8 byte, whether a grapheme begins there (UAX #29).
  static func graphemeStarts(in utf8: [UInt8]) -> [Bool] {
    var isStart = [UInt8](repeating: 0, count: utf8.count)
    guard unsafe text_grapheme_starts(utf8, Int32(clamping: utf8.count), &isStart) != 0 else {
      // Without ICU's rules a character is the best unit that is left.
      return utf8.map { $0 & 0xC0 != 0x80 }
    }
    return isStart.map { $0 != 0 }
  }

  /// For each UTF-8 byte, whether a line may be broken before it (UAX #14), with dictionaries for Thai, Khmer, Burmese.
  ///
  /// A tab is a space here: UAX #14 has it among the hyphens, which may not be broken off Hebrew letters (LB21a).
  static func lineStarts(in utf8: [UInt8], language: String?) -> [Bool] {
    let spaced = utf8.contains(0x09) ? utf8.map { $0 == 0x09 ? 0x20 : $0 } : utf8
    var isStart = [UInt8](repeating: 0, count: utf8.count)
    _ = unsafe text_line_starts(spaced, Int32(clamping: utf8.count), language ?? "", &isStart)
    return isStart.map { $0 != 0 }
  }
}
