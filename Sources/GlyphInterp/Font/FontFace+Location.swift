extension FontFace {
  /// A user-space location as normalised coordinates after `avar`, one per axis, −1…1, never rounded.
  ///
  /// Values are brought into the range of their axis first; an axis that the location lacks is at its default.
  /// - Parameters:
  ///   - userCoordinates: one value per axis, in the font's order.
  ///   - allowance: how far beyond the ends of its axis a value may go, as a share of the axis's whole range
  ///     (semantics 3.9: 0.05 while a transition overshoots); coordinates then leave −1…1.
  public func normalized(_ userCoordinates: [Double], allowance: Double = 0) -> [Double] {
    normalizations.enumerated().map { index, normalization in
      index < userCoordinates.count
        ? normalization.normalized(userCoordinates[index], allowance: allowance)
        : normalization.normalized(normalization.axis.defaultValue)
    }
  }

  /// The user-space location of variation settings: one value per axis in the font's order, axes that are not set at
  /// their defaults.
  ///
  /// A setting for an axis that the font lacks is left out, a value beyond its axis's range is brought into it; each
  /// gives a notice, in the order of the tags.
  public func location(
    settings: [OpenTypeTag: Double]
  ) -> (coordinates: [Double], notices: [TransitionNotice]) {
    var coordinates = axes.map(\.defaultValue)
    var notices: [TransitionNotice] = []
    for (tag, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let index = axes.firstIndex(where: { $0.tag == tag }) else {
        notices.append(unknownAxis(tag))
        continue
      }
      let axis = axes[index]
      coordinates[index] = value.isNaN ? axis.defaultValue : axis.clamped(value)
      if coordinates[index] != value { notices.append(clamped(axis, value: value, to: coordinates[index])) }
    }
    return (coordinates, notices)
  }

  private func unknownAxis(_ tag: OpenTypeTag) -> TransitionNotice {
    let names = axes.map(\.tag.description)
    var message = "'\(fileName)': axis '\(tag)' does not exist; "
    message += names.isEmpty ? "the font has none" : "axes are " + names.map { "'\($0)'" }.joined(separator: ", ")
    if let nearest = NearestName.nearest(to: tag.description, among: names) {
      message += " (did you mean '\(nearest)'?)"
    }
    return TransitionNotice(code: .unknownAxis, message: message)
  }

  private func clamped(_ axis: VariationAxis, value: Double, to used: Double) -> TransitionNotice {
    func text(_ value: Double) -> String { value.decimalText(decimals: 4) }
    let range = "\(text(axis.minimum))…\(text(axis.maximum))"
    return TransitionNotice(
      code: .clampedAxis,
      message: "'\(fileName)': axis '\(axis.tag)' goes \(range): \(text(value)) is drawn as \(text(used))")
  }

  /// Where on a straight way through user space the values of the font may bend: progress values strictly between 0
  /// and 1, in rising order, at which an axis meets a line of the grid or a knot of `avar`.
  public func crossings(from start: [Double], to end: [Double], in grid: DesignSpaceGrid) -> [Double] {
    var found: [Double] = []
    for (index, normalization) in normalizations.enumerated() where index < min(start.count, end.count) {
      let first = normalization.axis.clamped(start[index])
      let second = normalization.axis.clamped(end[index])
      // Beyond the ends of an axis nothing moves, so the way bends where it enters or leaves the range.
      let way = end[index] - start[index]
      if way == 0 { continue }
      let bends = normalization.bends(between: first, and: second, at: grid.lines[index].map(\.value))
      for value in bends + [first, second] {
        let progress = (value - start[index]) / way
        if progress > 0, progress < 1 { found.append(progress) }
      }
    }
    found.sort()
    return found.reduce(into: []) { kept, progress in
      if kept.last.map({ progress - $0 > 1e-9 }) ?? true { kept.append(progress) }
    }
  }
}
