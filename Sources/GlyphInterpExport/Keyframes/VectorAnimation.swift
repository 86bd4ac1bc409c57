import GlyphInterp

/// A sequence of texts as shapes, layers and keyframes: what animated SVG, Lottie and HTML have in common.
///
/// Scene pixels, y down; seconds from the start. Coordinates are rounded to whole steps.
struct VectorAnimation: Sendable {
  /// The outlines, each of which several layers may show.
  var shapes: [AnimatedShape] = []
  /// The pictures, each of which several layers may show.
  var pictures: [AnimatedPicture] = []
  /// One section per transition, in order.
  var sections: [AnimatedSection] = []
  /// Seconds of one round.
  var duration: Double
  /// The part of the scene's plane that is shown.
  var frame: Rect
  /// Device pixels in a row and rows of them.
  var size: (width: Int, height: Int)
  /// The form of the shapes.
  var form: VectorForm

  /// How many layers show each shape.
  var useCounts: [Int] {
    var counts = [Int](repeating: 0, count: shapes.count)
    for section in sections {
      for group in section.items.flatMap(\.groups) {
        for case .shape(let shape) in group.layers.map(\.content) { counts[shape] += 1 }
      }
    }
    return counts
  }
}
