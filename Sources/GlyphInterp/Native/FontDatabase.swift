internal import CFontconfig

/// Fontconfig's list of the fonts that are installed.
@safe struct FontDatabase: ~Copyable {
  private let configuration: OpaquePointer

  /// One face, or one named style of a variable face, as fontconfig lists it.
  struct Entry: Hashable, Sendable {
    /// The family's names, the first one the main one.
    let families: [String]
    /// The style's name.
    let style: String
    /// The font's file.
    let path: String
    /// Which face of the file it is.
    let index: Int
    /// Whether the face is italic or oblique.
    let isItalic: Bool
    /// Whether the entry stands for a variable face with all its styles.
    let isVariable: Bool
    /// Whether the face has outlines.
    let isScalable: Bool
  }

  /// Reads the system's configuration and its fonts; `nil` where there is none.
  init?() {
    guard let configuration = unsafe FcInitLoadConfigAndFonts() else { return nil }
    unsafe self.configuration = configuration
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// All entries, in the order of path and index.
  func entries() -> [Entry] {
    let fields = unsafe FcObjectSetCreate()
    defer { unsafe FcObjectSetDestroy(fields) }
    for field in [
      FC_FAMILY, FC_STYLE, FC_FILE, FC_INDEX, FC_SLANT, FC_VARIABLE, FC_SCALABLE,
    ] {
      unsafe FcObjectSetAdd(fields, field)
    }
    let pattern = unsafe FcPatternCreate()
    defer { unsafe FcPatternDestroy(pattern) }
    guard let list = unsafe FcFontList(configuration, pattern, fields) else { return [] }
    defer { unsafe FcFontSetDestroy(list) }
    var result: [Entry] = []
    for place in 0..<max(0, unsafe Int(list.pointee.nfont)) {
      guard let font = unsafe list.pointee.fonts?[place], let entry = unsafe Self.entry(font) else { continue }
      result.append(entry)
    }
    return result.sorted { ($0.path, $0.index, $0.style) < ($1.path, $1.index, $1.style) }
  }

  private static func entry(_ font: OpaquePointer) -> Entry? {
    guard let path = unsafe text(font, FC_FILE, 0) else { return nil }
    var families: [String] = []
    while let family = unsafe text(font, FC_FAMILY, families.count) { families.append(family) }
    // Above the low sixteen bits fontconfig numbers the named styles of a variable face.
    let index = unsafe number(font, FC_INDEX) & 0xFFFF
    return unsafe Entry(
      families: families, style: text(font, FC_STYLE, 0) ?? "", path: path, index: index,
      isItalic: number(font, FC_SLANT) != Int(FC_SLANT_ROMAN), isVariable: flag(font, FC_VARIABLE),
      isScalable: flag(font, FC_SCALABLE))
  }

  private static func text(_ font: OpaquePointer, _ field: String, _ index: Int) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(font, field, Int32(clamping: index), &value) == FcResultMatch,
      let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  private static func number(_ font: OpaquePointer, _ field: String) -> Int {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(font, field, 0, &value) == FcResultMatch ? Int(value) : 0
  }

  private static func flag(_ font: OpaquePointer, _ field: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(font, field, 0, &value) == FcResultMatch && value != 0
  }
}
