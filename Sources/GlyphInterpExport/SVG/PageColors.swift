public import GlyphInterp

/// Colours of text that are settled where a picture is shown: by the page around it, or by a screen that is set to dark.
///
/// They apply to text that keeps one colour throughout, and leave its opacity as it is. On the way from one colour to
/// another, and in formats of pixels, text has the colour that stands for them.
public struct PageColors: Hashable, Sendable {
  /// The colour that stands for the `currentColor` of the page in which the picture's elements stand; `nil` for none.
  ///
  /// A picture that stands alone, or in an `<img>`, is black there, and white on screens that are set to dark.
  public var current: Color?
  /// What stands for a colour on screens that are set to dark (`prefers-color-scheme`).
  public var dark: [Color: Color]

  /// Makes colours; without arguments, none is settled by the page.
  public init(current: Color? = nil, dark: [Color: Color] = [:]) {
    self.current = current
    self.dark = dark
  }

  /// The attributes of what is filled with a colour; nothing for black, which is what SVG fills with.
  func fill(_ color: Color) -> String {
    if let current, current.isSameInk(as: color) { return " fill=\"currentColor\"" }
    let name = SVGText.color(color)
    let fill = name == "#000" ? "" : " fill=\"\(name)\""
    guard dark.keys.contains(where: color.isSameInk) else { return fill }
    return fill + " class=\"\(Self.className(of: color))\""
  }

  /// The style rules for screens that are set to dark.
  ///
  /// - Parameter background: what is under the text there; `nil` for the same as elsewhere.
  func rules(background: Color? = nil) -> String {
    var rules: [String] = []
    // A picture in a page must leave the page's own colour alone: there, it is not the root.
    if current != nil { rules.append("svg:root{color:#fff}") }
    rules += dark.map { ".\(Self.className(of: $0)){fill:\(SVGText.color($1))}" }.sorted()
    if let background {
      let opacity = min(1, max(0, background.alpha)).decimalText(decimals: 4)
      rules.append("#ground{fill:\(SVGText.color(background));fill-opacity:\(opacity)}")
    }
    return rules.isEmpty ? "" : "@media(prefers-color-scheme:dark){\(rules.joined())}"
  }

  private static func className(of color: Color) -> String { "c" + SVGText.color(color).dropFirst() }
}

extension Color {
  /// Whether two colours are the same but for their alpha, in steps of 1/255.
  fileprivate func isSameInk(as other: Color) -> Bool { SVGText.color(self) == SVGText.color(other) }
}
