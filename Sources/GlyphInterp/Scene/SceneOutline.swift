/// The outline of a glyph (or of a symbol's layer) at one style, in pixels, y down, its pen origin at (0, 0).
public struct SceneOutline: Equatable, Sendable, Codable {
  /// The contours, filled by the non-zero rule.
  public var path: Path
  /// How many straight pieces each curve of `path` is drawn with, in path order.
  ///
  /// Chosen once for a whole transition (semantics 3.15) so that no frame is flattened unlike its neighbours. Empty: the
  /// renderer chooses from this outline alone.
  public var curvePieces: [UInt8]
  /// Whether contours overlap, so that coverage must be that of their union.
  public var hasOverlaps: Bool
  /// A number that equal outlines share from frame to frame, for caches; 0 when not known. Not part of the JSON form.
  public var identity: UInt64

  private enum CodingKeys: String, CodingKey {
    case path
    case hasOverlaps
  }

  /// Makes an outline.
  public init(
    path: Path, curvePieces: [UInt8] = [], hasOverlaps: Bool = false, identity: UInt64 = 0
  ) {
    self.path = path
    self.curvePieces = curvePieces
    self.hasOverlaps = hasOverlaps
    self.identity = identity
  }

  /// Reads an outline; its flattening is left to the renderer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try container.decode(Path.self, forKey: .path),
      hasOverlaps: try container.decode(Bool.self, forKey: .hasOverlaps))
  }
}
