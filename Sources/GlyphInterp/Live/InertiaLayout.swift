/// The order of the numbers that die away: places of motions, the box, styles.
struct InertiaLayout: Sendable {
  /// A style that deviates in one way.
  struct Group: Sendable {
    /// The axes of the face that draws.
    var axes: [OpenTypeTag]
    /// The first of its numbers.
    var start: Int
    /// How many numbers it has.
    var count: Int { StyleDeviation.axisStart + axes.count }
  }

  /// How many motions there are; each has two numbers, x and y.
  let motionCount: Int
  /// The styles.
  private(set) var groups: [Group] = []

  /// A layout without styles.
  init(motionCount: Int) { self.motionCount = motionCount }

  /// Where the four numbers of the box start.
  var boxStart: Int { 2 * motionCount }

  /// How many numbers there are.
  var count: Int { groups.last.map { $0.start + $0.count } ?? boxStart + 4 }

  /// Adds a style on a face of some axes; its number.
  mutating func addGroup(axes: [OpenTypeTag]) -> Int {
    groups.append(Group(axes: axes, start: count))
    return groups.count - 1
  }
}
