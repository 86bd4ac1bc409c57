/// Where explicit breaks cut a text: the mandatory breaks of UAX #14, CR LF counting as one.
struct ParagraphBreaks {
  /// What lies between two breaks.
  struct Piece: Equatable {
    /// In UTF-8 offsets, the break at its end left out.
    var range: Range<Int>
    /// Whether the break begins a new bidi paragraph (UAX #9, class B); after U+2028, a vertical tab or a form feed the
    /// paragraph goes on in a new line.
    var endsParagraph: Bool
  }

  /// The pieces of a text in order; at least one, if only an empty one.
  static func pieces(of utf8: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    var offset = 0
    while offset < utf8.count {
      guard let (length, endsParagraph) = lineBreak(in: utf8, at: offset) else {
        offset += 1
        continue
      }
      pieces.append(Piece(range: start..<offset, endsParagraph: endsParagraph))
      offset += length
      start = offset
    }
    pieces.append(Piece(range: start..<utf8.count, endsParagraph: true))
    return pieces
  }

  /// How many bytes a break takes, and whether it ends a paragraph; `nil` where there is none.
  private static func lineBreak(in utf8: [UInt8], at offset: Int) -> (length: Int, endsParagraph: Bool)? {
    func byte(_ ahead: Int) -> UInt8 { offset + ahead < utf8.count ? utf8[offset + ahead] : 0 }
    switch utf8[offset] {
    case 0x0A: return (1, true)
    case 0x0B, 0x0C: return (1, false)
    case 0x0D: return (byte(1) == 0x0A ? 2 : 1, true)
    case 0xC2 where byte(1) == 0x85: return (2, true)
    case 0xE2 where byte(1) == 0x80 && byte(2) == 0xA8: return (3, false)
    case 0xE2 where byte(1) == 0x80 && byte(2) == 0xA9: return (3, true)
    default: return nil
    }
  }
}
