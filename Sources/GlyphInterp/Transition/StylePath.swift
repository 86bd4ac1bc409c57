/// The way of a style from the old text's to the new text's, on one face.
///
/// Axes go straight in user space, as in CSS (semantics 2); progress may leave 0…1 where an animation overshoots. An object,
/// so that it is handed on without counting references for all that styles hold.
final class StylePath: Sendable {
  /// The face that draws; both ends are read on its axes.
  let face: FontFace
  /// User-space axis values at progress 0.
  let oldCoordinates: [Double]
  /// User-space axis values at progress 1.
  let newCoordinates: [Double]
  /// How far axes are at each progress; `nil` for evenly in user space.
  let pacing: AxisPacing?
  /// The style at progress 0.
  let old: TextStyle
  /// The style at progress 1.
  let new: TextStyle
  /// The line measures of the styles' own fonts at both ends, where the face takes over for one of them.
  let ownMetrics: (old: FontMetrics, new: FontMetrics)?

  /// Lays the way between two styles on a face.
  init(face: FontFace, old: TextStyle, new: TextStyle, pacing: AxisPacing? = nil) {
    self.face = face
    self.old = old
    self.new = new
    self.pacing = pacing
    oldCoordinates = old.coordinates(on: face)
    newCoordinates = new.coordinates(on: face)
    ownMetrics = old.font == face && new.font == face ? nil : (old.fontMetrics, new.fontMetrics)
  }

  /// Whether nothing about shape and spacing changes on the way.
  var isStill: Bool {
    oldCoordinates == newCoordinates && old.size == new.size && old.tracking == new.tracking
      && old.baselineShift == new.baselineShift
  }

  /// Whether outlines are the same all the way.
  var keepsShapes: Bool { oldCoordinates == newCoordinates && old.size == new.size }

  /// Whether axes move on the way.
  var movesAxes: Bool { oldCoordinates != newCoordinates }

  /// The style at a progress.
  func instant(at progress: Double) -> StyleInstant {
    instant(at: progress, coordinates: coordinates(at: progress))
  }

  /// The style at a progress whose user-space axis values are known.
  func instant(at progress: Double, coordinates: [Double]) -> StyleInstant {
    StyleInstant(
      normalized: face.normalized(coordinates, allowance: StylePath.extrapolation),
      size: max(0, mix(old.size, new.size, at: progress)),
      tracking: mix(old.tracking, new.tracking, at: progress) / 1000,
      baselineShift: mix(old.baselineShift, new.baselineShift, at: progress),
      ownMetrics: ownMetrics.map { $0.old.mixed(with: $0.new, at: progress) })
  }

  /// The user-space axis values at a progress, clamped to 5 % of each axis beyond its ends (semantics 3.9).
  func coordinates(at progress: Double) -> [Double] {
    let share = axisShare(at: progress)
    return face.axes.indices.map { axis in
      limited(mix(oldCoordinates[axis], newCoordinates[axis], at: share), axis: axis)
    }
  }

  /// How far the axes are on their way at a progress.
  func axisShare(at progress: Double) -> Double { pacing?.share(at: progress) ?? progress }

  /// The value of an axis, clamped to 5 % of the axis beyond its ends.
  func limited(_ value: Double, axis: Int) -> Double {
    let axis = face.axes[axis]
    let slack = StylePath.extrapolation * (axis.maximum - axis.minimum)
    return min(axis.maximum + slack, max(axis.minimum - slack, value))
  }

  /// How far an axis may go beyond its ends, as a share of its range (semantics 3.9).
  static let extrapolation = 0.05

  /// The normalised coordinates at a progress; beyond an axis's ends its last segment goes on straight.
  func normalized(at progress: Double) -> [Double] {
    face.normalized(coordinates(at: progress), allowance: StylePath.extrapolation)
  }
}

extension StylePath: Hashable {
  static func == (one: StylePath, other: StylePath) -> Bool {
    one === other
      || one.face == other.face && one.old == other.old && one.new == other.new && one.pacing == other.pacing
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(old)
    hasher.combine(new)
  }
}

/// The value between two, each of them exact at its own end.
func mix(_ old: Double, _ new: Double, at progress: Double) -> Double {
  old == new ? old : old * (1 - progress) + new * progress
}
