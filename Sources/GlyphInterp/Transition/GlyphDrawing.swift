/// How a glyph of a plan is drawn.
enum GlyphDrawing: Sendable {
  /// It has no ink.
  case none
  /// By an outline of the plan's, by index.
  case outline(Int)
  /// By a colour glyph of the plan's, by index.
  case colored(Int)
}
