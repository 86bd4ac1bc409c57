/// The outline of one glyph over the part of the design space that its ways cross.
struct OutlineTrack: Sendable {
  /// The face and the glyph.
  let face: FontFace
  let glyph: GlyphID
  /// The lines of design space between which the outline is multilinear.
  let grid: DesignSpaceGrid
  /// The outline at the corners of cells.
  private(set) var sampled = SampledOutline()
  /// The last plan that shows the glyph.
  var lastPlan = 0
  /// How much larger than its size the glyph may be drawn.
  var magnification = 1.0
  /// For how many cells and for which size flattening was decided.
  private var settled = (count: 0, size: 0.0)
  /// The settled outline, for drawing.
  private(set) var drawn: DrawnOutline

  /// A track with no samples yet.
  init(face: FontFace, glyph: GlyphID) {
    self.face = face
    self.glyph = glyph
    grid = face.outlineGrid(of: glyph)
    drawn = DrawnOutline(sampled, of: glyph, in: face, curvePieces: [])
  }

  /// Whether the glyph has no ink anywhere on its ways.
  var isEmpty: Bool { sampled.verbs.isEmpty }

  /// Loads the outlines at the corners of a cell, unless they are there.
  mutating func cover(_ cell: GridCell) throws(FontError) {
    try sampled.cover(cell, of: glyph, in: face)
  }

  /// Decides, once all cells are covered, how the glyph is flattened (semantics 3.15).
  ///
  /// - Parameter largestSize: the most pixels per em at which the glyph is drawn, device scale included.
  mutating func settle(largestSize: Double) {
    guard !isEmpty, sampled.cells.count != settled.count || largestSize != settled.size else { return }
    settled = (sampled.cells.count, largestSize)
    let paths = sampled.samples.map { Path(verbs: sampled.verbs, points: $0) }
    let pieces = CurveSubdivision.pieces(for: paths, scale: largestSize * magnification)
    drawn = face.shared(DrawnOutline(sampled, of: glyph, in: face, curvePieces: pieces), of: glyph)
  }

  /// The outline at normalised coordinates, scaled to a size in pixels per em; origin at the pen.
  func path(at normalized: [Double], size: Double) -> Path { sampled.path(at: normalized, size: size) }
}
