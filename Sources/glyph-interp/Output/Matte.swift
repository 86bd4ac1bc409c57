import GlyphInterp

/// What `--matte` says: the colour that half-transparent edges are laid over in GIF.
enum Matte: Equatable, Sendable {
  /// Edges are mixed with a colour, the rest stays transparent.
  case color(TextColor)
  /// Edges are hard.
  case hardEdges

  /// Reads a colour or `none`.
  init(parsing text: String) throws(CommandError) {
    guard text != "none" else {
      self = .hardEdges
      return
    }
    let color = try TextColor(parsingGround: text, option: "matte")
    guard color.color.alpha == 1 else {
      throw .usage("option '--matte': '\(text)' is translucent, and edges are mixed with an opaque colour")
    }
    self = .color(color)
  }
}
