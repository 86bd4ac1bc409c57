/// The outline of one glyph at corners of its grid, anything in between evaluated point by point (semantics 3.6). Em, y down.
struct SampledOutline: Sendable {
  /// The verbs, the same everywhere.
  private(set) var verbs: [Path.Verb] = []
  /// The points at each corner.
  private(set) var samples: [[Point]] = []
  /// The cells whose corners are sampled; those without extent on an axis come first.
  private(set) var cells: [GridCell] = []
  /// For each cell its corners as indices into `samples`, in the order of the cell's corners.
  private(set) var samplesOfCell: [[Int]] = []
  private var sampleOfCorner: [GridCorner: Int] = [:]

  /// Loads the outlines of a glyph at the corners of a cell, unless they are there.
  mutating func cover(_ cell: GridCell, of glyph: GlyphID, in face: FontFace) throws(FontError) {
    guard !cells.contains(cell) else { return }
    var indices: [Int] = []
    for corner in cell.corners { indices.append(try sample(at: corner.exact, of: glyph, in: face)) }
    let place = cells.firstIndex { $0.dimension > cell.dimension } ?? cells.count
    cells.insert(cell, at: place)
    samplesOfCell.insert(indices, at: place)
  }

  private mutating func sample(at corner: GridCorner, of glyph: GlyphID, in face: FontFace) throws(FontError) -> Int {
    if let known = sampleOfCorner[corner] { return known }
    let outline = try face.emOutline(of: glyph, at: corner)
    if samples.isEmpty { verbs = outline.verbs }
    guard outline.verbs == verbs else {
      throw .unusableGlyph(
        file: face.fileName, index: face.identity.faceIndex, glyph: glyph, code: 0,
        reason: "its outline has another structure elsewhere in the design space")
    }
    samples.append(outline.points)
    sampleOfCorner[corner] = samples.count - 1
    return samples.count - 1
  }

  /// The outline at the corner that was sampled first.
  var firstPath: Path { Path(verbs: verbs, points: samples.first ?? []) }

  /// The outline at normalised coordinates, scaled to a size in pixels per em; origin at the pen.
  func path(at normalized: [Double], size: Double) -> Path {
    guard let index = GridCell.nearest(of: cells.count, distance: { cells[$0].distance(to: normalized) }) else {
      return Path()
    }
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
