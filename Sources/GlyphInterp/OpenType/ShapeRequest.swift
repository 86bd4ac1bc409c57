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
  /// A number that equal paragraphs share: requests are looked up often, and whole paragraphs are long.
  private let digest: UInt64

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
    digest = Self.digest(of: paragraph)
  }

  private static func digest(of bytes: [UInt8]) -> UInt64 {
    let span = bytes.span
    let raw = unsafe span.bytes
    var digest: UInt64 = 0
    var offset = 0
    while offset + 8 <= raw.byteCount {
      let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let mixed = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
      digest = mixed ^ mixed >> 29
      offset += 8
    }
    for index in offset..<bytes.count { digest = (digest ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
    return digest
  }
}

extension ShapeRequest {
  /// Feeds the paragraph's digest in place of its bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(paragraph.count)
    hasher.combine(range)
    hasher.combine(script)
    hasher.combine(direction)
    hasher.combine(language)
    hasher.combine(features)
  }
}
