internal import CUnicodeText

/// The scripts of characters (UAX #24), as far as shaping needs them.
enum UnicodeScript {
  /// Characters that belong to no script of their own, `Zyyy`.
  static let common = OpenTypeTag(0x5A79_7979)

  /// The script of each UTF-8 byte of a paragraph, common and inherited characters resolved by the text around them;
  /// ``common`` where nothing has a script.
  static func scripts(of utf8: [UInt8]) -> [OpenTypeTag] {
    var scripts = [UInt32](repeating: 0, count: utf8.count)
    unsafe text_scripts(utf8, Int32(clamping: utf8.count), &scripts)
    return scripts.map { $0 == 0 ? common : OpenTypeTag($0) }
  }

  /// The language that is most often written in a script, `hi` for Devanagari; `nil` where none is known.
  static func likelyLanguage(of script: OpenTypeTag) -> String? {
    guard script != common else { return nil }
    var language = [CChar](repeating: 0, count: 16)
    unsafe text_likely_language(script.rawValue, &language, Int32(clamping: language.count))
    let name = String(decoding: language.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
