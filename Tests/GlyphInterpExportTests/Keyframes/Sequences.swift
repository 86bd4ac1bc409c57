import GlyphInterp
import TestSupport

/// Sequences on fixture fonts, short to write.
enum Sequences {
  /// A style of a fixture font.
  static func style(
    _ font: String = "GlyphInterpSans.ttf", size: Double = 200, weight: Double? = nil, color: Color = .black,
    axes: [OpenTypeTag: Double] = [:]
  ) throws -> TextStyle {
    var style = TextStyle(font: try FontFace(path: Fixtures.path(font)), size: size, color: color, axes: axes)
    if let weight { style.axes[.weight] = weight }
    return style
  }

  /// One transition, centred, with a hold of 0.8 s.
  static func one(
    _ old: String = "Hello", _ new: String? = nil, from: TextStyle? = nil, to: TextStyle? = nil,
    animation: Animation = .smooth, options: TransitionOptions = TransitionOptions(), autoreverses: Bool = false
  ) throws -> TransitionSequence {
    var options = options
    options.animation = animation
    let paragraph = ParagraphStyle(alignment: .center)
    return try TransitionSequence(
      from: StyledText(old, style: from ?? style(weight: 100), paragraph: paragraph),
      steps: [.init(StyledText(new ?? old, style: to ?? style(weight: 900), paragraph: paragraph), hold: 0.8)],
      options: options, autoreverses: autoreverses)
  }
}
