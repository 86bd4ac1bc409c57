/// A setting of one OpenType feature, `ss01` on, `liga` off.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter name.
  public let tag: OpenTypeTag
  /// 0 is off, 1 is on; features with alternates count further.
  public let value: UInt32
  /// The UTF-8 offsets in the whole paragraph that the setting covers; `nil` covers everything.
  public let range: Range<Int>?

  /// Makes a setting that covers a range, or everything.
  public init(tag: OpenTypeTag, value: UInt32, range: Range<Int>? = nil) {
    self.tag = tag
    self.value = value
    self.range = range
  }
}
