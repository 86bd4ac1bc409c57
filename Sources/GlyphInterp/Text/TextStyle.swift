/// How a run of text looks: a complete style, at one end of a transition.
///
/// An axis that the style does not name stands at the font's default (semantics 2).
public struct TextStyle: Hashable, Sendable {
  /// Where the optical-size axis stands when `axes` does not name it.
  public enum OpticalSizing: Hashable, Sendable {
    /// It follows the size: 1 unit = 1 px of `size`.
    case automatic
    /// It stays at the font's default.
    case none
  }

  /// The face.
  public var font: FontFace
  /// Pixels per em; positive.
  public var size: Double
  /// The colour of glyphs that have none of their own.
  public var color: Color
  /// Axis values in user space, `wght` = 350.
  public var axes: [OpenTypeTag: Double]
  /// What the optical-size axis does.
  public var opticalSizing: OpticalSizing
  /// OpenType features; later ones override earlier ones.
  public var features: [FontFeature]
  /// Extra space between clusters, in thousandths of an em.
  public var tracking: Double
  /// How far the run is raised above the line's baseline, in pixels.
  public var baselineShift: Double
  /// The language as a BCP 47 tag; `nil` for none.
  public var language: String?
  /// The palette of a colour font; 0 is the font's first.
  public var palette: Int
  /// The faces that show what the face lacks, the first that has a cluster; the system's fonts come after them.
  public var fallbacks: [FontFace]
  /// Whether the system's fonts show what the face and its fallbacks lack.
  public var usesSystemFallback: Bool
  /// How the run's content changes, a number inside other text for example; `nil` for the transition of the whole text.
  ///
  /// Runs of one transition pair among each other.
  public var contentTransition: ContentTransition?

  /// Makes a style of a face at a size; everything else is plain.
  ///
  /// - Parameters:
  ///   - font: the face.
  ///   - size: pixels per em; positive.
  ///   - color: the text colour.
  ///   - axes: axis values in user space.
  public init(
    font: FontFace, size: Double = 200, color: Color = .black, axes: [OpenTypeTag: Double] = [:]
  ) {
    self.font = font
    self.size = size
    self.color = color
    self.axes = axes
    opticalSizing = .automatic
    features = []
    tracking = 0
    baselineShift = 0
    language = nil
    palette = 0
    fallbacks = []
    usesSystemFallback = true
  }

  /// The style with its weight axis at a weight.
  public func weight(_ weight: Font.Weight) -> TextStyle {
    var style = self
    style.axes[.weight] = weight.value
    return style
  }

  /// The settings that the style makes on any face, the automatic optical size among them.
  var settings: [OpenTypeTag: Double] {
    guard opticalSizing == .automatic, axes[.opticalSize] == nil else { return axes }
    var settings = axes
    settings[.opticalSize] = size
    return settings
  }

  /// The user-space value of every axis of a face under this style, clamped to the axes' ranges.
  func coordinates(on face: FontFace) -> [Double] {
    let settings = settings
    return face.axes.map { axis in
      settings[axis.tag].map(axis.clamped) ?? axis.defaultValue
    }
  }
}
