/// One axis of a variable font, in user space.
///
/// Source: OpenType 1.9, `fvar`, VariationAxisRecord.
public struct VariationAxis: Hashable, Sendable {
  /// The four-letter name, `wght`.
  public let tag: OpenTypeTag
  /// The name for people, "Weight"; empty when the font gives none.
  public let name: String
  /// The smallest value.
  public let minimum: Double
  /// The value of the default instance.
  public let defaultValue: Double
  /// The largest value.
  public let maximum: Double
  /// Whether the font asks that the axis be kept out of menus.
  public let isHidden: Bool

  /// Makes an axis from its record.
  public init(
    tag: OpenTypeTag, name: String, minimum: Double, defaultValue: Double, maximum: Double,
    isHidden: Bool
  ) {
    self.tag = tag
    self.name = name
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
    self.isHidden = isHidden
  }

  /// The value brought into the axis's range.
  public func clamped(_ value: Double) -> Double { min(maximum, max(minimum, value)) }
}
