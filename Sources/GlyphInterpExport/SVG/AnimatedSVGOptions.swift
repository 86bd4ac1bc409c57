public import GlyphInterp

/// What can be chosen about an animated SVG picture.
public struct AnimatedSVGOptions: Sendable {
  /// Accuracy and number of plays.
  public var vector: VectorOptions
  /// What readers and tooltips say; `nil` for the text at the end.
  public var title: String?
  /// What is under the text; `nil` for transparent.
  public var background: Color?
  /// Whether text that keeps one colour takes the `currentColor` of the page in which the picture's elements stand.
  public var usesCurrentColor: Bool
  /// The colour, on screens that are set to dark, of text that keeps one colour; `nil` for the same.
  public var darkColor: Color?
  /// The background on screens that are set to dark; `nil` for the same.
  public var darkBackground: Color?

  /// Makes options.
  public init(
    vector: VectorOptions = VectorOptions(), title: String? = nil, background: Color? = nil,
    usesCurrentColor: Bool = false, darkColor: Color? = nil, darkBackground: Color? = nil
  ) {
    self.vector = vector
    self.title = title
    self.background = background
    self.usesCurrentColor = usesCurrentColor
    self.darkColor = darkColor
    self.darkBackground = darkBackground
  }
}
