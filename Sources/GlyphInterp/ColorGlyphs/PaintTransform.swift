#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An affine map of a paint, which may follow the axes. Font units, y up; angles in half turns counter-clockwise.
///
/// Source: OpenType 1.9, `COLR` version 1, formats 12 to 31.
enum PaintTransform: Hashable, Sendable {
  /// The six numbers xx, yx, xy, yy, dx, dy.
  case matrix([VaryingNumber])
  /// A way to go.
  case translation(VaryingNumber, VaryingNumber)
  /// Factors along x and y.
  case scaling(VaryingNumber, VaryingNumber)
  /// A turn.
  case rotation(VaryingNumber)
  /// By how much the y axis turns, and the x axis.
  case skewing(VaryingNumber, VaryingNumber)
  /// Another map that leaves a point in its place.
  indirect case about(VaryingPoint, PaintTransform)

  /// The map where the regions apply in given shares.
  func transform(under shares: [Double]) -> Transform2D {
    switch self {
    case .matrix(let numbers):
      let values = numbers.map { $0.value(under: shares) }
      return Transform2D(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case .translation(let x, let y):
      return .translation(x: x.value(under: shares), y: y.value(under: shares))
    case .scaling(let x, let y):
      return .scale(x: x.value(under: shares), y: y.value(under: shares))
    case .rotation(let angle):
      let radians = angle.value(under: shares) * .pi
      return Transform2D(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians), tx: 0, ty: 0)
    case .skewing(let x, let y):
      let (across, up) = (x.value(under: shares) * .pi, y.value(under: shares) * .pi)
      return Transform2D(a: 1, b: tan(up), c: -tan(across), d: 1, tx: 0, ty: 0)
    case .about(let center, let inner):
      let point = center.point(under: shares)
      return Transform2D.translation(x: -point.x, y: -point.y).then(inner.transform(under: shares))
        .then(.translation(x: point.x, y: point.y))
    }
  }
}
