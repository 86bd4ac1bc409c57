/// Whether one outline may become another point by point.
///
/// Equal structure is not enough: designs that were not drawn to interpolate have equal structures by chance, or with
/// another start point or another order of contours. The tests are those of fontTools' `varLib.interpolatable`: areas and
/// directions of contours, order, start points, and the outline half-way.
struct OutlineCompatibility {
  /// Both outlines in em.
  let old: Path
  let new: Path

  /// How far half-way an area may fall below the smaller one of both ends.
  private static let leastArea = 0.6
  /// How much better another order or another start point must fit before the given one counts as wrong.
  private static let betterFit = 0.6
  /// The largest cosine distance of a join that is smooth at both ends (3°), and of one half-way that is a kink (8°).
  private static let (smooth, kink) = (1 - 0.99863, 1 - 0.99027)
  /// The most pieces that are searched for crossings; a glyph of more is taken to have none.
  private static let mostPieces = 3000

  /// What stands in the way; `nil` for nothing.
  func obstacle() -> GlyphPair.Reason? {
    guard old.verbs == new.verbs else { return .otherContours }
    let (before, after) = (old.contours, new.contours)
    // A contour may end where it began in one outline alone.
    for (one, other) in zip(before, after) where one.steps != other.steps { return .otherContours }
    for (one, other) in zip(before, after) where one.area * other.area <= 0 { return .otherWinding }
    if hasOtherOrder(before, after) { return .otherContourOrder }
    if zip(before, after).contains(where: { hasOtherStart($0, $1) }) { return .otherStartPoint }
    let middle = old.mixed(with: new, at: 0.5).contours
    for (contour, ends) in zip(middle, zip(before, after)) {
      let least = min(abs(ends.0.area), abs(ends.1.area)) * Self.leastArea
      if contour.area * ends.0.area <= 0 || abs(contour.area) < least { return .collapses }
      if hasKink(contour, between: ends.0, and: ends.1) { return .kink }
    }
    let crossings = [before, middle, after].map(crossingCount)
    return crossings[1] > max(crossings[0], crossings[2]) ? .crossesItself : nil
  }

  /// How far progress may leave 0…1: not at all where a contour would turn round.
  func range() -> ClosedRange<Double> {
    let slack = StylePath.extrapolation
    for share in [-slack, 1 + slack] {
      let beyond = old.mixed(with: new, at: share).contours
      for (contour, end) in zip(beyond, old.contours) where contour.area * end.area <= 0 { return 0...1 }
    }
    return -slack...(1 + slack)
  }

  /// Whether two contours fit better the other way round.
  private func hasOtherOrder(_ before: [Contour], _ after: [Contour]) -> Bool {
    func distance(_ one: Contour, _ other: Contour) -> Double {
      let way = (one.center - other.center).length
      let growth = abs(one.area).squareRoot() - abs(other.area).squareRoot()
      return way * way + growth * growth
    }
    for i in before.indices {
      for j in before.indices.dropFirst(i + 1) where before[i].area * before[j].area > 0 {
        let given = distance(before[i], after[i]) + distance(before[j], after[j])
        let swapped = distance(before[i], after[j]) + distance(before[j], after[i])
        if swapped < given * Self.betterFit { return true }
      }
    }
    return false
  }

  /// Whether the steps of a contour fit better when they begin elsewhere.
  private func hasOtherStart(_ one: Contour, _ other: Contour) -> Bool {
    let (first, second) = (one.centered, other.centered)
    let counts = one.steps.map(\.pointCount)
    var starts = [0]
    for count in counts { starts.append((starts.last ?? 0) + count) }
    func misfit(_ turn: Int) -> Double {
      let shift = starts[turn]
      return first.indices.reduce(0) { sum, index in
        let way = first[index] - second[(index + shift) % second.count]
        return sum + way.dx * way.dx + way.dy * way.dy
      }
    }
    // Below a twentieth of the contour's size there is nothing to be better than.
    let given = misfit(0)
    guard given > Double(first.count) * 0.05 * 0.05 else { return false }
    return one.steps.indices.dropFirst().contains { turn in
      let turned = one.steps[turn...] + one.steps[..<turn]
      return turned.elementsEqual(one.steps) && misfit(turn) < given * Self.betterFit
    }
  }

  /// Whether a join that is smooth at both ends breaks half-way.
  private func hasKink(_ middle: Contour, between one: Contour, and other: Contour) -> Bool {
    zip(zip(one.bends, other.bends), middle.bends).contains { ends, bend in
      guard let first = ends.0, let second = ends.1, let bend else { return false }
      return first < Self.smooth && second < Self.smooth && bend > Self.kink
    }
  }

  /// How often the pieces of all contours cross.
  private func crossingCount(_ contours: [Contour]) -> Int {
    let pieces = contours.flatMap(\.pieces).sorted { min($0.0.x, $0.1.x) < min($1.0.x, $1.1.x) }
    guard pieces.count <= Self.mostPieces else { return 0 }
    var count = 0
    for (index, piece) in pieces.enumerated() {
      let end = max(piece.0.x, piece.1.x)
      for other in pieces[(index + 1)...] {
        if min(other.0.x, other.1.x) >= end { break }
        if cross(piece, other) { count += 1 }
      }
    }
    return count
  }

  /// Whether two pieces cross in their insides.
  private func cross(_ one: (Point, Point), _ other: (Point, Point)) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }
    let noise = 1e-9
    let (a, b) = (side(one.0, one.1, other.0), side(one.0, one.1, other.1))
    let (c, d) = (side(other.0, other.1, one.0), side(other.0, other.1, one.1))
    return a * b < 0 && c * d < 0 && min(abs(a), abs(b), abs(c), abs(d)) > noise
  }
}
