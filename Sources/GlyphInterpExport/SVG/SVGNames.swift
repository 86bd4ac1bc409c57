/// Names of the elements of an SVG file that are its own: pages in which several files stand share one space of names.
///
/// The names end in a few letters that are computed from the whole file, so that equal files are equal byte by byte.
enum SVGNames {
  /// What stands for the letters until all is written; no SVG file contains this character.
  private static let mark: UInt8 = 1
  /// Enough for 1 pair in 1,679,616.
  private static let letterCount = 4
  private static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// A name of the file's own.
  static func own(_ name: String) -> String { name + String(Unicode.Scalar(mark)) }

  /// A file with all letters in their places.
  static func settled(_ document: String) -> String {
    let bytes = Array(document.utf8)
    guard bytes.contains(mark) else { return document }
    // FNV-1a of 64 bits (RFC 9923).
    var hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    var ending = Array("_".utf8)
    for _ in 0..<letterCount {
      let (rest, letter) = hash.quotientAndRemainder(dividingBy: UInt64(letters.count))
      ending.append(letters[Int(letter)])
      hash = rest
    }
    return String(decoding: bytes.flatMap { $0 == mark ? ending : [$0] }, as: UTF8.self)
  }
}
