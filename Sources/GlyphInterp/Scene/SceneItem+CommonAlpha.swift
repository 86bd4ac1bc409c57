extension [SceneItem] {
  /// The same picture with an alpha that all paints share taken out of them and put onto one group around them.
  ///
  /// Coverage groups that lie over each other, as the letters of a cursive word do where some of them fade, would add up
  /// to more than the alpha of the text (semantics 3.12). One item, opaque paints or paints with several alphas are left
  /// as they are.
  func withCommonAlphaOutside() -> [SceneItem] {
    guard count > 1, let alpha = commonAlpha else { return self }
    return [.group(SceneGroup(items: map(\.withOpaquePaint), opacity: alpha))]
  }

  /// The alpha below 1 of every paint; `nil` when they differ or are opaque, or when there is something that has no paint
  /// of one colour.
  fileprivate var commonAlpha: Double? {
    var common: Double?
    for item in self {
      guard let alpha = item.commonAlpha, alpha < 1, common == nil || common == alpha else { return nil }
      common = alpha
    }
    return common
  }
}

extension SceneItem {
  fileprivate var commonAlpha: Double? {
    switch self {
    case .shape(let shape):
      if case .solid(let color) = shape.paint { color.alpha } else { nil }
    case .group(let group): group.items.commonAlpha
    case .image: nil
    }
  }

  fileprivate var withOpaquePaint: SceneItem {
    switch self {
    case .shape(var shape):
      if case .solid(var color) = shape.paint {
        color.alpha = 1
        shape.paint = .solid(color)
      }
      return .shape(shape)
    case .group(var group):
      group.items = group.items.map(\.withOpaquePaint)
      return .group(group)
    case .image: return self
    }
  }
}
