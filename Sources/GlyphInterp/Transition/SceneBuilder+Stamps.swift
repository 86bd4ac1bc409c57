extension SceneBuilder {
  /// Where the glyphs of a stamp stand, in a style's size, when its motion stands at a point.
  mutating func placements(of stamp: FormStamp, at origin: Point, size: Double) -> [Placement] {
    guard !stamp.glyphs.isEmpty, stamp.run.size > 0 else { return [] }
    let scale = size / stamp.run.size
    let run = add(stamp.run)
    return stamp.glyphs.map { glyph in
      Placement(
        outline: add(glyph.outline),
        transform: Transform2D(
          a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.offset.dx * scale,
          ty: origin.y + glyph.offset.dy * scale),
        glyph: glyph.glyph, run: run, cluster: glyph.cluster)
    }
  }

  /// The glyphs that stand in some placements, seen from a motion's origin.
  func stamp(of placements: [Placement], from origin: Point, join: SceneShape.Join) -> FormStamp? {
    guard let first = placements.first else { return nil }
    return FormStamp(
      glyphs: placements.map { placement in
        FormStamp.Glyph(
          outline: scene.outlines[placement.outline],
          offset: placement.origin - origin, glyph: placement.glyph, cluster: placement.cluster)
      },
      run: scene.runs[first.run], join: join)
  }
}
