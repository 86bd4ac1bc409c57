/// An OpenType feature switched on, off, or to one of its alternates.
public struct FontFeature: Hashable, Sendable {
  /// The feature, `ss01`.
  public let tag: OpenTypeTag
  /// 0 for off, 1 for on, higher for an alternate.
  public let value: UInt32

  /// Makes a setting of a feature.
  public init(tag: OpenTypeTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
