internal import CHarfBuzz

/// HarfBuzz's view of a face: glyphs, advances and measures at a corner of the design-space grid.
///
/// Positions have the scale of 64 steps per font unit, so that kerning keeps its fractions; there is no size in pixels
/// and no hinting.
@safe struct ShapingFace: ~Copyable {
  let face: OpaquePointer
  let font: OpaquePointer
  private let buffer: OpaquePointer
  /// How many steps make an em.
  let stepsPerEm: Double
  private var coordinates: [Int16]?
  /// How many runs have been shaped so far.
  private(set) var shapingCount = 0

  /// Opens a face of the blob, which it keeps alive.
  init(_ blob: borrowing FontBlob, index: Int) {
    unsafe face = blob.withHandle { handle in unsafe hb_face_create(handle, UInt32(clamping: index)) }
    unsafe font = hb_font_create(face)
    unsafe buffer = hb_buffer_create()
    unsafe hb_ot_font_set_funcs(font)
    let scale = unsafe Int32(clamping: hb_face_get_upem(face)) * Int32(FixedPoint.unit26Dot6)
    unsafe hb_font_set_scale(font, scale, scale)
    stepsPerEm = Double(scale)
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  /// Moves the face to a place in design space, given as F2DOT14 per axis.
  mutating func move(to coordinates: [Int16]) {
    guard self.coordinates != coordinates else { return }
    self.coordinates = coordinates
    let values = coordinates.map { CInt($0) }
    unsafe values.withUnsafeBufferPointer { buffer in
      unsafe hb_font_set_var_coords_normalized(font, buffer.baseAddress, UInt32(buffer.count))
    }
  }

  /// A position in em.
  func em(_ steps: hb_position_t) -> Double { Double(steps) / stepsPerEm }

  /// The advances of glyphs, without kerning, in em.
  mutating func advances(of glyphs: [GlyphID], at coordinates: [Int16]) -> [Double] {
    move(to: coordinates)
    return glyphs.map { unsafe em(hb_font_get_glyph_h_advance(font, $0.rawValue)) }
  }

  /// Shapes a run at a place in design space; glyphs come in visual order from left to right, positions in em.
  mutating func shape(_ request: ShapeRequest, at coordinates: [Int16]) -> [ShapedGlyph] {
    move(to: coordinates)
    shapingCount += 1
    unsafe hb_buffer_clear_contents(buffer)
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if request.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if request.range.upperBound == request.paragraph.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    unsafe request.paragraph.withUnsafeBytes { bytes in
      unsafe hb_buffer_add_utf8(
        buffer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
        UInt32(clamping: request.range.lowerBound), Int32(clamping: request.range.count))
    }
    unsafe hb_buffer_set_direction(
      buffer, request.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(request.script.rawValue))
    if let language = request.language { unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
    let features = request.features.map { feature in
      hb_feature_t(
        tag: feature.tag.rawValue, value: feature.value,
        start: UInt32(clamping: feature.range?.lowerBound ?? 0),
        end: feature.range.map { UInt32(clamping: $0.upperBound) } ?? .max)
    }
    unsafe features.withUnsafeBufferPointer { list in
      unsafe hb_shape(font, buffer, list.baseAddress, UInt32(list.count))
    }
    return shapedGlyphs()
  }

  private func shapedGlyphs() -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard
      let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (glyph, position) = unsafe (glyphs[index], positions[index])
      return ShapedGlyph(
        glyph: GlyphID(glyph.codepoint), cluster: Int(glyph.cluster), advance: em(position.x_advance),
        offset: Vector(dx: em(position.x_offset), dy: em(position.y_offset)),
        isUnsafeToBreak: glyph.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
