internal import CHarfBuzz

extension ShapingFace {
  /// The glyph of a character, or of a character with its variation selector; `nil` where the face has none.
  func glyph(for scalar: Unicode.Scalar, variationSelector: Unicode.Scalar?) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    let found =
      if let variationSelector {
        unsafe hb_font_get_variation_glyph(font, scalar.value, variationSelector.value, &glyph)
      } else {
        unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph)
      }
    return found != 0 ? GlyphID(glyph) : nil
  }

  /// The name of a glyph, `gid7` where the font gives none.
  func glyphName(_ glyph: GlyphID) -> String {
    var name = [CChar](repeating: 0, count: 128)
    unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe hb_font_glyph_to_string(font, glyph.rawValue, buffer.baseAddress, UInt32(buffer.count))
    }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A measure of the face at a place in design space, in em; `nil` where the font does not give it.
  mutating func measure(_ tag: hb_ot_metrics_tag_t, at coordinates: [Int16]) -> Double? {
    move(to: coordinates)
    var position: hb_position_t = 0
    return unsafe hb_ot_metrics_get_position(font, tag, &position) != 0 ? em(position) : nil
  }

  /// The vertical measures that the font itself gives, in em; 0 for what it does not give.
  mutating func statedMetrics(at coordinates: [Int16]) -> FontMetrics {
    FontMetrics(
      ascent: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, at: coordinates) ?? 0,
      descent: measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, at: coordinates) ?? 0,
      lineGap: measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, at: coordinates) ?? 0,
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, at: coordinates) ?? 0,
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, at: coordinates) ?? 0)
  }
}
