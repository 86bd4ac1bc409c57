internal import CUnicodeText

/// Word boundaries (UAX #29), with ICU's dictionaries for scripts that write no spaces.
enum WordBreaks {
  /// The UTF-16 offsets at which a word, a space or a punctuation mark begins, ascending from 0.
  static func starts(in text: String) -> [Int] {
    let utf16 = Array(text.utf16)
    guard !utf16.isEmpty else { return [] }
    var isStart = [UInt8](repeating: 0, count: utf16.count)
    guard unsafe text_word_starts(utf16, Int32(utf16.count), &isStart) != 0 else { return [0] }
    return isStart.indices.filter { isStart[$0] != 0 }
  }
}
