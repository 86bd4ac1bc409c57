/// Breaks prose into lines of a terminal.
enum Paragraph {
  /// The column where the meaning of an entry starts.
  private static let hang = 26

  /// Lines of at most `width` columns, each after `indent` spaces.
  static func wrapped(_ text: some StringProtocol, indent: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }

  /// A term and beside it, or beneath it when it is long, its meaning.
  static func entry(_ term: String, _ meaning: String, width: Int) -> [String] {
    let meaningLines = wrapped(meaning, indent: hang, width: width)
    let head = "  " + term
    guard head.count + 2 <= hang, let first = meaningLines.first else { return [head] + meaningLines }
    let gap = String(repeating: " ", count: hang - head.count)
    return [head + gap + first.dropFirst(hang)] + meaningLines.dropFirst()
  }
}
