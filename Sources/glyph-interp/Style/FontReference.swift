/// Which font a style asks for.
enum FontReference: Hashable, Sendable {
  /// A face of a file; without a number the first.
  case file(path: String, index: Int?)
  /// A family by name, or one of its faces by its number in the list that `fonts FAMILY` prints.
  case family(String, index: Int?)

  /// The endings of font files.
  static let fileEndings = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]

  /// Reads `FILE|FAMILY[:INDEX]`: what has a slash or the ending of a font file is a file.
  init(parsing text: String) throws(CommandError) {
    var name = text
    var index: Int?
    if let colon = text.lastIndex(of: ":"), let number = Int(text[text.index(after: colon)...]) {
      guard (0...0xFFFF).contains(number) else {
        throw .usage("font '\(text)': face index \(number) is not in 0…65535")
      }
      name = String(text[..<colon])
      index = number
    }
    guard !name.isEmpty else { throw .usage("font '\(text)' names no file and no family") }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isFile = name.contains("/") || (name.contains(".") && Self.fileEndings.contains(ending))
    self = isFile ? .file(path: name, index: index) : .family(name, index: index)
  }
}
