/// A stretch of a paragraph that HarfBuzz shapes in one go: one face, one script, one direction, one set of features.
struct ShapingItem: Hashable, Sendable {
  /// What is shown for the characters.
  enum Content: String, Hashable, Sendable {
    /// The characters themselves.
    case text
    /// One `.notdef` for each grapheme, as no face has the characters.
    case missing
    /// A hyphen, for a soft hyphen at which a line ends.
    case hyphen
    /// An ellipsis, for everything that is cut off.
    case ellipsis
  }

  /// Where it stands, in UTF-8 offsets of the whole text.
  var range: Range<Int>
  /// The face.
  var face: FontFace
  /// The bidi level (UAX #9): odd levels run from right to left.
  var level: UInt8
  /// The ISO 15924 script tag.
  var script: OpenTypeTag
  /// The BCP 47 language; `nil` for none.
  var language: String?
  /// The features, optional ligatures switched off where letters are tracked.
  var features: [FontFeature]
  /// What is shown.
  var content = Content.text

  /// Whether the item runs from right to left.
  var isRightToLeft: Bool { level & 1 == 1 }

  /// The item over another part of the text.
  func over(_ range: Range<Int>, showing content: Content? = nil) -> ShapingItem {
    var item = self
    item.range = range
    if let content { item.content = content }
    return item
  }

  /// What HarfBuzz is asked, and where in the whole text the request's text begins.
  ///
  /// The request carries the characters around the item, no more of them than matter: equal requests have equal glyphs,
  /// wherever they stand.
  func request(in paragraph: Range<Int>, of units: TextUnits) -> (request: ShapeRequest, start: Int) {
    let bytes: [UInt8]
    let start: Int
    switch content {
    case .text, .missing:
      let window = units.context(of: range, in: paragraph)
      // A tab is as high and as black as a space; how wide it is, the line decides.
      bytes = units.utf8[window].map { $0 == 0x09 ? 0x20 : $0 }
      start = window.lowerBound
    case .hyphen:
      bytes = Array((face.glyph(for: "\u{2010}") == nil ? "-" : "\u{2010}").utf8)
      start = range.lowerBound
    case .ellipsis:
      bytes = Array((face.glyph(for: "\u{2026}") == nil ? "..." : "\u{2026}").utf8)
      start = range.lowerBound
    }
    let isText = content == .text || content == .missing
    let inner = isText ? (range.lowerBound - start)..<(range.upperBound - start) : bytes.indices
    let shift = start - paragraph.lowerBound
    let request = ShapeRequest(
      paragraph: bytes, range: inner, script: script, direction: isRightToLeft ? .rightToLeft : .leftToRight,
      language: language, features: isText ? features.map { $0.shifted(by: -shift, limit: bytes.count) } : features)
    return (request, start)
  }
}

extension FontFeature {
  /// The setting in a text that begins elsewhere.
  fileprivate func shifted(by shift: Int, limit: Int) -> FontFeature {
    guard let range else { return self }
    let lower = min(limit, max(0, range.lowerBound + shift))
    let upper = min(limit, max(lower, range.upperBound + shift))
    return FontFeature(tag: tag, value: value, range: lower..<upper)
  }
}
