import TestSupport

@testable import GlyphInterp

/// Colour glyphs of the fixture fonts, short to ask for.
enum ColorScenes {
  static let paints = "Twin-colr1.ttf"
  static let layers = "Twin-colr0.ttf"

  /// A text at rest; 1000 px per em, so that a pixel is a font unit.
  static func still(
    _ text: String, font: String = paints, size: Double = 1000, weight: Double = 400, palette: Int = 0,
    color: Color = .black
  ) throws -> Scene {
    var style = try Plans.style(font, size: size, weight: weight, color: color)
    style.palette = palette
    return try Plans.linear(text, from: style, to: style).scene(at: 0)
  }

  /// The paint of the glyph of a character, and how its numbers vary.
  static func track(_ character: Unicode.Scalar, font: String = paints) throws -> ColorGlyphTrack? {
    let face = try FontFace(path: Fixtures.path(font))
    guard let glyph = face.glyph(for: character) else { return nil }
    return ColorFont(face)?.track(of: glyph, largestSize: 100).track
  }

  /// The paint of the glyph of a character.
  static func paint(_ character: Unicode.Scalar, font: String = paints) throws -> ColorPaint? {
    guard case .paint(let paint)? = try track(character, font: font)?.artwork else { return nil }
    return paint
  }

  /// How far regions apply at a weight of the twins, whose normalised coordinates are −1 at 100 and 1 at 900.
  static func shares(_ coordinate: Double) throws -> [Double] {
    try track("a")?.shares(at: [coordinate]) ?? []
  }
}

extension Scene {
  /// All shapes in drawing order, groups opened.
  var shapes: [SceneShape] { items.flatMap(\.shapes) }
  /// All pictures in drawing order, groups opened.
  var pictures: [SceneImagePlacement] { items.flatMap(\.pictures) }
}

extension SceneItem {
  var shapes: [SceneShape] {
    switch self {
    case .shape(let shape): [shape]
    case .image: []
    case .group(let group): group.items.flatMap(\.shapes)
    }
  }

  var pictures: [SceneImagePlacement] {
    switch self {
    case .shape: []
    case .image(let image): [image]
    case .group(let group): group.items.flatMap(\.pictures)
    }
  }

  var group: SceneGroup? { if case .group(let group) = self { group } else { nil } }
  var shape: SceneShape? { if case .shape(let shape) = self { shape } else { nil } }
}
