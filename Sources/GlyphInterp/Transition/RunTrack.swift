/// A run of clusters over the part of the design space that its way crosses: samples at grid corners, anything in between
/// evaluated (semantics 3.6).
struct RunTrack: Sendable {
  /// A sampled cell: its corners as indices into `samples`, in the order of the cell's corners.
  struct Cell: Sendable {
    let cell: GridCell
    let samples: [Int]
  }

  /// The run.
  let run: ShapedRun
  /// What HarfBuzz gave at the corners.
  private(set) var samples: [RunSample] = []
  /// The cells that were sampled; those without extent on an axis come first.
  private(set) var cells: [Cell] = []
  /// For each sample the first one that has the same glyphs.
  private var kindOfSample: [Int] = []
  /// For each sample, for each of its glyphs, how it is drawn.
  private(set) var drawings: [[GlyphDrawing]] = []
  /// Whether all that it draws are outlines at the origins of their clusters.
  private(set) var isBare = false
  private var sampleOfCorner: [GridCorner: Int] = [:]

  /// A track with no samples yet.
  init(run: ShapedRun) { self.run = run }

  /// Samples the corners of a cell, unless it is there.
  mutating func cover(_ cell: GridCell, with shaper: inout Shaper) {
    guard !cells.contains(where: { $0.cell == cell }) else { return }
    let indices = cell.corners.map { corner in
      if let known = sampleOfCorner[corner] { return known }
      let sample = shaper.sample(run, at: corner)
      kindOfSample.append(samples.firstIndex { $0.glyphs == sample.glyphs } ?? samples.count)
      samples.append(sample)
      sampleOfCorner[corner] = samples.count - 1
      return samples.count - 1
    }
    let covered = Cell(cell: cell, samples: indices)
    let place = cells.firstIndex { $0.cell.dimension > cell.dimension } ?? cells.count
    cells.insert(covered, at: place)
  }

  /// Notes how the run's glyphs are drawn, once all ways are covered.
  mutating func findDrawings(in outlines: OutlineTable, _ colorGlyphs: ColorGlyphTable) {
    let face = run.item.face
    drawings = samples.map { sample in
      sample.glyphs.map { glyph in
        if let colored = colorGlyphs.index(of: glyph, in: face) { return .colored(colored) }
        guard let outline = outlines.index(of: glyph, in: face), !outlines.tracks[outline].isEmpty else { return .none }
        return .outline(outline)
      }
    }
    isBare =
      samples.allSatisfy(\.isBare)
      && drawings.joined().allSatisfy { if case .colored = $0 { false } else { true } }
  }

  /// Whether all of its glyphs are in the font, and none has ink.
  var drawsNothing: Bool {
    drawings.joined().allSatisfy { if case .none = $0 { true } else { false } }
      && samples.allSatisfy { !$0.glyphs.contains(.notdef) }
  }

  /// Where the run stands at normalised coordinates: in the first sampled cell that holds them, else in the nearest.
  func instant(at normalized: [Double]) -> RunInstant {
    instant(in: nearestCell(to: normalized), at: normalized)
  }

  /// Where the run stands, seen from one of its cells; outside the cell it extrapolates.
  func instant(in index: Int, at normalized: [Double]) -> RunInstant {
    let cell = cells[index]
    return RunInstant(
      samples: cell.samples, weights: cell.cell.shares(at: normalized), form: cell.samples[0])
  }

  /// The first sampled cell that holds a location, else the nearest one.
  func nearestCell(to normalized: [Double]) -> Int {
    GridCell.nearest(of: cells.count) { cells[$0].cell.distance(to: normalized) } ?? 0
  }

  /// The glyphs of a cluster in one of the run's forms.
  func glyphs(of cluster: Int, in form: Int) -> ArraySlice<GlyphID> {
    samples[form].glyphs[samples[form].glyphRanges[cluster].range]
  }

  /// The advance of a cluster with its kerning, in em.
  func increment(of cluster: Int, at instant: RunInstant) -> Double {
    var sum = 0.0
    for (sample, weight) in zip(instant.samples, instant.weights) {
      sum += samples[sample].increments[cluster] * weight
    }
    return sum
  }

  /// Adds the advances of neighbouring clusters with their kerning, in em, to zeros.
  func addIncrements(of clusters: Range<Int>, at instant: RunInstant, to sums: inout [Double], from start: Int) {
    for index in instant.samples.indices {
      let weight = instant.weights[index]
      let shift = start - clusters.lowerBound
      let increments = samples[instant.samples[index]].increments
      for cluster in clusters { sums[cluster + shift] += increments[cluster] * weight }
    }
  }

  /// Where a glyph stands in its cluster, in em, y up.
  func pen(of glyph: Int, at instant: RunInstant) -> Vector {
    let kind = kindOfSample[instant.form]
    var sum = Vector.zero
    for index in instant.samples.indices {
      let sample = instant.samples[index]
      let pen = samples[kindOfSample[sample] == kind ? sample : instant.form].pen(of: glyph)
      sum = sum + pen * instant.weights[index]
    }
    return sum
  }

  /// The vertical metrics, in em.
  func metrics(at instant: RunInstant) -> FontMetrics {
    var sum = FontMetrics.zero
    for (sample, weight) in zip(instant.samples, instant.weights) { sum.add(samples[sample].metrics, weight: weight) }
    return sum
  }
}
