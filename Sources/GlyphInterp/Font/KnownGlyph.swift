/// What a face has told of a glyph's outlines, kept for all texts that show it.
struct KnownGlyph: Sendable {
  /// The lines of design space between which the outline is multilinear.
  var grid: DesignSpaceGrid?
  /// Whether contours overlap.
  var overlaps: Bool?
  /// The outline at corners of the grid, in em, y down.
  var outlines: [GridCorner: Path] = [:]
  /// The outline as texts draw it, the last few of them.
  var drawn: [DrawnOutline] = []
}
