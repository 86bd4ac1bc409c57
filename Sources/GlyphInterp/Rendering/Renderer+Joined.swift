extension Renderer {
  /// A letter, and the box around its control points in pixels.
  private typealias Letter = (placement: Placement, box: Rect)

  /// Covers letters that join: neighbours that touch are filled as one outline, each at its own place.
  ///
  /// Neither sums nor products of their coverages are right at a join. Where two strokes go on in each other, their edges
  /// lie on one line, and would be covered twice; where they only meet, none may be left out.
  mutating func coverJoined(_ placements: ArraySlice<Placement>, of scene: Scene, transform: Transform2D) {
    var letters: [Letter] = []
    for placement in placements {
      guard let place = place(of: placement, in: scene, transform), !boxes[placement.outline].isEmpty else { continue }
      letters.append((placement, place.apply(to: boxes[placement.outline])))
    }
    letters.sort { $0.box.minX < $1.box.minX }
    var start = 0
    var box = Rect.empty
    for (index, letter) in letters.enumerated() {
      if index > start, !box.meets(letter.box) {
        coverJoined(letters[start..<index], of: scene, transform: transform)
        start = index
        box = .empty
      }
      box.formUnion(letter.box)
    }
    if start < letters.count { coverJoined(letters[start...], of: scene, transform: transform) }
  }

  /// Covers some letters that touch.
  private mutating func coverJoined(_ letters: ArraySlice<Letter>, of scene: Scene, transform: Transform2D) {
    let places = letters.map { $0.placement.transform.then(transform) }
    let (x, y) = (Int(places[0].tx.rounded(.down)), Int(places[0].ty.rounded(.down)))
    guard letters.count > 1,
      let rect = rasterizer.load(
        zip(letters, places).map { (scene.outlines[$0.placement.outline], $1) }, origin: SIMD2(Double(x), Double(y)))
    else {
      for (letter, place) in zip(letters, places) {
        masks.trim()
        coverExactly(letter.placement.outline, of: scene, place: place, join: .add)
      }
      return
    }
    let visible = rect.translated(x: x, y: y).intersection(plane.bounds)
    let cut = visible.translated(x: -x, y: -y)
    if plane.isClear(in: visible) {
      plane.fill(visible) { bytes, offset, stride in
        rasterizer.fill(cut, into: &bytes, at: offset, stride: stride)
      }
    } else {
      coverPassing(cut, x: x, y: y, join: .add)
    }
  }
}

extension Rect {
  /// Whether two rectangles have a point in common, rounding to 1/64 px apart.
  fileprivate func meets(_ other: Rect) -> Bool {
    let reach = 1.0 / 64
    return minX <= other.maxX + reach && other.minX <= maxX + reach && minY <= other.maxY + reach
      && other.minY <= maxY + reach
  }
}
