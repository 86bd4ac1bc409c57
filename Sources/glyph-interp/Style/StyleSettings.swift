import GlyphInterp

/// What a STYLE says: only the settings that it names.
struct StyleSettings: Hashable, Sendable {
  /// What the optical-size axis does when no number is given for it.
  enum OpticalSize: Hashable, Sendable {
    case automatic
    case none
  }

  var font: FontReference?
  var size: Double?
  var color: TextColor?
  var axes: [OpenTypeTag: Double] = [:]
  var isItalic: Bool?
  var opticalSize: OpticalSize?
  var features: [FontFeature] = []
  var tracking: Double?
  var language: String?
  var palette: Int?
  /// How a run changes that does not change like the whole text.
  var transition: TransitionName?

  /// These settings with those of another style over them.
  func overlaid(with other: StyleSettings) -> StyleSettings {
    var result = self
    result.font = other.font ?? font
    result.size = other.size ?? size
    result.color = other.color ?? color
    if other.opticalSize != nil { result.axes[.opticalSize] = nil }
    if other.axes[.opticalSize] != nil { result.opticalSize = nil }
    result.axes.merge(other.axes) { _, new in new }
    result.isItalic = other.isItalic ?? isItalic
    result.opticalSize = other.opticalSize ?? result.opticalSize
    result.features += other.features
    result.tracking = other.tracking ?? tracking
    result.language = other.language ?? language
    result.palette = other.palette ?? palette
    result.transition = other.transition ?? transition
    return result
  }
}
