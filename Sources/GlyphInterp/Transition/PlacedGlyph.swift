/// A glyph and where it stands in a scene.
enum PlacedGlyph {
  /// An outline, to be filled with the text's colour.
  case plain(Placement)
  /// A glyph with colours of its own, as it is drawn.
  case colored(glyph: GlyphID, run: Int, items: [SceneItem])

  /// Which glyph it is.
  var glyph: GlyphID {
    switch self {
    case .plain(let placement): placement.glyph
    case .colored(let glyph, _, _): glyph
    }
  }

  /// The index of its run in the scene.
  var run: Int {
    switch self {
    case .plain(let placement): placement.run
    case .colored(_, let run, _): run
    }
  }

  /// The glyph moved.
  func moved(by transform: Transform2D) -> PlacedGlyph {
    switch self {
    case .plain(var placement):
      placement.transform = placement.transform.then(transform)
      return .plain(placement)
    case .colored(let glyph, let run, let items):
      return .colored(glyph: glyph, run: run, items: items.map { $0.placed(by: transform) })
    }
  }
}

extension [PlacedGlyph] {
  /// The outlines, when no glyph has colours of its own; else `nil`.
  var placements: [Placement]? {
    var result: [Placement] = []
    result.reserveCapacity(count)
    for glyph in self {
      guard case .plain(let placement) = glyph else { return nil }
      result.append(placement)
    }
    return result
  }

  /// The glyphs in their order: neighbouring outlines as one shape, glyphs with colours of their own between them.
  func items(color: Color, join: SceneShape.Join) -> [SceneItem] {
    var result: [SceneItem] = []
    for glyph in self {
      switch glyph {
      case .plain(let placement):
        if case .shape(var shape)? = result.last, shape.placements.first?.run == placement.run, shape.join == join,
          shape.paint == .solid(color)
        {
          shape.placements.append(placement)
          result[result.count - 1] = .shape(shape)
        } else {
          result.append(.shape(SceneShape(placements: [placement], paint: .solid(color), join: join)))
        }
      case .colored(_, _, let items): result += items
      }
    }
    return result
  }

  /// The glyphs as one item, to be added up with others on a ground of their own.
  func part(color: Color, opacity: Double, join: SceneShape.Join) -> SceneItem {
    if let placements {
      return .shape(
        SceneShape(placements: placements, paint: .solid(color), opacity: opacity, join: join, blend: .plusLighter))
    }
    return .group(SceneGroup(items: items(color: color, join: join), opacity: opacity, blend: .plusLighter))
  }
}
