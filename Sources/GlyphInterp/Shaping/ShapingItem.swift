/// A stretch of a paragraph that HarfBuzz shapes in one go: one face, one script, one direction, one set of features.
struct ShapingItem: Hashable, Sendable {
  /// Where it stands, in UTF-8 offsets of its paragraph.
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

  /// Whether the item runs from right to left.
  var isRightToLeft: Bool { level & 1 == 1 }

  /// Whether another item may follow in the same call of the shaper.
  func continues(into next: ShapingItem) -> Bool {
    face.identity == next.face.identity && level == next.level && script == next.script
      && language == next.language && features == next.features
      && range.upperBound == next.range.lowerBound
  }

  /// What HarfBuzz is asked for.
  func request(in paragraph: [UInt8]) -> ShapeRequest {
    ShapeRequest(
      paragraph: paragraph, range: range, script: script,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, language: language, features: features)
  }
}
