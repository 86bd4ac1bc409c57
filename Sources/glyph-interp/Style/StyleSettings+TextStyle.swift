import GlyphInterp

extension StyleSettings {
  /// The complete style: what the settings leave out is at its default.
  ///
  /// - Parameter notices: gets a notice when an italic is asked for and there is none.
  func textStyle(from shelf: FontShelf, notices: inout [TransitionNotice]) throws(FontError) -> TextStyle {
    let upright = try shelf.face(font)
    var face = upright
    var axes = axes
    if let isItalic {
      if upright.axes.contains(where: { $0.tag == .italic }) {
        axes[.italic] = axes[.italic] ?? (isItalic ? 1 : 0)
      } else if let slant = upright.axes.first(where: { $0.tag == .slant }) {
        axes[.slant] = axes[.slant] ?? (isItalic ? slant.minimum : 0)
      } else if isItalic, !upright.style.isItalic {
        if let italic = try shelf.italicFace(ofFamily: upright.familyName) {
          face = italic
        } else {
          let message =
            "'\(upright.fileName)': has no italic axis, and its family '\(upright.familyName)' no italic file"
          notices.append(TransitionNotice(code: .missingItalic, message: message))
        }
      }
    }
    var style = TextStyle(font: face, size: size ?? 200, color: color?.color ?? .black, axes: axes)
    style.opticalSizing = opticalSize == OpticalSize.none ? .none : .automatic
    style.features = features
    style.tracking = tracking ?? 0
    style.language = language
    style.palette = palette ?? 0
    style.contentTransition = transition?.transition()
    return style
  }
}
