extension TextUnits {
  /// Whether all characters of a part of the text are white space.
  func isWhiteSpace(in range: Range<Int>) -> Bool {
    if range.count == 1 { return utf8[range.lowerBound] == 0x20 || (0x09...0x0D).contains(utf8[range.lowerBound]) }
    // No white space has a lead byte of Latin letters, nor of four bytes.
    guard !range.isEmpty, [0xC2, 0xE1, 0xE2, 0xE3].contains(utf8[range.lowerBound]) else { return false }
    return text(in: range).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Whether all characters of a part of the text are invisible by themselves: joiners, selectors, direction marks.
  func isIgnorable(in range: Range<Int>) -> Bool {
    text(in: range).unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
