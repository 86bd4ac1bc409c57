extension SceneBuilder {
  /// Where the glyphs of a stamp stand, in a style's size, when its motion stands at a point.
  mutating func placements(of stamp: FormStamp, at origin: Point, size: Double) -> [PlacedGlyph] {
    guard !stamp.glyphs.isEmpty, stamp.run.size > 0 else { return [] }
    let scale = size / stamp.run.size
    let run = add(stamp.run)
    return stamp.glyphs.map { glyph in
      let transform = Transform2D(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.offset.dx * scale,
        ty: origin.y + glyph.offset.dy * scale)
      switch glyph.form {
      case .outline(let outline):
        return .plain(
          Placement(
            outline: add(outline), transform: transform, glyph: glyph.glyph, run: run, cluster: glyph.cluster))
      case .colored(let drawing):
        let items = scene.take(drawing).map { $0.placed(by: transform) }
        return .colored(glyph: glyph.glyph, run: run, items: items)
      }
    }
  }

  /// The glyphs that stand in some placements, seen from a motion's origin.
  func stamp(of glyphs: [PlacedGlyph], from origin: Point, join: SceneShape.Join) -> FormStamp? {
    guard let first = glyphs.first else { return nil }
    return FormStamp(
      glyphs: glyphs.map { glyph in
        switch glyph {
        case .plain(let placement):
          FormStamp.Glyph(
            form: .outline(scene.outlines[placement.outline]), offset: placement.origin - origin,
            glyph: placement.glyph, cluster: placement.cluster)
        case .colored(let glyph, _, let items):
          FormStamp.Glyph(
            form: .colored(scene.excerpt(of: items.map { $0.placed(by: .translation(x: -origin.x, y: -origin.y)) })),
            offset: .zero, glyph: glyph, cluster: 0)
        }
      },
      run: scene.runs[first.run], join: join)
  }
}
