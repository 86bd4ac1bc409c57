internal import CICU

/// The scripts of characters (UAX #24), as far as shaping needs them.
enum UnicodeScript {
  /// The script of the first character that has one of its own, as an ISO 15924 tag; `Zyyy` when none has.
  static func leading(of scalars: some Sequence<Unicode.Scalar>) -> OpenTypeTag {
    for scalar in scalars {
      let script = icu_script(UChar32(bitPattern: scalar.value))
      switch script {
      case USCRIPT_COMMON, USCRIPT_INHERITED, USCRIPT_UNKNOWN, USCRIPT_INVALID_CODE: continue
      default: return tag(of: script)
      }
    }
    return common
  }

  /// Characters that belong to no script of their own.
  static let common = OpenTypeTag(0x5A79_7979)

  private static func tag(of script: UScriptCode) -> OpenTypeTag {
    guard let name = unsafe icu_script_name(script) else { return common }
    return OpenTypeTag(unsafe String(cString: name)) ?? common
  }
}
