import CFreeType

/// Contours of straight lines in 1/64 px, y down: what the rasterisers read. A renderer keeps one as scratch.
struct FlattenedOutline {
  /// One more than what a 16-bit point index of FreeType 2.12 can count to.
  private static let pointLimit = 32_768
  /// Coordinates beyond this are too large for FreeType's rasteriser to be exact: 16,384 px.
  private static let coordinateLimit = 1 << 20

  private(set) var points: [FT_Vector] = []
  private(set) var contourEnds: [Int] = []
  private(set) var bounds = PixelRect.empty
  private var contourStart = 0

  /// The number of points of all contours.
  var pointCount: Int { points.count }
  /// Whether FreeType can fill it; the exact sweep has no such limit.
  var fitsFreeType: Bool {
    points.count < Self.pointLimit && contourEnds.count < Self.pointLimit
      && bounds.minX > -Self.coordinateLimit && bounds.minY > -Self.coordinateLimit
      && bounds.maxX < Self.coordinateLimit && bounds.maxY < Self.coordinateLimit
  }

  /// The coordinates of a point, in 1/64 px.
  func coordinates(at index: Int) -> (x: Int, y: Int) { (points[index].x, points[index].y) }

  /// Forgets all contours; keeps the memory.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contourEnds.removeAll(keepingCapacity: true)
    contourStart = 0
    bounds = .empty
  }

  /// Adds a point to the contour that is being built, in 1/64 px.
  @inline(__always) mutating func append(x: Int, y: Int) {
    points.append(FT_Vector(x: x, y: y))
  }

  /// Ends the contour; a contour without area is dropped.
  mutating func endContour() {
    if points.count - contourStart < 3 {
      points.removeSubrange(contourStart...)
    } else {
      contourEnds.append(points.count)
      contourStart = points.count
    }
  }

  /// Ends the outline: from here on `bounds` is known, in 1/64 px.
  mutating func finish() {
    endContour()
    guard let first = points.first else { return }
    var box = PixelRect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in points {
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
    bounds = box
  }

  /// Twice the area of the contours that end behind a point, in 64ths of a pixel squared: positive where they run around
  /// it as the hands of a clock do, y down.
  func doubledArea(from start: Int) -> Int {
    var area = 0
    var first = start
    for end in contourEnds where end > start {
      var last = points[end - 1]
      for point in points[first..<end] {
        area += last.x * point.y - point.x * last.y
        last = point
      }
      first = end
    }
    return area
  }

  /// Moves every point, in 1/64 px.
  mutating func translate(x: Int, y: Int) {
    guard x != 0 || y != 0 else { return }
    for index in points.indices {
      points[index].x += x
      points[index].y += y
    }
    bounds = PixelRect(
      minX: bounds.minX + x, minY: bounds.minY + y, maxX: bounds.maxX + x, maxY: bounds.maxY + y)
  }

  /// Lends the points to a C call.
  mutating func withUnsafeMutablePoints<Result>(
    _ body: (UnsafeMutableBufferPointer<FT_Vector>) -> Result
  ) -> Result {
    unsafe points.withUnsafeMutableBufferPointer { unsafe body($0) }
  }
}
