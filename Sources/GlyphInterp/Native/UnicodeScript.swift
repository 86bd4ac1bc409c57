internal import CUnicodeText

/// The scripts of characters (UAX #24), as far as shaping needs them.
enum UnicodeScript {
  /// Characters that belong to no script of their own, `Zyyy`.
  static let common = OpenTypeTag(0x5A79_7979)

  /// The script of the first character that has one of its own, as an ISO 15924 tag; ``common`` when none has.
  static func leading(of scalars: some Sequence<Unicode.Scalar>) -> OpenTypeTag {
    for scalar in scalars {
      let script = text_script(scalar.value)
      if script != 0 { return OpenTypeTag(script) }
    }
    return common
  }
}
