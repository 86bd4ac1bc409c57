import GlyphInterp

extension String {
  /// The text without spaces at its ends.
  var trimmed: String {
    var slice = self[...]
    while slice.first == " " { slice.removeFirst() }
    while slice.last == " " { slice.removeLast() }
    return String(slice)
  }

  /// ` (did you mean 'x'?)` with the nearest of some words, or nothing when none is near.
  func suggestion(among words: [String]) -> String {
    NearestName.nearest(to: self, among: words).map { " (did you mean '\($0)'?)" } ?? ""
  }
}

extension [String] {
  /// The words in quotation marks, commas between them.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
