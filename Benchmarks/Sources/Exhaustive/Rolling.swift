import GlyphInterp

/// What is seen of a number that rolls.
struct Rolling {
  /// A glyph and how it stands.
  struct Glyph {
    var id: GlyphID
    var x: Double
    var y: Double
    var scale: Double
    var opacity: Double
  }

  /// The glyphs, from left to right.
  private(set) var glyphs: [Glyph] = []

  /// Of a scene.
  init(_ scene: Scene) {
    for item in scene.items { take(item) }
    glyphs.sort { ($0.x, $0.id.rawValue) < ($1.x, $1.id.rawValue) }
  }

  private mutating func take(_ item: SceneItem) {
    switch item {
    case .shape(let shape):
      for placement in shape.placements {
        glyphs.append(
          Glyph(
            id: placement.glyph, x: placement.transform.tx, y: placement.transform.ty, scale: placement.transform.a,
            opacity: shape.opacity))
      }
    case .group(let group): for inner in group.items { take(inner) }
    case .image: break
    }
  }

  /// Whether another way is this one backwards.
  ///
  /// A glyph that goes on one way and comes on the other has scales of 1.3984375 together (semantics 5), and it goes to
  /// where it came from: the offsets of both make one whole way, upwards for all glyphs of the one number and downwards
  /// for all of the other.
  func mirrors(_ other: Rolling) -> Bool {
    guard glyphs.count == other.glyphs.count else { return false }
    var rest = other.glyphs
    var sums: [Double] = []
    for glyph in glyphs {
      let index = rest.firstIndex { candidate in
        candidate.id == glyph.id
          && (glyph.scale == 1 ? candidate.scale == 1 : abs(glyph.scale + candidate.scale - 1.3984375) < 1e-6)
          && (glyph.scale == 1 || abs(glyph.opacity + candidate.opacity - 1) < 2.5 / 255)
      }
      guard let index else { return false }
      if glyph.scale != 1 { sums.append(glyph.y + rest[index].y) }
      rest.remove(at: index)
    }
    guard let least = sums.min(), let most = sums.max() else { return true }
    return sums.allSatisfy { $0 - least < 1e-6 || most - $0 < 1e-6 }
  }
}
