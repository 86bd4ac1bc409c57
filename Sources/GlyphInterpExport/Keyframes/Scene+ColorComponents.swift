import GlyphInterp

extension Scene {
  /// The components of one colour.
  static let componentsOfColor = 4

  /// Red, green, blue and alpha of all colours in it, in drawing order.
  var colorComponents: [Double] { items.flatMap(Self.components) }

  private static func components(of item: SceneItem) -> [Double] {
    switch item {
    case .shape(let shape):
      switch shape.paint {
      case .solid(let color): components(of: color)
      case .gradient(let gradient): gradient.stops.flatMap { components(of: $0.color) }
      }
    case .group(let group): group.items.flatMap(components)
    case .image: []
    }
  }

  private static func components(of color: Color) -> [Double] {
    [color.red, color.green, color.blue].map { min(1, max(0, $0)) } + [color.alpha]
  }
}

extension Color {
  /// The colour without its alpha.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}
