/// A place where lines of the design-space grid meet: where a font is asked for glyphs, advances and outlines.
///
/// Space: normalised, after `avar`, in F2DOT14, so that it is exact in both font libraries.
public struct GridCorner: Hashable, Sendable {
  /// One coordinate per axis of the font.
  public let coordinates: [Int16]
  /// Per axis the step (−1, 0, 1) to the place that has the glyphs of the corner's cell; see `GridLine`.
  public let nudges: [Int8]

  /// Makes a corner; without nudges its glyphs are those at the very coordinates.
  public init(coordinates: [Int16], nudges: [Int8]? = nil) {
    self.coordinates = coordinates
    self.nudges = nudges ?? [Int8](repeating: 0, count: coordinates.count)
  }

  /// Whether the glyphs are taken from beside the corner.
  public var isNudged: Bool { nudges.contains { $0 != 0 } }

  /// The same place without nudges: what outlines and metrics depend on.
  public var exact: GridCorner { isNudged ? GridCorner(coordinates: coordinates) : self }

  /// The coordinates whose glyphs the corner has.
  var nudgedCoordinates: [Int16] {
    zip(coordinates, nudges).map { coordinate, nudge in
      max(-NormalizedScale.unit, min(NormalizedScale.unit, coordinate + Int16(nudge)))
    }
  }

  /// The normalised coordinates as numbers, −1…1.
  public var location: [Double] { coordinates.map(NormalizedScale.value) }
}
