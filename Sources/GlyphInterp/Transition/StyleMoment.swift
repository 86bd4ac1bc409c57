/// Where one style path stands at one progress, or how far beside it: shared by all clusters that are there together.
///
/// An object, so that drawing hands it on without counting references for all that it holds.
final class StyleMoment: Sendable {
  /// The index of the path.
  let path: Int
  /// The eased progress; may leave 0…1.
  let progress: Double
  /// User-space axis values there, one per axis of the path's face.
  let coordinates: [Double]
  /// Where the way ends, in normalised coordinates, if the style is beside its way; `nil` on the way.
  let restingPlace: [Double]?
  /// Whether shapes are those of an end of the way.
  let isAtRest: Bool
  /// The style there.
  let style: StyleInstant
  /// The text colour there.
  let color: Color

  init(
    path: Int, progress: Double, coordinates: [Double], restingPlace: [Double]?, isAtRest: Bool, style: StyleInstant,
    color: Color
  ) {
    self.path = path
    self.progress = progress
    self.coordinates = coordinates
    self.restingPlace = restingPlace
    self.isAtRest = isAtRest
    self.style = style
    self.color = color
  }
}
