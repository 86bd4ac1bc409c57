/// The bytes of a text and where its graphemes begin.
struct TextUnits: Sendable {
  /// The text's UTF-8.
  let utf8: [UInt8]
  /// For each byte, whether a grapheme begins there.
  let isGraphemeStart: [Bool]

  /// Reads a text.
  init(_ text: String) {
    utf8 = Array(text.utf8)
    isGraphemeStart = TextBreaks.graphemeStarts(in: utf8)
  }

  /// How many graphemes there are.
  var graphemeCount: Int { isGraphemeStart.reduce(0) { $0 + ($1 ? 1 : 0) } }

  /// The graphemes of a part of the text that begins with one.
  func graphemes(in range: Range<Int>) -> [Range<Int>] {
    var graphemes: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = graphemeEnd(after: start, limit: range.upperBound)
      graphemes.append(start..<end)
      start = end
    }
    return graphemes
  }

  /// Where the grapheme that begins at an offset ends.
  func graphemeEnd(after start: Int, limit: Int) -> Int {
    var end = start + 1
    while end < limit, !isGraphemeStart[end] { end += 1 }
    return end
  }

  /// The characters of ASCII.
  private static let characters = (UInt8(0)..<0x80).map { String(Unicode.Scalar($0)) }

  /// The characters of a part of the text.
  func text(in range: Range<Int>) -> String {
    if range.count == 1, utf8[range.lowerBound] < 0x80 { return Self.characters[Int(utf8[range.lowerBound])] }
    return String(decoding: utf8[range], as: UTF8.self)
  }

  /// A range and as many characters on both sides as shaping looks at, inside some limits.
  ///
  /// HarfBuzz looks at five characters of context on each side of a run.
  func context(of range: Range<Int>, in limits: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    for _ in 0..<5 where lower > limits.lowerBound {
      repeat { lower -= 1 } while lower > limits.lowerBound && utf8[lower] & 0xC0 == 0x80
    }
    for _ in 0..<5 where upper < limits.upperBound {
      repeat { upper += 1 } while upper < limits.upperBound && utf8[upper] & 0xC0 == 0x80
    }
    return lower..<upper
  }
}
