internal import CICU

/// Word boundaries (UAX #29), with ICU's dictionaries for scripts that write no spaces.
enum WordBreaks {
  /// For each UTF-16 offset at which a word, a space or a punctuation mark begins, that offset; ascending from 0.
  static func starts(in text: String) -> [Int] {
    let utf16 = Array(text.utf16)
    var starts: [Int] = []
    unsafe utf16.withUnsafeBufferPointer { characters in
      guard let base = characters.baseAddress else { return }
      var status = U_ZERO_ERROR
      guard let breaks = unsafe icu_open_word_breaks(base, Int32(characters.count), &status) else { return }
      defer { unsafe icu_close_breaks(breaks) }
      var offset = unsafe icu_first_break(breaks)
      while offset >= 0, offset < characters.count {
        starts.append(Int(offset))
        offset = unsafe icu_next_break(breaks)
      }
    }
    return starts
  }
}
