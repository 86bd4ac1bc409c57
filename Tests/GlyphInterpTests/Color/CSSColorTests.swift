import GlyphInterp
import Testing

@Suite("CSS colours")
struct CSSColorTests {
  /// Spellings and their 8-bit levels, from CSS Color 4 and the computed values that browsers report.
  static let spellings: [(text: String, red: Int, green: Int, blue: Int, alpha: Double)] = [
    ("#f00", 255, 0, 0, 1), ("#0f08", 0, 255, 0, 136 / 255), ("#12345678", 18, 52, 86, 120 / 255),
    ("RebeccaPurple", 102, 51, 153, 1), ("transparent", 0, 0, 0, 0), ("RGB(255, 0, 0)", 255, 0, 0, 1),
    ("rgb(100% 0% 50% / 50%)", 255, 0, 128, 0.5), ("rgba(300,-5,10,2)", 255, 0, 10, 1),
    ("hsl(120, 100%, 25%)", 0, 128, 0, 1), ("hsl(210 50% 50%)", 64, 128, 191, 1),
    ("hsl(0.5turn 100% 50%)", 0, 255, 255, 1),
    ("hsl(200grad 100% 50%)", 0, 255, 255, 1), ("hsl(-120deg 100% 50%)", 0, 0, 255, 1),
    ("hwb(210 20% 30%)", 51, 115, 179, 1),
    ("oklab(0.6279 0.2249 0.1258)", 255, 0, 0, 1), ("oklch(62.8% 0.2577 29.23)", 255, 0, 0, 1),
    ("oklab(none 0 0)", 0, 0, 0, 1),
  ]

  @Test("every form gives its colour", arguments: spellings)
  func forms(text: String, red: Int, green: Int, blue: Int, alpha: Double) throws {
    let color = try Color(css: text)
    let levels = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    #expect(levels == [red, green, blue])
    #expect(abs(color.alpha - alpha) < 1e-9)
  }

  @Test("148 names are known, grey in both spellings")
  func names() throws {
    #expect(Color.namedColors.count == 148)
    #expect(try Color(css: "lightslategrey") == Color(css: "lightslategray"))
    #expect(try Color(css: "cornflowerblue") == Color(red8: 0x64, green8: 0x95, blue8: 0xED))
  }

  @Test(
    "what is no colour is refused",
    arguments: [
      "", "#12", "#12345g", "rgb(1,2)", "rgb(1 2 3 4)", "fuchsai", "currentColor", "rgb(nan,0,0)", "hsl(10px 1% 1%)",
      "rgb(1,2,3", "#١٢٣", "rgb(1 2 3 / 4 / 5)",
    ])
  func refused(text: String) {
    #expect(throws: ColorError.notAColor(text)) { try Color(css: text) }
  }
}
