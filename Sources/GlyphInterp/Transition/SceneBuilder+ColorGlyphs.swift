extension SceneBuilder {
  /// The scene, an alpha that all of a text has taken out of its parts.
  var finishedScene: Scene {
    mutating get {
      settle()
      var result = scene
      result.items = finished(scene.items)
      return result
    }
  }

  /// Items, an alpha that all have taken out of them; not where colour glyphs are among them, whose layers keep theirs.
  func finished(_ items: [SceneItem]) -> [SceneItem] {
    drawsColorGlyphs ? items : items.withCommonAlphaOutside()
  }

  /// Adds glyphs: outlines in one colour go to the coverage group that takes them, those with colours of their own
  /// stand between groups.
  mutating func add(
    _ glyphs: [PlacedGlyph], color: Color, opacity: Double, join: SceneShape.Join, isLeaving: Bool = false
  ) {
    guard opacity > 0 else { return }
    for glyph in glyphs {
      switch glyph {
      case .plain(let placement):
        add(placement, color: color, opacity: opacity, join: join, isLeaving: isLeaving)
      case .colored(_, _, let items):
        if opacity < 1 {
          addApart(.group(SceneGroup(items: items, opacity: opacity)))
        } else {
          for item in items { addApart(item) }
        }
      }
    }
  }

  /// Adds two forms of one thing, the old one going out as the new one comes in.
  ///
  /// - Parameter weight: how much of the new form is seen, 0…255; the rest is the old form (semantics 3.12).
  mutating func addCrossFade(
    old: [PlacedGlyph], new: [PlacedGlyph], weight: Int, color: Color, join: SceneShape.Join
  ) {
    if weight <= 0 { return add(old, color: color, opacity: 1, join: join) }
    if weight >= 255 { return add(new, color: color, opacity: 1, join: join) }
    if let old = old.placements, let new = new.placements {
      return addCrossFade(old: old, new: new, weight: weight, color: color, join: join)
    }
    let leaving = old.part(color: color, opacity: Double(255 - weight) / 255, join: join)
    let entering = new.part(color: color, opacity: Double(weight) / 255, join: join)
    addApart(.group(SceneGroup(items: [leaving, entering])))
  }

  /// What a colour glyph draws at a moment.
  ///
  /// - Parameter origin: its pen origin.
  mutating func items(of index: Int, moment: Int, at origin: Point, cluster: Int) -> [SceneItem] {
    drawsColorGlyphs = true
    let key = ColoredKey(track: index, moment: moment)
    let items = coloredItems[key] ?? items(of: colorGlyphs.tracks[index], moment: moment)
    coloredItems[key] = items
    return items.map { $0.placed(by: .translation(x: origin.x, y: origin.y), cluster: cluster) }
  }

  /// What a colour glyph draws at a moment, its pen origin at (0, 0).
  private mutating func items(of track: ColorGlyphTrack, moment index: Int) -> [SceneItem] {
    let moment = instant.moments[index]
    let path = paths[moment.path]
    switch track.artwork {
    case .picture(let picture):
      guard moment.style.size > 0 else { return [] }
      let image =
        scene.images.firstIndex { $0.identity == picture.image.identity }
        ?? {
          scene.images.append(picture.image)
          return scene.images.count - 1
        }()
      return [.image(SceneImagePlacement(image: image, transform: picture.transform(size: moment.style.size)))]
    case .paint(let paint):
      let shares = track.shares(at: moment.style.normalized)
      var outlines: [GlyphID: Int] = [:]
      paint.visitGlyphs(under: shares) { glyph, _ in
        if outlines[glyph] == nil { outlines[glyph] = outline(of: glyph, of: track.face, moment: index) }
      }
      let painter = ColorGlyphPainter(
        scale: moment.style.size / Double(track.face.unitsPerEm), shares: shares,
        inks: track.inks(
          foreground: moment.color, palettes: (path.old.palette, path.new.palette), at: moment.progress,
          mixing: mixing),
        outlines: outlines, run: index)
      return painter.items(of: paint, in: &scene)
    }
  }
}
