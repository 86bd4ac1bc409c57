/// Where one style path stands at one progress: shared by all clusters that are there together.
struct StyleMoment: Sendable {
  /// The index of the path.
  let path: Int
  /// The eased progress; may leave 0…1.
  let progress: Double
  /// The style there.
  let style: StyleInstant
  /// The text colour there.
  let color: Color
}
