/// A container and the codec in it.
public enum VideoFormat: String, Hashable, Sendable, CaseIterable {
  /// MP4 with H.264, 4:2:0, no alpha: plays everywhere.
  case mp4
  /// WebM with VP9, 4:2:0, with alpha: plays in browsers.
  case webm
  /// QuickTime with ProRes 4444, 10 bits, with alpha: for editing.
  case mov

  /// Whether pixels may be translucent.
  public var hasAlpha: Bool { self != .mp4 }
}
