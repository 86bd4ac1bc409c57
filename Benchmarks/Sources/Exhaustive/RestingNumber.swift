import GlyphInterp

/// A number at rest: which glyphs stand where, to a thousandth of a pixel.
struct RestingNumber: Hashable, Sendable {
  private var glyphs: [[Int]] = []

  /// Of a scene; one that is not at rest equals none.
  init(_ scene: Scene) {
    for item in scene.items {
      guard case .shape(let shape) = item, shape.opacity == 1, shape.blur == 0 else {
        glyphs.append([])
        continue
      }
      for placement in shape.placements {
        let transform = placement.transform
        glyphs.append([
          Int(placement.glyph.rawValue), Int((transform.tx * 1000).rounded()), Int((transform.ty * 1000).rounded()),
          Int((transform.a * 1000).rounded()), Int((transform.d * 1000).rounded()),
        ])
      }
    }
    glyphs.sort { $0.lexicographicallyPrecedes($1) }
  }
}
