extension FontMetrics {
  /// No height at all.
  static let zero = FontMetrics(ascent: 0, descent: 0, lineGap: 0, capHeight: 0, xHeight: 0)

  /// Adds the share of other metrics.
  mutating func add(_ metrics: FontMetrics, weight: Double) {
    ascent += metrics.ascent * weight
    descent += metrics.descent * weight
    lineGap += metrics.lineGap * weight
    capHeight += metrics.capHeight * weight
    xHeight += metrics.xHeight * weight
  }

  /// The metrics between these and others, each of them exact at its own end.
  func mixed(with other: FontMetrics, at progress: Double) -> FontMetrics {
    FontMetrics(
      ascent: mix(ascent, other.ascent, at: progress), descent: mix(descent, other.descent, at: progress),
      lineGap: mix(lineGap, other.lineGap, at: progress), capHeight: mix(capHeight, other.capHeight, at: progress),
      xHeight: mix(xHeight, other.xHeight, at: progress))
  }
}
