/// A box of design space between neighbouring grid lines, in which all values of a font are multilinear.
///
/// Along an axis on which the location stands exactly on a line the box has no depth: one line, no second corner.
public struct GridCell: Hashable, Sendable {
  /// The box along one axis.
  public struct Span: Hashable, Sendable {
    /// The line at the smaller coordinate.
    public let lower: GridLine
    /// The line at the larger coordinate; `nil` where the box has no depth.
    public let upper: GridLine?

    /// Makes a span; without an upper line the location is on the lower one.
    public init(lower: GridLine, upper: GridLine? = nil) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The box along each axis of the font.
  public let spans: [Span]

  /// Makes a cell from its spans.
  public init(spans: [Span]) { self.spans = spans }

  /// The cell's corners: 2^k for the k axes along which it has depth; the last of those axes varies fastest.
  public var corners: [GridCorner] {
    let location = spans.map { $0.lower.value }
    return weights(at: location).map(\.corner)
  }

  /// The corners of the cell with their multilinear shares at a normalised location.
  ///
  /// Outside the cell shares leave 0…1 and extrapolate the cell's own values (semantics 3.9); they always add up to 1.
  /// The location has one value per axis; a coordinate along which the cell has no depth is not looked at.
  public func weights(at location: [Double]) -> [WeightedCorner] {
    var coordinates = spans.map(\.lower.coordinate)
    var nudges = spans.map { $0.upper == nil ? 0 : $0.lower.upperNudge }
    var result: [WeightedCorner] = []
    func visit(_ axis: Int, _ weight: Double) {
      guard axis < spans.count else {
        result.append(
          WeightedCorner(corner: GridCorner(coordinates: coordinates, nudges: nudges), weight: weight))
        return
      }
      let lower = spans[axis].lower
      guard let upper = spans[axis].upper else { return visit(axis + 1, weight) }
      let value = axis < location.count ? location[axis] : 0
      let share = (value - lower.value) / (upper.value - lower.value)
      (coordinates[axis], nudges[axis]) = (lower.coordinate, lower.upperNudge)
      visit(axis + 1, weight * (1 - share))
      (coordinates[axis], nudges[axis]) = (upper.coordinate, upper.lowerNudge)
      visit(axis + 1, weight * share)
    }
    visit(0, 1)
    return result
  }
}
