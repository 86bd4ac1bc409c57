import GlyphInterp

extension [AnimatedItem] {
  /// The items, with pictures joined that follow each other, fade alike and do not lie over each other at the first and
  /// the last keyframe.
  ///
  /// Each translucent layer takes a step of 8 bits from all that is below it in rlottie: the fewer there are, the better.
  func joiningFades(in animation: VectorAnimation) -> [AnimatedItem] {
    reduce(into: []) { items, item in
      guard case .group(let group) = item, case .group(var joined)? = items.last,
        joined.isFadingPictures, group.isFadingPictures, joined.opacity == group.opacity
      else {
        items.append(item)
        return
      }
      joined.layers += group.layers
      if joined.mayOverlap(in: animation) {
        items.append(item)
      } else {
        items[items.count - 1] = .group(joined)
      }
    }
  }
}

extension AnimatedGroup {
  /// Whether it consists of pictures, which have colours of their own, and is translucent at any time.
  fileprivate var isFadingPictures: Bool {
    opacity != KeyframeTrack(still: 1) && layers.allSatisfy { $0.shape == nil }
  }
}
