extension Animation {
  /// The length in seconds of a curve that is given none.
  static let defaultCurveDuration = 0.35

  /// Constant speed for 0.35 s.
  public static let linear = linear(duration: defaultCurveDuration)
  /// A slow start, 0.35 s.
  public static let easeIn = easeIn(duration: defaultCurveDuration)
  /// A slow end, 0.35 s.
  public static let easeOut = easeOut(duration: defaultCurveDuration)
  /// A slow start and end, 0.35 s.
  public static let easeInOut = easeInOut(duration: defaultCurveDuration)

  /// Constant speed for a time in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A slow end, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and end, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Any curve, for a time in seconds.
  ///
  /// A duration that is not positive, or NaN, ends at once; an infinite one never starts.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// A cubic Bézier curve with the control points (x1, y1) and (x2, y2), for a time in seconds.
  ///
  /// See ``UnitCurve/bezier(startControlPoint:endControlPoint:)`` for the range of the numbers.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)),
      duration: duration)
  }
}
