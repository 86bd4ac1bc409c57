public import GlyphInterp

/// What can be chosen about an SVG picture.
public struct SVGOptions: Sendable {
  /// What readers and tooltips say: most often the new text. Empty for none.
  public var title: String
  /// What is under the scene; `nil` for transparent.
  public var background: Color?
  /// Which colours of the text the page settles.
  public var pageColors: PageColors
  /// The background on screens that are set to dark; `nil` for the same.
  public var darkBackground: Color?
  /// Digits after the decimal mark of coordinates; 2 keeps outlines within 0.005 px.
  public var decimals: Int
  /// How large a pixel of the canvas is shown, in CSS pixels; positive.
  public var scale: Double

  /// Makes options.
  public init(
    title: String = "", background: Color? = nil, pageColors: PageColors = PageColors(), darkBackground: Color? = nil,
    decimals: Int = 2, scale: Double = 1
  ) {
    self.title = title
    self.background = background
    self.pageColors = pageColors
    self.darkBackground = darkBackground
    self.decimals = decimals
    self.scale = scale
  }
}
