/// The number of a glyph in its face.
public struct GlyphID: Hashable, Sendable, Comparable, Codable {
  /// The index into the face's glyphs.
  public let rawValue: UInt32

  /// Glyph 0, drawn where a font has no glyph for a character.
  public static let notdef = GlyphID(0)

  /// Makes a glyph ID from its index.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether a glyph stands before another in the face.
  public static func < (left: GlyphID, right: GlyphID) -> Bool { left.rawValue < right.rawValue }

  /// Reads the index.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(UInt32.self))
  }

  /// Writes the index.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
