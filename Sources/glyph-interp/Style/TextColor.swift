import GlyphInterp

/// A colour as the command line names it.
enum TextColor: Hashable, Sendable {
  /// A colour of its own.
  case fixed(Color)
  /// The colour of the document that the picture stands in; black where there is no document.
  case current
  /// One colour for screens that are set to light and one for dark: `light-dark(A, B)` of CSS Color 5. Formats that
  /// cannot tell take the light one.
  case scheme(light: Color, dark: Color)

  /// Reads a CSS colour.
  init(parsing text: String) throws(CommandError) {
    let word = text.lowercased()
    if word == "currentcolor" {
      self = .current
    } else if word.hasPrefix("light-dark("), word.hasSuffix(")") {
      let parts = Self.parts(of: String(text.dropFirst("light-dark(".count).dropLast()))
      guard parts.count == 2 else {
        throw .usage("color '\(text)' is not light-dark(A, B) with a colour for light screens and one for dark ones")
      }
      self = .scheme(light: try Self.color(parsing: parts[0]), dark: try Self.color(parsing: parts[1]))
    } else {
      self = .fixed(try Self.color(parsing: text))
    }
  }

  /// Reads the colour of what is no text, of an option: the page's own colour is that of text.
  init(parsingGround text: String, option: String) throws(CommandError) {
    self = try TextColor(parsing: text)
    guard self != .current else {
      throw .usage("option '--\(option)': currentColor is the colour of text; give another, or light-dark(A, B)")
    }
  }

  private static func color(parsing text: String) throws(CommandError) -> Color {
    do throws(ColorError) {
      return try Color(css: text)
    } catch {
      let names = Color.namedColors.keys.sorted() + ["transparent", "currentColor"]
      throw .usage("\(error)\(text.suggestion(among: names))")
    }
  }

  /// What stands between commas that are in no parentheses.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == ",", depth == 0 {
        parts.append("")
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmed)
  }

  /// The colour to draw with.
  var color: Color {
    switch self {
    case .fixed(let color): color
    case .current: .black
    case .scheme(let light, _): light
    }
  }

  /// The colour on screens that are set to dark; `nil` for the same.
  var darkColor: Color? {
    if case .scheme(_, let dark) = self { dark } else { nil }
  }
}
