/// One glyph of a shaped run, in visual order from left to right, in em, y up.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph.
  public let glyph: GlyphID
  /// The cluster; the highest bit says whether it is unsafe to break before it.
  private let place: UInt32
  /// How far the pen moves after the glyph: its advance with kerning.
  public let advance: Double
  /// Where the glyph stands, seen from the pen.
  public let offset: Vector

  private static let unsafeBit: UInt32 = 1 << 31

  /// The UTF-8 offset in the paragraph of the cluster that the glyph belongs to.
  public var cluster: Int { Int(place & ~Self.unsafeBit) }
  /// Whether the line must not be broken before this cluster without shaping both parts again.
  public var isUnsafeToBreak: Bool { place & Self.unsafeBit != 0 }

  /// Makes a shaped glyph.
  public init(glyph: GlyphID, cluster: Int, advance: Double, offset: Vector, isUnsafeToBreak: Bool) {
    self.glyph = glyph
    place = UInt32(clamping: cluster) & ~Self.unsafeBit | (isUnsafeToBreak ? Self.unsafeBit : 0)
    self.advance = advance
    self.offset = offset
  }
}
