import GlyphInterp

/// A colour as the command line names it.
enum TextColor: Hashable, Sendable {
  /// A colour of its own.
  case fixed(Color)
  /// The colour of the document that the picture stands in; black where there is no document.
  case current

  /// Reads a CSS colour.
  init(parsing text: String) throws(CommandError) {
    if text.lowercased() == "currentcolor" {
      self = .current
      return
    }
    do throws(ColorError) {
      self = .fixed(try Color(css: text))
    } catch {
      let names = Color.namedColors.keys.sorted() + ["transparent", "currentColor"]
      throw .usage("\(error)\(text.suggestion(among: names))")
    }
  }

  /// The colour to draw with.
  var color: Color {
    switch self {
    case .fixed(let color): color
    case .current: .black
    }
  }
}
