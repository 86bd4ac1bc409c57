import GlyphInterp

/// The progresses at which pictures are made of something whose colours or outlines change, so that those between are
/// mixed from two.
struct PicturePlaces {
  /// The progresses, ascending; 0 and 1 are among them.
  let progresses: [Double]

  /// How far a component of what is seen may be off between two pictures.
  private static let colorTolerance: Float = 1.5 / 255
  /// The same where opaque pictures lie over each other: near the end of each step some of the lower one is missing.
  private static let coveredTolerance: Float = 1.2 / 255
  /// How many pictures colours need at most; those that need more may be farther off.
  private static let mostColors = 64
  /// How far anything goes from one picture to the next, in pixels: mixed at that distance, edges look like one.
  private static let step = 0.5
  /// How many pictures more than its colours need a movement has at most; one that is longer has longer steps.
  private static let mostSteps = 64

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - bends: places at which anything may bend sharply, ascending.
  ///   - colors: all colours that are seen at a progress.
  ///   - mixesStraight: whether colours are mixed apart from their alphas.
  ///   - points: where everything lies at a progress, in pixels; `nil` where that stays the same.
  init(
    bends: [Double], colors: (Double) -> [Overprint.Ink], mixesStraight: Bool = false, points: ((Double) -> [Point])?
  ) {
    let inner = bends.filter { $0 > 0 && $0 < 1 }
    // What moves may go beyond its ends.
    let (before, behind) = points == nil ? ([], []) : (bends.filter { $0 < 0 }, bends.filter { $0 > 1 })
    let stretches = [before + [0], [0] + inner + [1], [1] + behind]
    func knots<Value>(in space: KeyframeSpace<Value>, of function: (Double) -> Value) -> [Double] {
      Set(stretches.flatMap { ProgressKnots(bends: $0, space: space, function: function).knots }).sorted()
    }
    var tolerance = mixesStraight ? Self.coveredTolerance : Self.colorTolerance
    var ends: [Double]
    repeat {
      ends = knots(in: KeyframeSpace(inksWithin: tolerance, mixesStraight: mixesStraight), of: colors)
      tolerance *= 2
    } while ends.count > Self.mostColors && tolerance < 1
    guard let points else {
      progresses = ends
      return
    }
    let space = KeyframeSpace<[Point]>(pointsWithin: Self.step)
    let all = Set(ends + knots(in: space, of: points)).sorted()
    // How far everything has gone at each of them, in steps.
    var ways = [0.0]
    var last = points(all[0])
    for place in all.dropFirst() {
      let next = points(place)
      ways.append(ways[ways.count - 1] + space.distance(last, next))
      last = next
    }
    let longest = max(1, ways[ways.count - 1] / Double(Self.mostSteps))
    var places = [all[0]]
    var start = 0.0
    for (end, way) in zip(all, ways).dropFirst() where ends.contains(end) {
      let count = max(1, Int(((way - start) / longest).rounded(.up)))
      for index in 1..<count {
        let goal = start + (way - start) * Double(index) / Double(count)
        guard let next = ways.firstIndex(where: { $0 >= goal }), next > 0 else { continue }
        let share = (goal - ways[next - 1]) / (ways[next] - ways[next - 1])
        places.append(all[next - 1] + (all[next] - all[next - 1]) * share)
      }
      places.append(end)
      start = way
    }
    progresses = places
  }
}
