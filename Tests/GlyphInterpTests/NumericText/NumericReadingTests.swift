import Testing

@testable import GlyphInterp

struct NumericReadingTests {
  /// The clusters of a text, one per character.
  private func read(
    _ old: String, _ new: String, _ alignment: NumericReading.Alignment = .placeValue, decimalMark: Character? = nil
  ) -> NumericReading {
    NumericReading(
      old: old.map(String.init), new: new.map(String.init), alignment: alignment, decimalMark: decimalMark)
  }

  /// What each column shows before and after: `5>6` changed, `5` unchanged, `>1` born, `1>` gone; new text's order, what
  /// is gone at the end.
  private func columns(_ old: String, _ new: String, _ alignment: NumericReading.Alignment = .placeValue) -> String {
    let reading = read(old, new, alignment)
    let before = Dictionary(zip(reading.oldColumns, old), uniquingKeysWith: { first, _ in first })
    var parts = zip(reading.newColumns, new).map { column, character in
      guard let was = before[column] else { return ">\(character)" }
      return was == character ? "\(character)" : "\(was)>\(character)"
    }
    let after = Set(reading.newColumns)
    for (column, character) in zip(reading.oldColumns, old) where !after.contains(column) {
      parts.append("\(character)>")
    }
    return parts.joined(separator: " ")
  }

  @Test(arguments: [
    ("1,160", "1,242", "1 , 1>2 6>4 0>2"),
    ("999", "1,000", ">1 >, 9>0 9>0 9>0"),
    ("1,000", "10,000", ">1 1>0 , 0 0 0"),
    ("0.25", "0.55", "0 . 2>5 5"),
    ("-9", "-10", "- >1 9>0"),
    ("\u{2212}9", "\u{2212}8", "\u{2212} 9>8"),
    ("2000", "5", "0>5 2> 0> 0>"),
    ("09:59", "10:00", "0>1 9>0 : 5>0 9>0"),
    ("12:59 PM", "1:00 PM", "2>1 : 5>0 9>0   P M 1>"),
    ("1.234,56", "12.345,67", ">1 1>2 . 2>3 3>4 4>5 , 5>6 6>7"),
    ("$99.00", "€99.00", "$>€ 9 9 . 0 0"),
    ("99 €", "100 €", ">1 9>0 9>0   €"),
    ("1 - 0", "2 - 0", "1>2   -   0"),
    ("999K", "1.2K", "9>1 >. >2 K 9> 9>"),
    ("1.5", "1.555", "1 . 5 >5 >5"),
    ("5%", "12%", ">1 5>2 %"),
    ("1.5e9", "1.5e10", "1 . 5 e >1 9>0"),
    ("1\u{202F}234,5", "12\u{202F}345,5", ">1 1>2 \u{202F} 2>3 3>4 4>5 , 5"),
    ("١٬٢٣٤", "١٬٢٣٥", "١ ٬ ٢ ٣ ٤>٥"),
    ("९", "१०", ">१ ९>०"),
    ("", "42", ">4 >2"),
    ("AM", "PM", "A>P M"),
    (".5", ".75", ". 5>7 >5"),
    ("1.", "1.5", "1 . >5"),
    ("1.", "2.", "1>2 ."),
    ("-$9.50", "-$10.50", "- $ >1 9>0 . 5 0"),
    ("0 - 0", "1 - 0", "0>1   -   0"),
    ("12 345,6", "9 345,6", "2>9   3 4 5 , 6 1>"),
  ])
  func `case 99 and 103: digits keep their place, what is equal stays`(old: String, new: String, expected: String) {
    #expect(columns(old, new) == expected)
  }

  /// The mandatory breaks of UAX #14.
  private static let breaks = ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

  @Test(arguments: breaks)
  func `no number reaches across a line break`(lineBreak: String) {
    let (old, new) = ("1\(lineBreak)20", "10\(lineBreak)3")
    #expect(columns(old, new) == ">1 1>0 \(lineBreak) 0>3 2>")
    #expect(read(old, new).direction == 1)
    #expect(columns("1,\(lineBreak)000", "2,\(lineBreak)000") == "1>2 , \(lineBreak) 0 0 0")
    // A sign at the end of a line is none of the number on the next one.
    #expect(read("-\(lineBreak)5", "-\(lineBreak)6").direction == 1)
    #expect(read("1\(lineBreak)-5", "1\(lineBreak)-6").direction == -1)
    #expect(NumericReading.changeCount(from: "1\(lineBreak)2", to: "1\n3", NumericTextOptions()) == 1)
  }

