public import GlyphInterp

/// What can be chosen about an animated SVG picture.
public struct AnimatedSVGOptions: Sendable {
  /// Accuracy and number of plays.
  public var vector: VectorOptions
  /// The frames that the file keeps time with: it shows at the time of each of them what the frame shows, and its motions
  /// start and end at whole frames; `nil` for the exact seconds of the sequence.
  public var schedule: FrameSchedule?
  /// What readers and tooltips say; `nil` for the text at the end.
  public var title: String?
  /// What is under the text; `nil` for transparent.
  public var background: Color?
  /// Which colours of the text the page settles.
  public var pageColors: PageColors
  /// The background on screens that are set to dark; `nil` for the same.
  public var darkBackground: Color?

  /// Makes options.
  public init(
    vector: VectorOptions = VectorOptions(), schedule: FrameSchedule? = nil, title: String? = nil,
    background: Color? = nil,
    pageColors: PageColors = PageColors(), darkBackground: Color? = nil
  ) {
    self.vector = vector
    self.schedule = schedule
    self.title = title
    self.background = background
    self.pageColors = pageColors
    self.darkBackground = darkBackground
  }
}
