/// A function from the fraction of time that has passed to the fraction of the way that is done.
///
/// Every curve starts at 0 and ends at 1 exactly. Between, a Bézier curve may leave 0…1. Names
/// and control points are those of SwiftUI's `UnitCurve` and of CSS Easing Functions Level 1.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case bezier(UnitBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseOutIn
  }

  let shape: Shape

  /// Constant speed.
  public static let linear = UnitCurve(shape: .linear)
  /// Starts slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle that starts level: 1 − √(1 − p²).
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
  /// A quarter of a circle that ends level: √(1 − (1 − p)²).
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
  /// Two quarters of a circle, level at both ends and upright in the middle.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
  ///
  /// The x of a control point is clamped to 0…1, its y is free. A coordinate that is not finite
  /// becomes that of the end of the curve on its side.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(shape: .bezier(UnitBezier(start: startControlPoint, end: endControlPoint)))
  }

  /// The curve with x and y exchanged, which finds the time at which a progress is reached.
  ///
  /// A Bézier curve whose control points leave 0…1 in y has no inverse everywhere; that of the
  /// clamped control points is returned.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve): UnitCurve(shape: .bezier(curve.inverse))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }
}