  @Test(arguments: [
    ("-1:05", "-1:06", -1), ("-1:06", "-1:05", 1), ("\u{2212}1:05", "\u{2212}1:06", -1), ("-00:01", "-00:02", -1),
    ("\u{2212}00:02", "\u{2212}00:01", 1), ("00:00", "-00:01", -1), ("-00:01", "00:00", 1), ("-00:01", "00:01", 1),
    ("-0:00:59", "-0:01:00", -1), ("-0:00:09", "-0:00:08", 1), ("-1:05.5", "-1:05.6", -1), ("-00:00", "00:00", 0),
    ("+0:05", "+0:06", 1), ("-0\u{2236}05", "-0\u{2236}06", -1), ("-0\u{FF1A}05", "-0\u{FF1A}06", -1),
    ("1:-05", "1:-06", -1), ("-1:+05", "-1:+06", 1), ("-1 05", "-1 06", 1), ("-1: 05", "-1: 06", 1),
    ("-1:05 2", "-1:05 3", 1), ("-$1:05", "-$1:06", -1), ("-١:٠٥", "-١:٠٦", -1),
  ])
  func `the sign of a time is that of all its parts`(old: String, new: String, expected: Int) {
    #expect(read(old, new).direction == expected)
    #expect(read(new, old).direction == -expected)
    let clock = NumericReading(
      old: old.map(String.init), new: new.map(String.init), moduli: [.integer(group: 1, place: 1): 6])
    #expect(clock.direction == expected)
  }

  @Test func `by position nothing rolls where one digit is born`() {
    #expect(columns("1,000", "10,000", .prefixSuffix) == "1 >0 , 0 0 0")
    #expect(columns("0.25", "0.55", .prefixSuffix) == "0 . 2>5 5")
    #expect(columns("11", "111", .prefixSuffix) == "1 1 >1")
  }

  @Test(arguments: [
    ("1", "2", 1), ("2", "1", -1), ("1", "1", 0), ("-9", "-10", -1), ("-10", "-9", 1), ("-1", "1", 1),
    ("9007199254740993", "9007199254740994", 1), ("0.25", "0.3", 1), ("1.50", "1.5", 0), ("-0", "0", 0),
    ("09:59", "10:00", 1), ("10:59", "10:05", -1), ("९", "१०", 1), ("a", "b", 0), ("", "42", 0),
    ("1,999.5", "2,000.25", 1), ("007", "7", 0), ("2e5", "1e6", 1), ("1.5e-3", "1.5e-4", -1), ("1e5", "100001", 1),
    ("9e999999999999999999999", "1e9", -1), ("-$5", "-$4", 1), (".5", ".25", -1), ("0.05", "0.1", 1),
  ])
  func `the direction is that of the decimal strings`(old: String, new: String, expected: Int) {
    #expect(read(old, new).direction == expected)
  }

  @Test func `a mark between two digits before three is grouping unless the other text or the caller says otherwise`() {
    #expect(read("1.234", "1.235").newColumns.contains(.separator(group: 0, digitsToRight: 3)))
    #expect(read("1.2", "1.234").newColumns.contains(.decimalMark(group: 0)))
    #expect(read("1.234", "1.235", decimalMark: ".").newColumns.contains(.decimalMark(group: 0)))
    #expect(read("1.234.567", "1.5").oldColumns.contains(.separator(group: 0, digitsToRight: 6)))
  }

  @Test func `no two clusters of one text share a column`() {
    var generator = SplitMix64(seed: 20_261_130)
    let alphabet = Array("0123456789.,'-+ $€:%K\u{A0}٣९\n")
    for _ in 0..<2000 {
      func text() -> String {
        String(
          (0..<Int.random(in: 0...9, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "0" })
      }
      let (old, new) = (text(), text())
      for alignment in [NumericReading.Alignment.placeValue, .prefixSuffix] {
        let reading = read(old, new, alignment)
        #expect(Set(reading.oldColumns).count == old.count, "seed 20261130: '\(old)' → '\(new)'")
        #expect(Set(reading.newColumns).count == new.count, "seed 20261130: '\(old)' → '\(new)'")
      }
    }
  }
}
