/// Reads marked-up text from left to right.
struct MarkupParser {
  private let utf8: [UInt8]
  private var offset = 0
  private var tags: [MarkupTag] = []
  private var text: [UInt8] = []
  private var pieces: [MarkupPiece] = []

  /// Prepares to read a text.
  init(_ markup: String) { utf8 = Array(markup.utf8) }

  /// Reads the whole text.
  mutating func parse() throws(MarkupError) -> [MarkupPiece] {
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "<"): try readTag()
      case UInt8(ascii: "&"): try readEntity()
      default:
        text.append(utf8[offset])
        offset += 1
      }
    }
    if let open = tags.last { throw .missingEnd(open.name) }
    endPiece()
    return pieces
  }

  private mutating func endPiece() {
    guard !text.isEmpty else { return }
    let piece = String(decoding: text, as: UTF8.self)
    if let last = pieces.last, last.tags == tags {
      pieces[pieces.count - 1].text += piece
    } else {
      pieces.append(MarkupPiece(text: piece, tags: tags))
    }
    text = []
  }

  private mutating func readTag() throws(MarkupError) {
    let start = offset
    let source = self.source(until: UInt8(ascii: ">"))
    guard source.hasSuffix(">") else { throw .unknownTag(source, offset: start) }
    let inner = source.dropFirst().dropLast()
    if inner.hasPrefix("/") {
      guard let open = tags.last, open.name == inner.dropFirst() else {
        throw .misplacedEnd(source, offset: start)
      }
      endPiece()
      tags.removeLast()
    } else {
      guard let tag = Self.tag(inner) else { throw .unknownTag(source, offset: start) }
      endPiece()
      tags.append(tag)
    }
    offset = start + source.utf8.count
  }

  private static func tag(_ inner: Substring) -> MarkupTag? {
    switch inner {
    case "b": return .bold
    case "i": return .italic
    default: break
    }
    guard inner.hasPrefix("span style=") else { return nil }
    let value = inner.dropFirst("span style=".count)
    guard let quote = value.first, quote == "\"" || quote == "'", value.count >= 2, value.last == quote else {
      return nil
    }
    return .span(style: String(value.dropFirst().dropLast()))
  }

  private mutating func readEntity() throws(MarkupError) {
    let start = offset
    let source = self.source(until: UInt8(ascii: ";"))
    guard source.hasSuffix(";"), let scalar = Self.scalar(source.dropFirst().dropLast()) else {
      throw .unknownEntity(String(source.prefix(12)), offset: start)
    }
    text += Array(String(scalar).utf8)
    offset = start + source.utf8.count
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    case "shy": return "\u{AD}"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  /// The text from here to the next of a byte, which it ends with; to the end of the text where there is none.
  private func source(until end: UInt8) -> String {
    let rest = utf8[offset...]
    let last = rest.firstIndex(of: end) ?? utf8.count - 1
    return String(decoding: rest[...last], as: UTF8.self)
  }
}
