/// How a grapheme that has both forms shall look (UTS #51, 1.4.3 and 4).
enum EmojiPresentation: Hashable, Sendable {
  /// As text: U+FE0E says so.
  case text
  /// As a colour picture: U+FE0F says so.
  case emoji
  /// As one picture: joiners make one of several, and no selector says otherwise.
  case sequence
  /// As the face of the style has it; else as a picture where Unicode's default is one.
  case automatic(isPicture: Bool)

  /// Reads what a grapheme asks for.
  init(of grapheme: String) {
    let scalars = grapheme.unicodeScalars
    if scalars.contains("\u{FE0E}") {
      self = .text
    } else if scalars.contains("\u{FE0F}") {
      self = .emoji
    } else if Self.joinsPictures(scalars) {
      self = .sequence
    } else {
      self = .automatic(isPicture: scalars.contains { $0.properties.isEmojiPresentation })
    }
  }

  /// Whether a joiner stands before a pictograph: in one grapheme it joins it to another (UAX #29, GB11).
  private static func joinsPictures(_ scalars: String.UnicodeScalarView) -> Bool {
    zip(scalars, scalars.dropFirst()).contains { joiner, next in
      joiner == "\u{200D}" && next.properties.isEmoji && !next.properties.isEmojiModifier
    }
  }

  /// Whether a font with pictures is looked for first.
  var prefersPictures: Bool {
    switch self {
    case .text: false
    case .emoji, .sequence: true
    case .automatic(let isPicture): isPicture
    }
  }

  /// Whether a selector or a joiner says which form it shall be.
  var isAsked: Bool {
    if case .automatic = self { false } else { true }
  }

  /// Whether a face that has a grapheme has it in the form that was asked for; a sequence that is one sign is one even in
  /// black and white.
  func suits(_ face: FontFace, for request: FallbackRequest) -> Bool {
    switch self {
    case .text: !face.hasColorGlyphs
    case .emoji: face.hasColorGlyphs
    case .sequence: face.hasColorGlyphs || face.glyphs(of: request).count == 1
    case .automatic: true
    }
  }
}
