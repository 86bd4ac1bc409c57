import GlyphInterp

extension NumericTextOptions {
  /// Which way numbers go from each text to the next: by their decimal strings, and where those are equal as before; up
  /// before any change.
  func directions(through texts: [StyledText]) -> [Direction] {
    var last = Direction.up
    return zip(texts, texts.dropFirst()).map { old, new in
      let reading = NumericReading(
        old: Self.characters(of: old), new: Self.characters(of: new), alignment: alignment, decimalMark: decimalMark,
        moduli: moduli)
      if reading.direction != 0 { last = reading.direction < 0 ? .down : .up }
      return last
    }
  }

  /// The characters that change like the whole text; between those that are no neighbours stands a line feed.
  private static func characters(of text: StyledText) -> [String] {
    let bytes = Array(text.string.utf8)
    var string = ""
    var end = 0
    for run in text.runs where run.style.contentTransition == nil {
      if run.range.lowerBound > end { string += "\n" }
      string += String(decoding: bytes[run.range], as: UTF8.self)
      end = run.range.upperBound
    }
    return string.map(String.init)
  }
}
