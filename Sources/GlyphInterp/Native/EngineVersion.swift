internal import CFreeType
internal import CHarfBuzz
internal import CUnicodeText

/// The versions of the engine and of the libraries that shape and draw: goldens hold for these.
public enum EngineVersion {
  /// The version of GlyphInterp.
  public static let engine = "0.1.0"

  /// Name → version of the engine, FreeType, HarfBuzz and ICU, as they are loaded.
  public static var libraries: [String: String] {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    unsafe hb_version(&major, &minor, &micro)
    return [
      "glyph-interp": engine,
      "freetype": freeType,
      "harfbuzz": "\(major).\(minor).\(micro)",
      "icu": "\(text_icu_version())",
    ]
  }

  private static var freeType: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
