import TestSupport

@testable import GlyphInterp

/// Values of a face between the corners of its grid, put together from the corners as a transition does it.
struct FaceEvaluation {
  let face: FontFace

  init(_ name: String, index: Int = 0) throws(FontError) {
    face = try FontFace(path: Fixtures.path(name), index: index)
  }

  /// The normalised location of user-space settings.
  func location(_ settings: [OpenTypeTag: Double]) -> [Double] {
    face.normalized(face.location(settings: settings).coordinates)
  }

  /// A run of Latin text.
  func request(_ text: String) -> ShapeRequest {
    ShapeRequest(paragraph: Array(text.utf8), script: OpenTypeTag(0x4C61_746E))
  }

  /// The glyph names of a text.
  func names(_ text: String, _ settings: [OpenTypeTag: Double] = [:]) -> [String] {
    let request = request(text)
    let corners = face.shapingGrid(for: request).weights(at: location(settings))
    return corners.first.map { face.shape(request, at: $0.corner).map { face.glyphName($0.glyph) } } ?? []
  }

  /// The advances of a text's glyphs, with kerning, in font units.
  func advances(_ text: String, _ settings: [OpenTypeTag: Double] = [:]) -> [Double] {
    let request = request(text)
    var sums: [Double] = []
    for weighted in face.shapingGrid(for: request).weights(at: location(settings)) {
      let advances = face.shape(request, at: weighted.corner).map { $0.advance * weighted.weight }
      sums = sums.isEmpty ? advances : zip(sums, advances).map { $0 + $1 }
    }
    return sums.map { ($0 * Double(face.unitsPerEm)).rounded(decimals: 6) }
  }

  /// The outline of a character in font units.
  func outline(_ scalar: Unicode.Scalar, _ settings: [OpenTypeTag: Double] = [:]) throws(FontError) -> Path {
    guard let glyph = face.glyph(for: scalar) else { return Path() }
    var sum = Path()
    for weighted in face.outlineGrid(of: glyph).weights(at: location(settings)) {
      let outline = try face.outline(of: glyph, at: weighted.corner)
      if sum.verbs.isEmpty { sum = Path(verbs: outline.verbs, points: outline.points.map { _ in .zero }) }
      for index in sum.points.indices {
        sum.points[index].x += outline.points[index].x * weighted.weight
        sum.points[index].y += outline.points[index].y * weighted.weight
      }
    }
    return sum
  }
}
