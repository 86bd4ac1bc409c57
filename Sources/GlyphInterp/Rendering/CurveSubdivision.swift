/// How many straight pieces curves are drawn with.
///
/// A curve is cut at equal steps of its parameter. The count is chosen once for all styles of a transition, at the
/// largest, so that no frame is flattened unlike its neighbours (semantics 3.15).
public enum CurveSubdivision {
  /// The farthest that a piece may lie from its curve, in pixels: less than points are rounded by, as every piece errs to
  /// the same side.
  public static let tolerance = 1.0 / 96

  /// The pieces of each curve, in path order, that keep every one of several paths within `tolerance`.
  ///
  /// - Parameters:
  ///   - paths: outlines with the same verbs; one whose verbs differ from the first's takes no part.
  ///   - scale: the largest factor that the outlines are drawn with.
  public static func pieces(for paths: [Path], scale: Double = 1) -> [UInt8] {
    guard let first = paths.first else { return [] }
    var result: [UInt8] = []
    for path in paths where path.verbs == first.verbs {
      var curve = 0
      var index = 0
      for verb in path.verbs {
        let count = pieces(verb: verb, points: path.points, endingBefore: index + verb.pointCount, scale: scale)
        index += verb.pointCount
        guard count > 0 else { continue }
        if curve == result.count {
          result.append(count)
        } else {
          result[curve] = max(result[curve], count)
        }
        curve += 1
      }
    }
    return result
  }

  /// The pieces of one step of a path; 0 for a step that is no curve.
  static func pieces(verb: Path.Verb, points: [Point], endingBefore end: Int, scale: Double) -> UInt8 {
    let bend: Double
    switch verb {
    case .quad where end >= 3:
      bend = 2 * secondDifference(points[end - 3], points[end - 2], points[end - 1])
    case .cubic where end >= 4:
      bend =
        6
        * max(
          secondDifference(points[end - 4], points[end - 3], points[end - 2]),
          secondDifference(points[end - 3], points[end - 2], points[end - 1]))
    case .quad, .cubic: return 1
    case .move, .line, .close: return 0
    }
    return count(bend: bend * scale)
  }

  /// Pieces for a curve whose second derivative is at most `bend`: a chord over a step h of the parameter is at most
  /// h²/8 · |B″| from its curve.
  static func count(bend: Double) -> UInt8 {
    let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return count < 255 ? UInt8(max(1, count)) : 255
  }

  private static func secondDifference(_ first: Point, _ second: Point, _ third: Point) -> Double {
    Vector(dx: first.x - 2 * second.x + third.x, dy: first.y - 2 * second.y + third.y).length
  }
}
