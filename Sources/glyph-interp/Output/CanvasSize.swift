/// What `--canvas` says.
enum CanvasSize: Equatable, Sendable {
  /// The ink of the whole transition.
  case fit
  /// A size in pixels.
  case fixed(width: Int, height: Int)

  /// Reads `fit` or `WxH`.
  init(parsing text: String) throws(CommandError) {
    if text == "fit" {
      self = .fit
      return
    }
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }.map(String.init)
    guard sides.count == 2 else { throw .usage("canvas '\(text)' is not 'fit' and not of the form '640x360'") }
    self = .fixed(
      width: try Limits.canvasSide.integer(sides[0]), height: try Limits.canvasSide.integer(sides[1]))
  }
}
