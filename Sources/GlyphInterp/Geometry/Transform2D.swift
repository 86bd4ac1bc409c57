/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The letters are those of the W3C's `matrix(a, b, c, d, e, f)` (CSS Transforms 1), with `tx`, `ty` for `e`, `f`.
public struct Transform2D: Hashable, Sendable, Codable {
  /// How much x moves x.
  public var a: Double
  /// How much x moves y.
  public var b: Double
  /// How much y moves x.
  public var c: Double
  /// How much y moves y.
  public var d: Double
  /// The horizontal translation.
  public var tx: Double
  /// The vertical translation.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A translation.
  public static func translation(x: Double, y: Double) -> Transform2D {
    Transform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> Transform2D {
    Transform2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A uniform scaling that leaves one point in its place.
  public static func scale(_ factor: Double, about center: Point) -> Transform2D {
    Transform2D(
      a: factor, b: 0, c: 0, d: factor,
      tx: center.x * (1 - factor), ty: center.y * (1 - factor))
  }

  /// Whether the map only translates.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map that applies this one first and then another.
  public func then(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around the image of a rectangle.
  public func apply(to rect: Rect) -> Rect {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return .empty }
    var result = Rect.empty
    result.formUnion(apply(to: Point(x: rect.minX, y: rect.minY)))
    result.formUnion(apply(to: Point(x: rect.maxX, y: rect.minY)))
    result.formUnion(apply(to: Point(x: rect.minX, y: rect.maxY)))
    result.formUnion(apply(to: Point(x: rect.maxX, y: rect.maxY)))
    return result
  }

  /// The factor by which areas grow; negative when the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one, or `nil` where it flattens the plane.
  public var inverse: Transform2D? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform2D(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
