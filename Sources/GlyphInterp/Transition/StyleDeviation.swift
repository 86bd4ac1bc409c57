/// How far a style is from its way: what a motion in flight leaves behind when it gets a new target.
struct StyleDeviation: Hashable, Sendable {
  /// Size in pixels per em, tracking in thousandths of an em, baseline shift in pixels, red, green, blue, alpha, then
  /// the user-space value of each axis.
  var components: [Double]

  /// Where the axes start.
  static let axisStart = 7

  /// No deviation on a face of some axes.
  static func none(axisCount: Int) -> StyleDeviation {
    StyleDeviation(components: [Double](repeating: 0, count: axisStart + axisCount))
  }

  /// The place of a style that is off its way.
  ///
  /// - Parameter color: the colour on the way.
  func moment(on path: StylePath, index: Int, at progress: Double, color: Color) -> StyleMoment {
    let share = path.axisShare(at: progress)
    let coordinates = path.face.axes.indices.map { axis in
      path.limited(
        mix(path.oldCoordinates[axis], path.newCoordinates[axis], at: share) + components[Self.axisStart + axis],
        axis: axis)
    }
    var style = path.instant(at: progress, coordinates: coordinates)
    style.size = max(0, mix(path.old.size, path.new.size, at: progress) + components[0])
    style.tracking += components[1] / 1000
    style.baselineShift += components[2]
    func clamped(_ value: Double) -> Double { min(1, max(0, value)) }
    return StyleMoment(
      path: index, progress: progress, coordinates: coordinates, restingPlace: path.normalized(at: 1),
      isAtRest: false, style: style,
      color: Color(
        red: clamped(color.red + components[3]), green: clamped(color.green + components[4]),
        blue: clamped(color.blue + components[5]), alpha: clamped(color.alpha + components[6])))
  }
}

extension StyleMoment {
  /// The style in the components of a deviation.
  var components: [Double] {
    [
      style.size, style.tracking * 1000, style.baselineShift, color.red, color.green, color.blue, color.alpha,
    ] + coordinates
  }
}
