/// An outline and where it stands.
public struct Placement: Equatable, Sendable {
  /// An index into the scene's outlines.
  public var outline: Int
  /// From the outline's space to the scene's; most often a translation to the pen origin.
  public var transform: Transform2D
  /// The glyph that the outline belongs to.
  public var glyph: GlyphID
  /// An index into the scene's runs.
  public var run: Int
  /// The index of the cluster in its text, logical order.
  public var cluster: Int

  /// Makes a placement.
  public init(
    outline: Int, transform: Transform2D, glyph: GlyphID = .notdef, run: Int = 0, cluster: Int = 0
  ) {
    self.outline = outline
    self.transform = transform
    self.glyph = glyph
    self.run = run
    self.cluster = cluster
  }

  /// Makes a placement at a pen origin.
  public init(
    outline: Int, origin: Point, glyph: GlyphID = .notdef, run: Int = 0, cluster: Int = 0
  ) {
    self.init(
      outline: outline, transform: .translation(x: origin.x, y: origin.y), glyph: glyph, run: run,
      cluster: cluster)
  }

  /// The image of the outline's pen origin.
  public var origin: Point { Point(x: transform.tx, y: transform.ty) }
}
