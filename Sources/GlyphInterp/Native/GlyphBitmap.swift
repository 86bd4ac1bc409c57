/// The coloured pixels of a glyph, as FreeType has decoded them.
struct GlyphBitmap: Hashable, Sendable {
  /// Pixels in a row.
  var width: Int
  /// Rows.
  var height: Int
  /// Premultiplied red, green, blue, alpha of each pixel, rows from the top without gaps.
  var pixels: [UInt8]
  /// Pixels from the pen origin to the left side, to the right.
  var left: Int
  /// Pixels from the baseline to the upper side, upwards.
  var top: Int
}
