internal import CFreeType

/// Glyphs that are pictures: `CBDT` and `sbix`, whose PNG images FreeType decodes where it is built with libpng.
extension OutlineFace {
  /// The sides beyond which a picture is refused, in pixels.
  private static let sideLimit = 4096

  /// The pixels per em of each strike of pictures.
  var strikes: [Double] {
    let count = unsafe max(0, Int(face.pointee.num_fixed_sizes))
    guard count > 0, let sizes = unsafe face.pointee.available_sizes else { return [] }
    return (0..<count).map { index in FixedPoint.value(from26Dot6: Int(unsafe sizes[index].y_ppem)) }
  }

  /// The coloured picture of a glyph in a strike; `nil` where there is none.
  mutating func bitmap(of glyph: GlyphID, strike: Int) -> GlyphBitmap? {
    guard unsafe FT_Select_Size(face, FT_Int(clamping: strike)) == 0 else { return nil }
    defer { selectOutlineSize() }
    let flags = FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT
    guard unsafe FT_Load_Glyph(face, glyph.rawValue, FT_Int32(flags)) == 0 else { return nil }
    let slot = unsafe face.pointee.glyph
    guard let slot = unsafe slot, unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard
      unsafe UInt32(bitmap.pixel_mode) == UInt32(FT_PIXEL_MODE_BGRA.rawValue), (1...Self.sideLimit).contains(width),
      (1...Self.sideLimit).contains(height), let source = unsafe bitmap.buffer
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = unsafe row * Int(bitmap.pitch)
      for column in 0..<width {
        let place = start + column * 4
        for channel in [2, 1, 0, 3] { unsafe pixels.append(source[place + channel]) }
      }
    }
    return unsafe GlyphBitmap(
      width: width, height: height, pixels: pixels, left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top))
  }
}
