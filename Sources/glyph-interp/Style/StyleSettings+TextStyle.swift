import GlyphInterp

extension StyleSettings {
  /// The complete style, the transition apart: what the settings leave out is at its default.
  ///
  /// - Parameter notices: gets a notice when an italic or an upright is asked for and there is none.
  func textStyle(from shelf: FontShelf, notices: inout [TransitionNotice]) throws(FontError) -> TextStyle {
    let named = try shelf.face(font)
    var face = named
    var axes = axes
    if let isItalic {
      if named.axes.contains(where: { $0.tag == .italic }) {
        axes[.italic] = axes[.italic] ?? (isItalic ? 1 : 0)
      } else if let slant = named.axes.first(where: { $0.tag == .slant }) {
        axes[.slant] = axes[.slant] ?? (isItalic ? slant.minimum : 0)
      } else if isItalic != named.style.isItalic {
        if let other = try shelf.face(ofFamily: named.familyName, italic: isItalic) {
          face = other
        } else {
          let wanted = isItalic ? "italic" : "upright"
          let message =
            "'\(named.fileName)': has no italic axis, and its family '\(named.familyName)' no \(wanted) file"
          notices.append(TransitionNotice(code: isItalic ? .missingItalic : .missingUpright, message: message))
        }
      }
    }
    var style = TextStyle(font: face, size: size ?? 200, color: color?.color ?? .black, axes: axes)
    style.opticalSizing = opticalSize == OpticalSize.none ? .none : .automatic
    style.features = features
    style.tracking = tracking ?? 0
    style.language = language
    style.palette = palette ?? 0
    return style
  }
}
