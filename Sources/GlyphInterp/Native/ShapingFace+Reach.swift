internal import CHarfBuzz

extension ShapingFace {
  /// All glyphs that a text may come to show, whatever features are on and wherever in design space.
  ///
  /// The glyphs of its characters, of what neighbours compose to and characters decompose to, and of everything that
  /// `GSUB` makes of those.
  func glyphsWithinReach(of text: [Unicode.Scalar]) -> Set<GlyphID> {
    let found = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(found) }
    let characters = unsafe hb_unicode_funcs_get_default()
    func add(_ character: hb_codepoint_t) {
      var glyph: hb_codepoint_t = 0
      if unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 { unsafe hb_set_add(found, glyph) }
    }
    var previous: hb_codepoint_t?
    for scalar in text {
      var head = scalar.value
      add(head)
      var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
      while unsafe hb_unicode_decompose(characters, head, &first, &second) != 0 {
        add(first)
        if second != 0 { add(second) }
        head = first
      }
      var composed: hb_codepoint_t = 0
      if let base = previous, unsafe hb_unicode_compose(characters, base, scalar.value, &composed) != 0 {
        add(composed)
        previous = composed
      } else {
        previous = scalar.value
      }
    }
    unsafe hb_set_add(found, 0)
    unsafe hb_ot_layout_lookups_substitute_closure(face, nil, found)
    return unsafe Self.glyphs(found)
  }

  /// Whether some lookups of `GSUB` or `GPOS` change any of the glyphs.
  func lookups(_ lookups: [Int], of table: OpenTypeTag, touch glyphs: Set<GlyphID>) -> Bool {
    let touched = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(touched) }
    for lookup in lookups {
      unsafe hb_ot_layout_lookup_collect_glyphs(
        face, table.rawValue, UInt32(clamping: lookup), nil, touched, nil, nil)
    }
    return unsafe !Self.glyphs(touched).isDisjoint(with: glyphs)
  }

  private static func glyphs(_ set: OpaquePointer?) -> Set<GlyphID> {
    var result: Set<GlyphID> = []
    var next = hb_codepoint_t.max
    while unsafe hb_set_next(set, &next) != 0 { result.insert(GlyphID(next)) }
    return result
  }
}
