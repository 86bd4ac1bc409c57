extension FlattenedOutline {
  /// The affine part of a transform: what decides a mask apart from where it stands.
  struct LinearPart: Hashable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double

    init(_ transform: Transform2D) {
      a = transform.a
      b = transform.b
      c = transform.c
      d = transform.d
    }

    /// The largest factor by which a length grows.
    var scale: Double {
      let sum = (a * a + b * b + c * c + d * d) / 2
      let determinant = a * d - b * c
      return (sum + max(0, sum * sum - determinant * determinant).squareRoot()).squareRoot()
    }
  }

  /// Replaces the contours by those of an outline, its curves cut into pieces and its points rounded to 1/64 px.
  ///
  /// - Parameters:
  ///   - outline: its `curvePieces` are used when there is one for each curve; else they are chosen here.
  ///   - linear: from the outline's space to pixels.
  ///   - offset: where the pen origin stands, in pixels. It is added before points are rounded, so that each is off by
  ///     1/128 px at most.
  ///   - stretchX: a further factor on x, after `linear` and before `offset`.
  ///   - stretchY: a further factor on y.
  /// - Returns: `false` when a point is not finite or too far away to be drawn; the outline is then empty.
  mutating func set(
    _ outline: SceneOutline, linear: LinearPart, offset: SIMD2<Double> = .zero, stretchX: Double = 1,
    stretchY: Double = 1
  ) -> Bool {
    removeAll()
    guard append(outline, linear: linear, offset: offset, stretchX: stretchX, stretchY: stretchY) else {
      removeAll()
      return false
    }
    finish()
    return true
  }

  /// Adds the contours of an outline to those that are there, as `set` does; `finish()` ends them all.
  ///
  /// - Returns: `false` when a point is not finite or too far away to be drawn; what is there then is not to be used.
  mutating func append(
    _ outline: SceneOutline, linear: LinearPart, offset: SIMD2<Double>, stretchX: Double = 1, stretchY: Double = 1
  ) -> Bool {
    let path = outline.path
    var walk = FlattenedPathWalk(linear: linear, offset: offset * 64, stretchX: stretchX, stretchY: stretchY)
    let chosen = outline.curvePieces
    let scale = linear.scale
    var index = 0
    var curve = 0
    for verb in path.verbs {
      let end = index + verb.pointCount
      guard end <= path.points.count else { break }
      switch verb {
      case .move:
        endContour()
        walk.line(to: path.points[index], in: &self)
      case .line:
        walk.line(to: path.points[index], in: &self)
      case .quad, .cubic:
        let pieces =
          curve < chosen.count
          ? chosen[curve]
          : CurveSubdivision.pieces(verb: verb, points: path.points, endingBefore: end, scale: scale)
        curve += 1
        if verb == .quad {
          walk.quad(path.points[index], path.points[index + 1], pieces: Int(pieces), in: &self)
        } else {
          walk.cubic(
            path.points[index], path.points[index + 1], path.points[index + 2], pieces: Int(pieces), in: &self)
        }
      case .close:
        break
      }
      index = end
    }
    endContour()
    return walk.isDrawable
  }
}

/// The pen of `FlattenedOutline.set`: the last point, in 1/64 px.
private struct FlattenedPathWalk {
  /// Beyond this many pixels an outline is taken for nonsense.
  private static let farthest = 1e6

  let a: Double
  let b: Double
  let c: Double
  let d: Double
  let offset: SIMD2<Double>
  var pen = SIMD2<Double>.zero
  var isDrawable = true

  init(linear: FlattenedOutline.LinearPart, offset: SIMD2<Double>, stretchX: Double, stretchY: Double) {
    self.offset = offset
    a = linear.a * 64 * stretchX
    b = linear.b * 64 * stretchY
    c = linear.c * 64 * stretchX
    d = linear.d * 64 * stretchY
  }

  @inline(__always) func map(_ point: Point) -> SIMD2<Double> {
    SIMD2(a * point.x + c * point.y, b * point.x + d * point.y) + offset
  }

  @inline(__always) mutating func emit(_ point: SIMD2<Double>, in outline: inout FlattenedOutline) {
    outline.append(x: point.x.nearestWhole, y: point.y.nearestWhole)
  }

  @inline(__always) mutating func land(_ point: SIMD2<Double>) {
    let limit = Self.farthest * 64
    if !(point.x.magnitude < limit && point.y.magnitude < limit) { isDrawable = false }
    pen = point
  }

  mutating func line(to point: Point, in outline: inout FlattenedOutline) {
    land(map(point))
    emit(pen, in: &outline)
  }

  mutating func quad(_ control: Point, _ end: Point, pieces: Int, in outline: inout FlattenedOutline) {
    let start = pen
    let middle = map(control)
    let last = map(end)
    land(middle)
    land(last)
    guard isDrawable else { return }
    let first = 2 * (middle - start)
    let second = start - 2 * middle + last
    let step = 1 / Double(max(1, pieces))
    for piece in 1..<max(1, pieces) {
      let t = Double(piece) * step
      emit(start + t * (first + t * second), in: &outline)
    }
    emit(last, in: &outline)
  }

  mutating func cubic(
    _ control1: Point, _ control2: Point, _ end: Point, pieces: Int, in outline: inout FlattenedOutline
  ) {
    let start = pen
    let middle1 = map(control1)
    let middle2 = map(control2)
    let last = map(end)
    land(middle1)
    land(middle2)
    land(last)
    guard isDrawable else { return }
    let first = 3 * (middle1 - start)
    let second = 3 * (start - 2 * middle1 + middle2)
    let third = last - start + 3 * (middle1 - middle2)
    let step = 1 / Double(max(1, pieces))
    for piece in 1..<max(1, pieces) {
      let t = Double(piece) * step
      emit(start + t * (first + t * (second + t * third)), in: &outline)
    }
    emit(last, in: &outline)
  }
}
