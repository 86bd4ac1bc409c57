import GlyphInterp
import Testing

/// Two texts of one writing system in a fixture font.
struct WritingSystem: Sendable, CustomTestStringConvertible {
  var name: String
  var font = "GlyphInterpTest.ttf"
  var old: String
  var new: String
  var testDescription: String { name }

  static let all = [
    WritingSystem(name: "Arabic", old: "سلام مَرْحَبًا", new: "سلامة مرحبا"),
    WritingSystem(name: "Hebrew", old: "שָׁלוֹם", new: "שָׁלוֹשׁ אַחַד"),
    WritingSystem(name: "Devanagari", old: "अनुच्छेद", new: "क्षुद अनुच्छेद"),
    WritingSystem(name: "Khmer", old: "ខ្ញុំខ", new: "ខខ្ញុំ"),
    WritingSystem(name: "Thai", old: "กิ่น้ำ", new: "น้ำกิ่"),
    WritingSystem(name: "Han", old: "一日。", new: "日中一。"),
    WritingSystem(name: "emoji", font: "Twin-cbdt.ttf", old: "😀👩\u{200D}🚀🇦🇩", new: "👩\u{200D}🚀😀❤\u{FE0F}"),
    WritingSystem(name: "mixed lines", old: "ab (שָׁלוֹם) 12\nnu क्षि cafe\u{301}", new: "ab (سلام) 13\nक्षि nu cafe\u{301} ខ្ញុំ"),
  ]

  /// The transition from thin to black, linear in one second.
  func plan() throws -> TransitionPlan {
    try Plans.linear(
      old, new, from: Plans.style(font, size: 100, weight: 100),
      to: Plans.style(font, size: 100, weight: 900, color: Color(red: 0, green: 0.4, blue: 0.8)))
  }

  /// One of the texts at rest, at a weight.
  func still(_ text: String, weight: Double, color: Color = .black) throws -> Scene {
    let style = try Plans.style(font, size: 100, weight: weight, color: color)
    return try Plans.linear(text, from: style, to: style).scene(at: 0)
  }
}
