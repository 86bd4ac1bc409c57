import CEmbeddedFont
import GlyphInterp

/// GlyphInterp Sans, which is in the binary and stands in when no font is named.
enum EmbeddedFont {
  /// What messages call it.
  static let name = "GlyphInterp Sans"

  /// Opens its face.
  static func face() throws(FontError) -> FontFace {
    var count = 0
    let start = glyphinterp_embedded_font(&count)
    return try FontFace(bytes: Array(UnsafeBufferPointer(start: start, count: count)), name: name)
  }
}
