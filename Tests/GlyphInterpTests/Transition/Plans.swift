import GlyphInterp
import TestSupport

/// Plans on fixture fonts, short to write.
enum Plans {
  /// A style of a fixture font.
  static func style(
    _ font: String = "Twin-wght.ttf", size: Double = 200, weight: Double? = nil, color: Color = .black,
    axes: [OpenTypeTag: Double] = [:]
  ) throws -> TextStyle {
    var style = TextStyle(font: try FontFace(path: Fixtures.path(font)), size: size, color: color, axes: axes)
    if let weight { style.axes[.weight] = weight }
    return style
  }

  /// A linear transition of one second, so that time is progress.
  static func linear(
    _ old: String, _ new: String? = nil, from: TextStyle, to: TextStyle,
    alignment: ParagraphStyle.Alignment = .leading, options: TransitionOptions = TransitionOptions()
  ) throws -> TransitionPlan {
    var options = options
    options.animation = .linear(duration: 1)
    let paragraph = ParagraphStyle(alignment: alignment)
    return try TransitionPlan(
      from: StyledText(old, style: from, paragraph: paragraph),
      to: StyledText(new ?? old, style: to, paragraph: paragraph), options: options)
  }
}

extension Scene {
  /// All placements, groups opened, in drawing order.
  var placements: [Placement] { items.flatMap(\.placements) }

  /// The pen origin of the first glyph of a cluster.
  func origin(ofCluster cluster: Int) -> Point? {
    placements.first { $0.cluster == cluster }?.origin
  }

  /// The distances between the origins of neighbouring clusters with ink, by ascending cluster.
  var gaps: [Double] {
    let sorted = placements.sorted { $0.cluster < $1.cluster }
    return zip(sorted.dropFirst(), sorted).map { $0.origin.x - $1.origin.x }
  }
}

extension SceneItem {
  /// All placements of the item, groups opened.
  var placements: [Placement] {
    switch self {
    case .shape(let shape): shape.placements
    case .image: []
    case .group(let group): group.items.flatMap(\.placements)
    }
  }
}
