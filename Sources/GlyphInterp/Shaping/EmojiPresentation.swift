/// How a grapheme that has both forms shall look (UTS #51, 1.4.3 and 4).
enum EmojiPresentation: Hashable, Sendable {
  /// As text: U+FE0E says so.
  case text
  /// As a colour picture: U+FE0F says so.
  case emoji
  /// As the face of the style has it; else as a picture where Unicode's default is one.
  case automatic(isPicture: Bool)

  /// Reads what a grapheme asks for.
  init(of grapheme: String) {
    let scalars = grapheme.unicodeScalars
    if scalars.contains("\u{FE0E}") {
      self = .text
    } else if scalars.contains("\u{FE0F}") {
      self = .emoji
    } else {
      self = .automatic(isPicture: scalars.contains { $0.properties.isEmojiPresentation })
    }
  }

  /// Whether a font with pictures is looked for first.
  var prefersPictures: Bool {
    switch self {
    case .text: false
    case .emoji: true
    case .automatic(let isPicture): isPicture
    }
  }

  /// Whether a selector says which form it shall be.
  var isAsked: Bool {
    if case .automatic = self { false } else { true }
  }

  /// Whether a face has the form that was asked for by a selector.
  func suits(_ face: FontFace) -> Bool {
    switch self {
    case .text: !face.hasColorGlyphs
    case .emoji: face.hasColorGlyphs
    case .automatic: true
    }
  }
}
