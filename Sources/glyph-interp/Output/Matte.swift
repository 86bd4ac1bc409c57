/// What `--matte` says: the colour that half-transparent edges are laid over in GIF.
enum Matte: Equatable, Sendable {
  /// Edges are mixed with a colour, the rest stays transparent.
  case color(TextColor)
  /// Edges are hard.
  case hardEdges

  /// Reads a colour or `none`.
  init(parsing text: String) throws(CommandError) {
    self = text == "none" ? .hardEdges : .color(try TextColor(parsing: text))
  }
}
