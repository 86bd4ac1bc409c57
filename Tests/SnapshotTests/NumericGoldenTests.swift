import GlyphInterp
import GlyphInterpExport
import TestSupport
import Testing

/// Scenes of numbers that change, as they were when somebody last looked at them.
struct NumericGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The texts in order, each becoming the next.
    var texts: [String]
    var options = NumericTextOptions()
    var testDescription: String { name }
  }

  private static let minutes: [NumericColumn: Int] = [.integer(group: 0, place: 1): 6]

  static let cases: [Case] = [
    Case(name: "case 103: 1,160 → 1,242", texts: ["1,160", "1,242"]),
    Case(name: "case 103: 1,000 → 10,000 by place", texts: ["1,000", "10,000"]),
    Case(
      name: "case 103: 1,000 → 10,000 by position", texts: ["1,000", "10,000"],
      options: NumericTextOptions(alignment: .prefixSuffix)),
    Case(name: "case 103: 999 → 1,000", texts: ["999", "1,000"]),
    Case(name: "case 98: −9 → −10 → −9", texts: ["-9", "-10", "-9"]),
    Case(name: "case 103: 0.25 → 0.55", texts: ["0.25", "0.55"]),
    Case(name: "case 100: 2000 → 5", texts: ["2000", "5"]),
    Case(name: "case 103: 09:59 → 10:00", texts: ["09:59", "10:00"]),
    Case(name: "case 103: 1.234,56 → 12.345,67", texts: ["1.234,56", "12.345,67"]),
    Case(name: "case 103: $99.00 → €99.00", texts: ["$99.00", "€99.00"]),
    Case(name: "case 99: Arabic digits", texts: ["١٬٢٣٤", "١٬٢٣٥"]),
    Case(name: "case 99: Devanagari digits", texts: ["९", "१०"]),
    Case(name: "case 103: 12:59 PM → 1:00 PM", texts: ["12:59 PM", "1:00 PM"]),
    Case(name: "9007199254740993 → …994", texts: ["9007199254740993", "9007199254740994"]),
    Case(
      name: "case 106: 59 → 00 modulo 6 and 10", texts: ["59", "00"],
      options: NumericTextOptions(isOdometer: true, moduli: minutes)),
    Case(
      name: "case 106: 14 → 41 on wheels modulo 6", texts: ["14", "41"],
      options: NumericTextOptions(isOdometer: true, moduli: minutes)),
    Case(name: "nothing → 42 → nothing", texts: ["", "42", ""]),
  ]

  @Test(arguments: cases) func `scenes of numbers are those of the golden files`(_ golden: Case) throws {
    let font = try FontFace(path: Fixtures.path("GlyphInterpTest.ttf"))
    var style = TextStyle(font: font, size: 100)
    style.usesSystemFallback = false
    let options = TransitionOptions(transition: .numericText(golden.options))
    let paragraph = ParagraphStyle(alignment: .trailing)
    var scenes = ""
    for (old, new) in zip(golden.texts, golden.texts.dropFirst()) {
      let plan = try TransitionPlan(
        from: StyledText(old, style: style, paragraph: paragraph),
        to: StyledText(new, style: style, paragraph: paragraph), options: options)
      for time in [0, 0.08, 0.2, 0.35, plan.duration] { scenes += try plan.scene(at: time).json() }
    }
    let name = golden.name.replacing("case ", with: "").filter { $0.isLetter || $0.isNumber || " .-".contains($0) }
    try Snapshot.expect(scenes, matches: "numeric \(name).json".replacing(" ", with: "-").replacing("--", with: "-"))
  }
}
