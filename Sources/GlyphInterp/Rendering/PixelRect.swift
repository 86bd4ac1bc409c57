/// A rectangle of whole pixels, kept as its four sides; x to the right, y down.
///
/// It holds the pixels `minX ..< maxX` of the rows `minY ..< maxY`. Sides out of order make it empty.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// The rectangle without pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Makes a rectangle from its sides.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The smallest rectangle of whole pixels around a rectangle; coordinates are clamped to ±2³⁰.
  public init(around rect: Rect) {
    guard !rect.isEmpty else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int { Int(min(max(value, -1_073_741_824), 1_073_741_824)) }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }

  /// Whether there is no pixel inside.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// Pixels in a row; 0 when empty.
  public var width: Int { max(0, maxX - minX) }
  /// Rows; 0 when empty.
  public var height: Int { max(0, maxY - minY) }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// What both have in common.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? .empty : result
  }

  /// The rectangle with every side moved outwards by whole pixels.
  public func outset(by distance: Int) -> PixelRect {
    guard !isEmpty else { return self }
    return PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The rectangle moved by whole pixels.
  public func translated(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Whether another rectangle lies inside this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
