/// What one cluster, or a pair of clusters, does in a transition.
struct ClusterMotion: Sendable {
  /// What kind of motion it is.
  enum Kind: Sendable, Equatable {
    /// One form that moves and interpolates.
    case interpolated(old: Int, new: Int)
    /// Two forms that travel together, one fading into the other.
    case crossFaded(old: Range<Int>, new: Range<Int>)
    /// A cluster that leaves.
    case removed(old: Int)
    /// A cluster that enters.
    case inserted(new: Int)
  }

  /// What it does.
  let kind: Kind
  /// How it leaves its place in the layout mix.
  var way: Way
  /// When it fades.
  var span: FadeSpan
  /// Which places of the two forms of a cross-faded pair travel together, as a share of the width of each: 0 for their
  /// left edges, ½ for their middles, 1 for their right edges.
  let meeting: Double
  /// The rank in the stagger: the index among all motions, in reading order.
  var rank = 0
  /// The member of the family by which it changes.
  var transition = ContentTransition.interpolate

  /// Makes a motion.
  init(kind: Kind, way: Way, span: FadeSpan = .whole, meeting: Double = 0.5) {
    self.kind = kind
    self.way = way
    self.span = span
    self.meeting = meeting
  }

  /// How a motion goes beside the straight mix of layouts.
  enum Way: Sendable, Equatable {
    /// Straight between both layouts.
    case straight
    /// On the arc of a block, because other words cross; see ``MovedBlock/bend``.
    case arc(block: Int)
    /// With its nearest paired neighbours: how the clusters of these pairs moved, each with a share.
    case riding([Neighbor])
    /// With its neighbours, and along a short slide out of or into its line: to the right (1) or to the left (−1).
    case sliding(direction: Double, neighbors: [Neighbor])
  }

  /// The neighbours with which it rides.
  var neighbors: [Neighbor] {
    switch way {
    case .straight, .arc: []
    case .riding(let neighbors), .sliding(_, let neighbors): neighbors
    }
  }

  /// A paired neighbour with which an unpaired cluster rides.
  struct Neighbor: Sendable, Equatable {
    /// The neighbour's cluster in the old text.
    let old: Int
    /// The neighbour's cluster in the new text.
    let new: Int
    /// The block whose arc it takes; `nil` where it goes straight.
    let block: Int?
    /// How much of the displacement comes from it.
    let share: Double
  }
}
