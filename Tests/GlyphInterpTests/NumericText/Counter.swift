import TestSupport
import Testing

@testable import GlyphInterp

/// A live label of a number, and what is seen in its columns.
struct Counter {
  var label: AnimatedText
  private let style: TextStyle

  init(_ text: String, size: Double = 48, options: NumericTextOptions = NumericTextOptions()) throws {
    style = try Plans.style("GlyphInterpTest.ttf", size: size, weight: 400)
    label = try AnimatedText(
      StyledText(text, style: style), options: TransitionOptions(transition: .numericText(options)))
  }

  func content(_ text: String) -> StyledText { StyledText(text, style: style) }

  mutating func set(_ text: String, at time: Double, _ animation: Animation? = .smooth) throws {
    let content = content(text)
    try withAnimation(animation) { () throws(TransitionError) in try label.setContent(content, at: time) }
  }

  /// One glyph that is seen: which one, where, how large and how much.
  struct Seen {
    var column: Int
    var glyph: GlyphID
    var place: Point
    var scale: Double
    var opacity: Double
    var blur: Double
  }

  /// Everything that is seen at a time; columns are numbered by their items.
  func seen(at time: Double) -> [Seen] {
    var result: [Seen] = []
    for (column, item) in label.scene(at: time).items.enumerated() {
      func take(_ item: SceneItem) {
        switch item {
        case .shape(let shape):
          for placement in shape.placements {
            result.append(
              Seen(
                column: column, glyph: placement.glyph, place: placement.origin, scale: placement.transform.a,
                opacity: shape.opacity, blur: shape.blur))
          }
        case .group(let group): for inner in group.items { take(inner) }
        case .image: break
        }
      }
      take(item)
    }
    return result
  }

  /// The largest number of glyphs in one item of a scene that is a column.
  func largestColumn(at time: Double) -> Int {
    label.scene(at: time).items.map { item in
      if case .group(let group) = item { group.items.count } else { 1 }
    }.max() ?? 0
  }

  /// The opacities of everything that is seen, added up by glyph.
  func opacities(at time: Double) -> [GlyphID: Double] {
    Dictionary(seen(at: time).map { ($0.glyph, $0.opacity) }, uniquingKeysWith: +)
  }

  /// Whether the label shows a text at rest, glyph by glyph.
  func shows(_ text: String, at time: Double) throws -> Bool {
    let rest = try AnimatedText(content(text)).scene(at: 0)
    let scene = label.scene(at: time)
    func glyphs(_ scene: Scene) -> [[Double]] {
      scene.placements.map {
        [Double($0.glyph.rawValue), $0.origin.x.rounded(decimals: 6), $0.origin.y, $0.transform.a]
      }
      .sorted { $0.lexicographicallyPrecedes($1) }
    }
    let isOpaque = scene.items.allSatisfy { item in
      if case .shape(let shape) = item { shape.opacity == 1 && shape.blur == 0 } else { false }
    }
    return isOpaque && glyphs(scene) == glyphs(rest)
  }
}
