/// A grapheme for which a face is looked for, and everything on which the answer depends.
///
/// Axis values, size and colour are not among it: a word that gets bolder keeps its faces.
struct FallbackRequest: Hashable, Sendable {
  /// The grapheme's UTF-8.
  let grapheme: [UInt8]
  /// The script of the text around it.
  let script: OpenTypeTag
  /// The BCP 47 language of its style.
  let language: String?
  /// The face of its style.
  let face: FontFace
  /// The style's own list, to be asked first.
  let fallbacks: [FontFace]
  /// Whether the system's fonts are asked, too.
  let usesSystem: Bool

  /// The characters.
  var text: String { String(decoding: grapheme, as: UTF8.self) }

  /// The language by which the system's fonts are ranked: the style's, else the one mostly written in the script.
  var rankingLanguage: String { language ?? UnicodeScript.likelyLanguage(of: script) ?? "en" }
}
