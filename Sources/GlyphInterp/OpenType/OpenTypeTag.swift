/// Four bytes that name a table, an axis, a feature, a script.
///
/// Source: OpenType 1.9, "Data types": four characters of U+0020…U+007E.
public struct OpenTypeTag: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The four bytes, the first in the highest place.
  public let rawValue: UInt32

  /// The weight axis, `wght`.
  public static let weight = OpenTypeTag(0x7767_6874)
  /// The width axis, `wdth`.
  public static let width = OpenTypeTag(0x7764_7468)
  /// The slant axis, `slnt`.
  public static let slant = OpenTypeTag(0x736C_6E74)
  /// The italic axis, `ital`.
  public static let italic = OpenTypeTag(0x6974_616C)
  /// The optical-size axis, `opsz`.
  public static let opticalSize = OpenTypeTag(0x6F70_737A)

  /// The table of substitutions, `GSUB`.
  static let glyphSubstitution = OpenTypeTag(0x4753_5542)
  /// The table of positions, `GPOS`.
  static let glyphPositioning = OpenTypeTag(0x4750_4F53)

  /// Makes a tag from its 32 bits.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Reads a tag of one to four printable ASCII characters, filled up with spaces; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20) }
    self.init(value)
  }

  /// The four characters.
  public var description: String {
    var text = ""
    for shift in stride(from: UInt32(24), through: 0, by: -8) {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(rawValue >> shift & 0xFF)))
    }
    return text
  }

  /// Whether a tag stands before another in byte order.
  public static func < (left: OpenTypeTag, right: OpenTypeTag) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Reads a tag from a string of four characters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = OpenTypeTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a tag of four ASCII characters")
    }
    self = tag
  }

  /// Writes the four characters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
