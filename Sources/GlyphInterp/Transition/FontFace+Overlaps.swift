internal import Synchronization

extension FontFace {
  /// Whether contours of a glyph lie over each other, decided once per glyph whatever way it goes.
  ///
  /// Asked of the default outline and of those at the ends of the weight and the width axis: letters that overlap when
  /// black need not when regular. A glyph that cannot be loaded does not overlap.
  func hasOverlaps(_ glyph: GlyphID) -> Bool {
    if let known = knownGlyphs.withLock({ $0[glyph]?.overlaps }) { return known }
    let paths = probes.compactMap { try? outline(of: glyph, at: $0) }
    let result = OutlineOverlap.decide(paths)
    remember(glyph) { $0.overlaps = result }
    return result
  }

  private var probes: [GridCorner] {
    let origin = axes.map { _ in Int16(0) }
    var corners = [GridCorner(coordinates: origin)]
    for (index, axis) in axes.enumerated() where axis.tag == .weight || axis.tag == .width {
      for (isThere, end) in [
        (axis.minimum < axis.defaultValue, -NormalizedScale.unit),
        (axis.maximum > axis.defaultValue, NormalizedScale.unit),
      ] where isThere {
        var coordinates = origin
        coordinates[index] = end
        corners.append(GridCorner(coordinates: coordinates))
      }
    }
    return corners
  }
}
