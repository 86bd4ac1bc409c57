import GlyphInterp
import GlyphInterpExport
import TestSupport
import Testing

/// Scenes at 0, ¼, ½, ¾ and 1 of a linear transition of one second, as they were when somebody last looked at them.
struct SceneGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var font = "Twin-wght.ttf"
    var newFont: String?
    var size = 100.0
    var old: String
    var new: String
    var from: [OpenTypeTag: Double] = [:]
    var to: [OpenTypeTag: Double] = [:]
    var alignment = ParagraphStyle.Alignment.center
    var options = TransitionOptions()
    var testDescription: String { name }

    /// Words of a writing system that grow from thin to black.
    static func script(_ name: String, _ old: String, _ new: String) -> Case {
      Case(
        name: name, font: "GlyphInterpTest.ttf", old: old, new: new, from: [.weight: 100], to: [.weight: 900])
    }
  }

  static let cases: [Case] = [
    Case(name: "weight", old: "Hello", new: "Hello", from: [.weight: 100], to: [.weight: 900]),
    Case(name: "letters", old: "Hello", new: "dolor", from: [.weight: 100], to: [.weight: 900]),
    Case(name: "words", old: "Hello world", new: "world Hello"),
    Case(
      name: "two-axes", font: "Twin-two-axes.ttf", old: "AV", new: "AV", from: [.weight: 100, .width: 100],
      to: [.weight: 900, .width: 75]),
    Case(name: "cubic", font: "Twin-wght.otf", old: "éo", new: "éo", from: [.weight: 100], to: [.weight: 900]),
    Case(name: "designs", font: "Twin-regular.ttf", newFont: "Twin-italic.ttf", old: "Hi", new: "Hi"),
    Case(name: "ligature", old: "afire", new: "af re"),
    Case(
      name: "swap", font: "Twin-rvrn.ttf", old: "$", new: "$", from: [.weight: 400], to: [.weight: 900]),
    Case(
      name: "opacity", old: "Ho", new: "el", from: [.weight: 100], to: [.weight: 900],
      options: TransitionOptions(transition: .opacity)),
    .script("arabic", "سلام", "سلامة"),
    .script("hebrew", "שָׁלוֹם", "שלוש"),
    .script("devanagari", "अनुच्छेद", "क्षुद"),
    .script("khmer", "ខ្ញុំ", "ខុញ"),
    .script("thai", "น้ำ", "กิ่น้ำ"),
    .script("han", "一日。", "日中一。"),
    // Small, so that the pictures are.
    Case(name: "emoji", font: "Twin-cbdt.ttf", size: 20, old: "👩\u{200D}🚀", new: "👩\u{200D}🚀😀"),
    .script("mixed", "ab (שלום) 12", "ab (سلام) 13"),
    Case(name: "lines", old: "He\nllo", new: "Hell\no", alignment: .leading),
  ]

  @Test(arguments: cases) func `scenes are those of the golden files`(_ golden: Case) throws {
    let oldFont = try FontFace(path: Fixtures.path(golden.font))
    let newFont = try FontFace(path: Fixtures.path(golden.newFont ?? golden.font))
    var options = golden.options
    options.animation = .linear(duration: 1)
    let paragraph = ParagraphStyle(alignment: golden.alignment)
    var (oldStyle, newStyle) = (
      TextStyle(font: oldFont, size: golden.size, axes: golden.from),
      TextStyle(font: newFont, size: golden.size, axes: golden.to)
    )
    oldStyle.usesSystemFallback = false
    newStyle.usesSystemFallback = false
    let plan = try TransitionPlan(
      from: StyledText(golden.old, style: oldStyle, paragraph: paragraph),
      to: StyledText(golden.new, style: newStyle, paragraph: paragraph), options: options)
    let scenes = try (0...4).map { try plan.scene(at: Double($0) / 4).json() }
    try Snapshot.expect(scenes.joined(), matches: "\(golden.name).json")
  }
}
