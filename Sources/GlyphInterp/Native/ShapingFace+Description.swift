internal import CHarfBuzz

extension ShapingFace {
  /// How many glyphs the face has.
  var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(face)) }
  /// The size of the design grid.
  var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }

  /// Copies a table; `nil` where the face has none.
  func table(_ tag: OpenTypeTag) -> [UInt8]? {
    let blob = unsafe hb_face_reference_table(face, tag.rawValue)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  /// Whether the face has a table that is not empty.
  func hasTable(_ tag: OpenTypeTag) -> Bool {
    let blob = unsafe hb_face_reference_table(face, tag.rawValue)
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }

  /// An entry of the `name` table, in English where there is a choice; empty where there is none.
  func name(_ identifier: UInt32) -> String {
    var count: UInt32 = 0
    let entries = unsafe hb_ot_name_list_names(face, &count)
    var language: hb_language_t?
    let english = unsafe hb_language_from_string("en", -1)
    for index in 0..<Int(count) {
      guard let entry = unsafe entries?[index], unsafe entry.name_id == identifier else { continue }
      if unsafe language == nil || entry.language == english { unsafe language = entry.language }
    }
    guard let language = unsafe language else { return "" }
    var size = unsafe hb_ot_name_get_utf8(face, identifier, language, nil, nil)
    guard size > 0 else { return "" }
    size += 1
    var text = [CChar](repeating: 0, count: Int(size))
    unsafe text.withUnsafeMutableBufferPointer { buffer in
      _ = unsafe hb_ot_name_get_utf8(face, identifier, language, &size, buffer.baseAddress)
    }
    return String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The axes in the font's order.
  var axes: [VariationAxis] {
    let total = unsafe hb_ot_var_get_axis_count(face)
    guard total > 0 else { return [] }
    var count = total
    var records = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(total))
    unsafe records.withUnsafeMutableBufferPointer { buffer in
      _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
    }
    return records.prefix(Int(count)).map { record in
      VariationAxis(
        tag: OpenTypeTag(record.tag), name: name(record.name_id), minimum: Double(record.min_value),
        defaultValue: Double(record.default_value), maximum: Double(record.max_value),
        isHidden: record.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  /// The styles that the designer has named.
  var namedInstances: [NamedInstance] {
    let axisCount = unsafe hb_ot_var_get_axis_count(face)
    return unsafe (0..<hb_ot_var_get_named_instance_count(face)).map { index in
      var values = [Float](repeating: 0, count: Int(axisCount))
      var count = axisCount
      unsafe values.withUnsafeMutableBufferPointer { buffer in
        _ = unsafe hb_ot_var_named_instance_get_design_coords(face, index, &count, buffer.baseAddress)
      }
      return NamedInstance(
        name: unsafe name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)),
        coordinates: values.map(Double.init))
    }
  }

  /// The features of `GSUB` and `GPOS` in the order of their tags, each once.
  var features: [OpenTypeTag] {
    var found: Set<OpenTypeTag> = []
    for table in [OpenTypeTag.glyphSubstitution, .glyphPositioning] {
      let total = unsafe hb_ot_layout_table_get_feature_tags(face, table.rawValue, 0, nil, nil)
      guard total > 0 else { continue }
      var count = total
      var tags = [hb_tag_t](repeating: 0, count: Int(total))
      unsafe tags.withUnsafeMutableBufferPointer { buffer in
        _ = unsafe hb_ot_layout_table_get_feature_tags(face, table.rawValue, 0, &count, buffer.baseAddress)
      }
      found.formUnion(tags.prefix(Int(count)).map { OpenTypeTag($0) })
    }
    return found.sorted()
  }
}
