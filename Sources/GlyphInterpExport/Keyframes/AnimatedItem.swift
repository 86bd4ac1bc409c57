/// One thing that is drawn.
enum AnimatedItem: Equatable, Sendable {
  /// Letters that are just there.
  case group(AnimatedGroup)
  /// Forms of one thing that give way to each other.
  case crossFade([Side])

  /// One form.
  struct Side: Equatable, Sendable {
    /// How much of it is seen.
    var opacity: KeyframeTrack<Double>
    /// The standard deviation of its blur, in pixels.
    var blur = KeyframeTrack(still: 0.0)
    /// What it consists of.
    var groups: [AnimatedGroup]
  }

  /// All groups of layers in it.
  var groups: [AnimatedGroup] {
    switch self {
    case .group(let group): [group]
    case .crossFade(let sides): sides.flatMap(\.groups)
    }
  }
}
