import CBareShaping

/// HarfBuzz alone: one font, one buffer, one call.
struct BareShaping: ~Copyable {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    font = hb_font_create(face)
    hb_face_destroy(face)
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Shapes a paragraph.
  func shape(_ text: [UInt8]) {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      hb_buffer_add_utf8(buffer, start, Int32(bytes.count), 0, Int32(bytes.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_shape(font, buffer, nil, 0)
  }
}
