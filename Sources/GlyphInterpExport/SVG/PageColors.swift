public import GlyphInterp

/// Colours of text that are settled where a picture is shown: by the page around it, or by a screen that is set to dark.
///
/// They leave the opacity of the text as it is. On screens that are set to dark, text on the way from one colour to another
/// goes from what stands for the one to what stands for the other. As the colour of a page is not known, text on the way
/// from or to it has the colour that stands for it, also in a page; so have colour glyphs and formats of pixels.
public struct PageColors: Hashable, Sendable {
  /// The colour that stands for the `currentColor` of the page in which the picture's elements stand; `nil` for none.
  ///
  /// A picture that stands alone, or in an `<img>`, is black there, and white on screens that are set to dark.
  public var current: Color?
  /// What stands for a colour on screens that are set to dark (`prefers-color-scheme`).
  public var dark: [Color: Color]

  /// The condition under which colours for dark screens hold.
  static let darkScreen = "(prefers-color-scheme:dark)"
  /// The selector of a picture that stands alone: the page's own colour is left alone.
  static let alone = "svg:root"

  /// Makes colours; without arguments, none is settled by the page.
  public init(current: Color? = nil, dark: [Color: Color] = [:]) {
    self.current = current
    self.dark = dark
  }

  /// What stands for a colour on screens that are set to dark, in a picture that stands alone.
  func onDark(_ color: Color) -> Color {
    // Of several, the one whose rule comes last in the style sheet.
    let rules = dark.filter { $0.key.isSameInk(as: color) }.values
    let ink = isCurrent(color) ? .white : rules.max { SVGText.color($0) < SVGText.color($1) } ?? color
    return Color(red: ink.red, green: ink.green, blue: ink.blue, alpha: color.alpha)
  }

  /// Whether a colour is that of the page.
  func isCurrent(_ color: Color) -> Bool { current.map(color.isSameInk) ?? false }

  /// The attributes of what is filled with a colour; nothing for black, which is what SVG fills with.
  func fill(_ color: Color) -> String {
    if isCurrent(color) { return " fill=\"currentColor\"" }
    let name = SVGText.color(color)
    let fill = name == "#000" ? "" : " fill=\"\(name)\""
    guard dark.keys.contains(where: color.isSameInk) else { return fill }
    return fill + " class=\"\(Self.className(of: color))\""
  }

  /// A style sheet for screens that are set to dark, empty where all is as elsewhere.
  ///
  /// - Parameters:
  ///   - background: what is under the text there; `nil` for the same as elsewhere.
  ///   - others: more rules.
  func styleSheet(background: Color? = nil, others: [String] = []) -> String {
    var rules: [String] = []
    if current != nil { rules.append("\(Self.alone){color:#fff}") }
    rules += dark.map { ".\(Self.className(of: $0)){fill:\(SVGText.color($1))}" }.sorted()
    if let background {
      let opacity = min(1, max(0, background.alpha)).decimalText(decimals: 4)
      rules.append("#\(SVGNames.own("ground")){fill:\(SVGText.color(background));fill-opacity:\(opacity)}")
    }
    rules += others
    return rules.isEmpty ? "" : "<style>@media\(Self.darkScreen){\(rules.joined())}</style>\n"
  }

  private static func className(of color: Color) -> String { SVGNames.own("c" + SVGText.color(color).dropFirst()) }
}

extension Color {
  /// Whether two colours are the same but for their alpha, in steps of 1/255.
  func isSameInk(as other: Color) -> Bool { SVGText.color(self) == SVGText.color(other) }
}
