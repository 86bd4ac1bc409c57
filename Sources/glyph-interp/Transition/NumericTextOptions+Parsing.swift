import GlyphInterp

extension NumericTextOptions {
  /// To how many numbers of a text the last list applies.
  private static let numberLimit = 32

  /// Reads the mark before decimals: one that may stand between the digits of a number.
  static func decimalMark(parsing text: String) throws(CommandError) -> Character {
    guard let mark = text.first, text.count == 1 else { throw .usage("decimal mark '\(text)' is no single mark") }
    let reading = NumericReading(old: ["1", text, "2"], new: [], decimalMark: mark)
    guard reading.oldColumns[1] == .decimalMark(group: 0) else {
      let marks = ". , ' ’ ٫ ٬ and no-break spaces"
      throw .usage("decimal mark '\(text)' is none of the marks that may stand inside a number: \(marks)")
    }
    return mark
  }

  /// Reads moduli: lists for the numbers of a text between colons, the last one for all that follow; in a list numbers
  /// between commas, the last one for the units.
  static func moduli(parsing text: String) throws(CommandError) -> [NumericColumn: Int] {
    var lists: [[Int]] = []
    for list in text.split(separator: ":", omittingEmptySubsequences: false) {
      var moduli: [Int] = []
      for number in list.split(separator: ",", omittingEmptySubsequences: false) {
        moduli.append(try Limits.modulus.integer(String(number)))
      }
      lists.append(moduli)
    }
    var result: [NumericColumn: Int] = [:]
    for group in 0..<max(numberLimit, lists.count) {
      for (place, modulus) in lists[min(group, lists.count - 1)].reversed().enumerated() {
        result[.integer(group: group, place: place)] = modulus
      }
    }
    return result
  }
}
