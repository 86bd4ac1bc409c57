extension TransitionPlan {
  /// The smallest rectangle that holds the ink of all instants, in scene pixels, and one pixel around it (semantics 3.17).
  ///
  /// Found at up to 129 instants of the motion; what ink reaches beyond between two of them is far less than the pixel
  /// around. Empty when nothing is ever drawn.
  public var inkBounds: Rect {
    let steps = max(16, min(128, 20_000 / max(1, motions.count)))
    var bounds = Rect.empty
    for step in 0...steps {
      bounds.formUnion(scene(at: start + (duration - start) * Double(step) / Double(steps)).inkBounds())
    }
    return bounds.isEmpty ? bounds : bounds.outset(by: 1)
  }
}
