/// Puts JSON into lines that a person can read and a line-by-line comparison can show.
///
/// An object or array that fits on a line stays on it; others have one member a line, two spaces in.
struct JSONLayout {
  /// Longest line, in bytes.
  private static let lineWidth = 120

  private let source: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  /// The same JSON in lines, with a line feed at its end.
  ///
  /// - Parameter compact: valid JSON without white space between its tokens.
  static func lines(_ compact: [UInt8]) -> [UInt8] {
    var layout = JSONLayout(source: compact)
    layout.value(indentation: 0, column: 0)
    layout.output.append(UInt8(ascii: "\n"))
    return layout.output
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func value(indentation: Int, column: Int) {
    let end = endOfValue(at: place)
    let opening = source[place]
    let isContainer = opening == UInt8(ascii: "{") || opening == UInt8(ascii: "[")
    if !isContainer || end - place <= Self.lineWidth - column {
      output += spaced(source[place..<end])
      place = end
      return
    }
    output.append(opening)
    place += 1
    while true {
      newLine(indentation + 2)
      var column = indentation + 2
      if opening == UInt8(ascii: "{") {
        let keyEnd = endOfValue(at: place)
        output += source[place..<keyEnd] + [UInt8(ascii: ":"), UInt8(ascii: " ")]
        column += keyEnd - place + 2
        place = keyEnd + 1
      }
      value(indentation: indentation + 2, column: column)
      let closing = source[place]
      place += 1
      guard closing == UInt8(ascii: ",") else {
        newLine(indentation)
        output.append(closing)
        return
      }
      output.append(closing)
    }
  }

  private mutating func newLine(_ indentation: Int) {
    output.append(UInt8(ascii: "\n"))
    output += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  /// A space after each colon and comma outside of strings.
  private func spaced(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      result.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",")) {
        result.append(UInt8(ascii: " "))
      }
    }
    return result
  }

  /// The place after the value that starts at a place.
  private func endOfValue(at start: Int) -> Int {
    var depth = 0
    var isInString = false
    var index = start
    while index < source.count {
      let byte = source[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return index }
          depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: ":"):
          if depth == 0 { return index }
        default: break
        }
      }
      index += 1
    }
    return index
  }
}
