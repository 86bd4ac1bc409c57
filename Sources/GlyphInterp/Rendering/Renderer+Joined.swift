extension Renderer {
  /// A letter that is drawn, and the box around its control points in pixels.
  private struct Letter {
    var outline: Int
    var place: Transform2D
    var box: Rect
  }

  /// Covers letters that join: those that touch are filled as one outline, each at its own place.
  ///
  /// Neither sums nor products of their coverages are right at a join. Where two strokes go on in each other, their edges
  /// lie on one line, and would be covered twice; where they only meet, none may be left out.
  mutating func coverJoined(_ placements: ArraySlice<Placement>, of scene: Scene, transform: Transform2D) {
    var letters: [Letter] = []
    for placement in placements {
      guard let place = place(of: placement, in: scene, transform) else { continue }
      let box = place.apply(to: boxes[placement.outline])
      guard !box.isEmpty, !PixelRect(around: box.outset(by: 1)).intersection(plane.bounds).isEmpty else { continue }
      letters.append(Letter(outline: placement.outline, place: place, box: box))
    }
    letters.sort { $0.box.minX < $1.box.minX }
    // Groups that a letter further right may still touch: a mark stands between two letters that join below it.
    var open: [(letters: [Letter], box: Rect)] = []
    for letter in letters {
      var group = (letters: [letter], box: letter.box)
      for index in open.indices.reversed() {
        if open[index].box.meets(letter.box) {
          group.letters = open[index].letters + group.letters
          group.box.formUnion(open[index].box)
          open.remove(at: index)
        } else if open[index].box.maxX + 1 < letter.box.minX {
          fill(open.remove(at: index).letters, of: scene)
        }
      }
      open.append(group)
    }
    for group in open { fill(group.letters, of: scene) }
  }

  /// Covers some letters as one outline.
  private mutating func fill(_ letters: [Letter], of scene: Scene) {
    let first = letters[0].place
    let (x, y) = (Int(first.tx.rounded(.down)), Int(first.ty.rounded(.down)))
    guard letters.count > 1,
      let rect = rasterizer.load(
        letters.map { (scene.outlines[$0.outline], $0.place) }, origin: SIMD2(Double(x), Double(y)))
    else {
      for letter in letters {
        masks.trim()
        coverExactly(letter.outline, of: scene, place: letter.place, join: .add)
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
