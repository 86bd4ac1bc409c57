/// One glyph of a shaped run, in visual order from left to right, in em, y up.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph.
  public let glyph: GlyphID
  /// The UTF-8 offset in the paragraph of the cluster that the glyph belongs to.
  public let cluster: Int
  /// How far the pen moves after the glyph: its advance with kerning.
  public let advance: Double
  /// Where the glyph stands, seen from the pen.
  public let offset: Vector
  /// Whether the line must not be broken before this cluster without shaping both parts again.
  public let isUnsafeToBreak: Bool

  /// Makes a shaped glyph.
  public init(glyph: GlyphID, cluster: Int, advance: Double, offset: Vector, isUnsafeToBreak: Bool) {
    self.glyph = glyph
    self.cluster = cluster
    self.advance = advance
    self.offset = offset
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}
