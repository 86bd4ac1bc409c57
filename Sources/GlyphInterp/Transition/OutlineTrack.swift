/// The outline of one glyph over the part of the design space that its ways cross: FreeType's outlines at grid corners,
/// anything in between evaluated point by point (semantics 3.6). Em, y down.
struct OutlineTrack: Sendable {
  /// The face and the glyph.
  let face: FontFace
  let glyph: GlyphID
  /// The lines of design space between which the outline is multilinear.
  let grid: DesignSpaceGrid
  /// The last plan that shows the glyph.
  var lastPlan = 0
  /// Whether contours overlap, decided once (semantics 3.15).
  private(set) var hasOverlaps = false
  /// How much larger than its size the glyph may be drawn.
  var magnification = 1.0
  /// How many straight pieces each curve is drawn with.
  private(set) var curvePieces: [UInt8] = []
  /// For how many samples and for which size flattening and overlaps were decided.
  private var settled = (count: 0, size: 0.0)
  /// The settled track, for drawing.
  private(set) var drawn: DrawnOutline?
  private(set) var verbs: [Path.Verb] = []
  private(set) var samples: [[Point]] = []
  private(set) var cells: [GridCell] = []
  private(set) var samplesOfCell: [[Int]] = []
  private var sampleOfCorner: [GridCorner: Int] = [:]

  /// A track with no samples yet.
  init(face: FontFace, glyph: GlyphID) {
    self.face = face
    self.glyph = glyph
    grid = face.outlineGrid(of: glyph)
  }

  /// Whether the glyph has no ink anywhere on its ways.
  var isEmpty: Bool { verbs.isEmpty }

  /// Loads the outlines at the corners of a cell, unless they are there.
  mutating func cover(_ cell: GridCell) throws(FontError) {
    guard !cells.contains(cell) else { return }
    var indices: [Int] = []
    for corner in cell.corners { indices.append(try sample(at: corner.exact)) }
    let place = cells.firstIndex { $0.dimension > cell.dimension } ?? cells.count
    cells.insert(cell, at: place)
    samplesOfCell.insert(indices, at: place)
  }

  private mutating func sample(at corner: GridCorner) throws(FontError) -> Int {
    if let known = sampleOfCorner[corner] { return known }
    let outline = try face.outline(of: glyph, at: corner)
    let em = Double(face.unitsPerEm)
    if samples.isEmpty { verbs = outline.verbs }
    guard outline.verbs == verbs else {
      throw .unusableGlyph(
        file: face.fileName, index: face.identity.faceIndex, glyph: glyph, code: 0,
        reason: "its outline has another structure elsewhere in the design space")
    }
    samples.append(outline.points.map { Point(x: $0.x / em, y: -$0.y / em) })
    sampleOfCorner[corner] = samples.count - 1
    return samples.count - 1
  }

  /// Decides, once all cells are covered, how the glyph is flattened and whether its contours overlap.
  ///
  /// - Parameter largestSize: the most pixels per em at which the glyph is drawn, device scale included.
  mutating func settle(largestSize: Double) {
    guard !verbs.isEmpty, samples.count != settled.count || largestSize != settled.size else { return }
    let paths = samples.map { Path(verbs: verbs, points: $0) }
    curvePieces = CurveSubdivision.pieces(for: paths, scale: largestSize * magnification)
    hasOverlaps = face.hasOverlaps(glyph)
    settled = (samples.count, largestSize)
    drawn = nil
    drawn = DrawnOutline(self)
  }

  /// The outline at normalised coordinates, scaled to a size in pixels per em; origin at the pen.
  func path(at normalized: [Double], size: Double) -> Path {
    guard let index = cells.nearestIndex(to: normalized) else { return Path() }
    let indices = samplesOfCell[index]
    if indices.count == 1 {
      return Path(verbs: verbs, points: samples[indices[0]].map { Point(x: $0.x * size, y: $0.y * size) })
    }
    // Weights scaled as along one axis: where corners count for nothing, the sums are the same to the last bit.
    let weights = cells[index].shares(at: normalized).map { $0 * size }
    var points = samples[indices[0]]
    for position in points.indices {
      var x = 0.0
      var y = 0.0
      for (sample, weight) in zip(indices, weights) {
        x += samples[sample][position].x * weight
        y += samples[sample][position].y * weight
      }
      points[position] = Point(x: x, y: y)
    }
    return Path(verbs: verbs, points: points)
  }
}
