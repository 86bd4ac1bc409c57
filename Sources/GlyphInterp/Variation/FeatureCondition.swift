/// A range of one axis in which a feature has other lookups.
///
/// Source: OpenType 1.9, "OpenType Layout common table formats", ConditionTable format 1.
struct FeatureCondition: Hashable, Sendable {
  /// The index of the axis.
  let axis: Int
  /// The smallest normalised coordinate at which the condition holds, in F2DOT14.
  let minimum: Int16
  /// The largest normalised coordinate at which the condition holds, in F2DOT14.
  let maximum: Int16

  /// Whether the condition holds at a normalised coordinate in F2DOT14.
  func holds(at coordinate: Int16) -> Bool { minimum <= coordinate && coordinate <= maximum }
}
