/// An axis-parallel rectangle, kept as its four sides.
///
/// A rectangle whose sides are out of order is empty: it has no inside and takes no part in a union.
public struct Rect: Hashable, Sendable, Codable {
  /// The left side.
  public var minX: Double
  /// The side with the smaller y: the top where y points down.
  public var minY: Double
  /// The right side.
  public var maxX: Double
  /// The side with the larger y.
  public var maxY: Double

  /// The rectangle without an inside.
  public static let empty = Rect(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Makes a rectangle from its sides.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether there is nothing inside.
  public var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  /// The horizontal extent; 0 when empty.
  public var width: Double { max(0, maxX - minX) }
  /// The vertical extent; 0 when empty.
  public var height: Double { max(0, maxY - minY) }
  /// The point in the middle.
  public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  /// The corners on a walk around: first along the smallest y, to greater x.
  package var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  /// Grows the rectangle so that it holds a point.
  public mutating func formUnion(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// Grows the rectangle so that it holds another.
  public mutating func formUnion(_ other: Rect) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    var result = self
    result.formUnion(other)
    return result
  }

  /// What both have in common; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The rectangle with every side moved outwards by a distance.
  public func outset(by distance: Double) -> Rect {
    Rect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The rectangle moved by a vector.
  public func translated(by vector: Vector) -> Rect {
    Rect(
      minX: minX + vector.dx, minY: minY + vector.dy,
      maxX: maxX + vector.dx, maxY: maxY + vector.dy)
  }

  /// The rectangle on the way to another, side by side.
  public func interpolated(to other: Rect, at progress: Double) -> Rect {
    Rect(
      minX: minX + (other.minX - minX) * progress, minY: minY + (other.minY - minY) * progress,
      maxX: maxX + (other.maxX - maxX) * progress, maxY: maxY + (other.maxY - maxY) * progress)
  }
}
