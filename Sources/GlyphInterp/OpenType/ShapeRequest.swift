/// One run of one face, script, language and direction, to be shaped inside its paragraph.
public struct ShapeRequest: Hashable, Sendable {
  /// The UTF-8 of the whole paragraph: the letters around the run decide how its ends join.
  public let paragraph: [UInt8]
  /// The run's UTF-8 offsets in the paragraph; starts and ends between code points.
  public let range: Range<Int>
  /// The script as an ISO 15924 code, `Latn`.
  public let script: OpenTypeTag
  /// The direction of the run.
  public let direction: WritingDirection
  /// A BCP 47 language tag, or `nil` for the script's default behaviour.
  public let language: String?
  /// The features that are set, later settings winning over earlier ones.
  public let features: [FontFeature]

  /// Makes a request; the range is clamped to the paragraph.
  public init(
    paragraph: [UInt8], range: Range<Int>? = nil, script: OpenTypeTag,
    direction: WritingDirection = .leftToRight, language: String? = nil, features: [FontFeature] = []
  ) {
    self.paragraph = paragraph
    self.range = (range ?? paragraph.indices).clamped(to: paragraph.indices)
    self.script = script
    self.direction = direction
    self.language = language
    self.features = features
  }
}

extension ShapeRequest {
  /// Feeds the paragraph in words of eight bytes: requests are looked up often, and whole paragraphs are long.
  public func hash(into hasher: inout Hasher) {
    var word: UInt64 = 0
    for (index, byte) in paragraph.enumerated() {
      word = word << 8 | UInt64(byte)
      if index & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(paragraph.count)
    hasher.combine(range)
    hasher.combine(script)
    hasher.combine(direction)
    hasher.combine(language)
    hasher.combine(features)
  }
}
