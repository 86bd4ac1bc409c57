/// A settled outline for drawing: an object, so that drawing counts no references for what it holds and texts share it.
///
/// It holds no face, which holds it.
final class DrawnOutline: Sendable {
  /// A cell with extent along one axis at most, and the points at both of its ends; the same ones where it has none.
  private struct Stretch {
    let lower: Double
    let upper: Double
    let first: [Point]
    let last: [Point]
  }

  /// The axis along which all cells lie; `nil` where they have more extent than that.
  private let axis: Int?
  private let stretches: [Stretch]
  private let verbs: [Path.Verb]
  /// How many straight pieces each curve is drawn with.
  private let curvePieces: [UInt8]
  /// Whether contours overlap, decided once (semantics 3.15).
  private let hasOverlaps: Bool
  /// A number for the face and the glyph.
  private let seed: UInt64
  /// The same for this way of flattening.
  private let flattenedSeed: UInt64
  private let sampled: SampledOutline

  /// Takes the outline of a glyph, all cells covered.
  init(_ sampled: SampledOutline, of glyph: GlyphID, in face: FontFace, curvePieces: [UInt8]) {
    self.sampled = sampled
    self.curvePieces = curvePieces
    verbs = sampled.verbs
    hasOverlaps = !verbs.isEmpty && face.hasOverlaps(glyph)
    seed = Self.mixed(face.identity.fingerprint &+ UInt64(face.identity.faceIndex), UInt64(glyph.rawValue))
    flattenedSeed = curvePieces.reduce(seed) { Self.mixed($0, UInt64($1)) }
    axis = Self.onlyAxis(of: sampled.cells)
    guard let axis else {
      stretches = []
      return
    }
    stretches = zip(sampled.cells, sampled.samplesOfCell).map { cell, samples in
      let span = cell.spans[axis]
      return Stretch(
        lower: span.lower.value, upper: (span.upper ?? span.lower).value, first: sampled.samples[samples[0]],
        last: sampled.samples[samples[samples.count - 1]])
    }
  }

  /// The axis along which alone cells differ.
  private static func onlyAxis(of cells: [GridCell]) -> Int? {
    guard let first = cells.first, !first.spans.isEmpty else { return nil }
    let moving = first.spans.indices.filter { axis in
      cells.contains { $0.spans[axis].upper != nil || $0.spans[axis] != first.spans[axis] }
    }
    return moving.count > 1 ? nil : moving.first ?? 0
  }

  /// Whether another outline of the same glyph is drawn alike.
  func isLike(_ other: DrawnOutline) -> Bool {
    sampled.cells == other.sampled.cells && curvePieces == other.curvePieces
  }

  /// What a scene has of the outline at a moment.
  ///
  /// At rest an outline is flattened by itself, so that it is the same in every plan that ends there.
  ///
  /// - Parameter isBlended: whether it becomes another outline, so that it is not at rest whatever its style is.
  func sceneOutline(at moment: StyleMoment, isBlended: Bool = false) -> SceneOutline {
    let isAtRest = moment.isAtRest && !isBlended
    return SceneOutline(
      path: path(at: moment.style.normalized, size: moment.style.size), curvePieces: isAtRest ? [] : curvePieces,
      hasOverlaps: hasOverlaps, identity: identity(at: moment.style, from: isAtRest ? seed : flattenedSeed))
  }

  /// A number that equal outlines share, in this plan and in others: of the face, the glyph, the place in design space,
  /// the size and the flattening. Never 0.
  private func identity(at style: StyleInstant, from seed: UInt64) -> UInt64 {
    var hash = seed
    for coordinate in style.normalized { hash = Self.mixed(hash, coordinate.bitPattern) }
    hash = Self.mixed(hash, style.size.bitPattern)
    return hash == 0 ? 1 : hash
  }

  private static func mixed(_ hash: UInt64, _ bits: UInt64) -> UInt64 {
    let product = (hash ^ bits) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  /// The outline at normalised coordinates; along one axis without looking at the others.
  private func path(at normalized: [Double], size: Double) -> Path {
    guard let axis, !stretches.isEmpty else { return sampled.path(at: normalized, size: size) }
    let place = normalized[axis]
    let best =
      GridCell.nearest(of: stretches.count) { index in
        max(0, stretches[index].lower - place, place - stretches[index].upper)
      } ?? 0
    let (lower, upper) = (stretches[best].lower, stretches[best].upper)
    let share = upper > lower ? (place - lower) / (upper - lower) : 0
    return Path(
      verbs: verbs, points: mix(stretches[best].first, (1 - share) * size, stretches[best].last, share * size))
  }
}

/// The sums of points that count by two weights.
private func mix(_ old: [Point], _ oldWeight: Double, _ new: [Point], _ newWeight: Double) -> [Point] {
  var result = old
  var points = result.mutableSpan
  let new = new.span
  // One check for all points: this loop is most of what a scene costs.
  for index in 0..<min(points.count, new.count) {
    let (first, second) = unsafe (points[unchecked: index], new[unchecked: index])
    unsafe points[unchecked: index] = Point(
      x: first.x * oldWeight + second.x * newWeight, y: first.y * oldWeight + second.y * newWeight)
  }
  return result
}
