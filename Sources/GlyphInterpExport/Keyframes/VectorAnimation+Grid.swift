import GlyphInterp

extension VectorAnimation {
  /// Takes the coarsest grid on which all coordinates lie as they are: shorter numbers for the same places.
  ///
  /// At usual sizes a font's own units are many steps.
  mutating func coarsen() {
    let items = sections.flatMap(\.items)
    let tracks = items.flatMap(\.groups).flatMap(\.layers).map(\.origin) + sections.map(\.offset)
    let places = shapes.flatMap { $0.points.keyframes.flatMap(\.value) } + tracks.flatMap { $0.keyframes.map(\.value) }
    let isBlurred = items.contains { item in
      if case .crossFade(let sides) = item { sides.contains { $0.blur != KeyframeTrack(still: 0) } } else { false }
    }
    // A blur is written in steps too, and lies on no grid.
    guard !isBlurred else { return }
    // Whole steps in a pixel, or pictures would not have their size.
    var common = Int(form.stepsPerPixel)
    for place in places {
      for coordinate in [place.x, place.y] {
        common = common.commonDivisor(with: Int((coordinate * form.stepsPerPixel).rounded()))
        if common == 1 { return }
      }
    }
    form.stepsPerPixel /= Double(common)
    form.mayMovePoints = false
  }
}
