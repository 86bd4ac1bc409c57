/// One thing that is drawn.
enum AnimatedItem: Equatable, Sendable {
  /// Letters that are just there.
  case group(AnimatedGroup)
  /// Forms of one thing that give way to each other; their light adds up.
  case crossFade([Side])

  /// One form.
  struct Side: Equatable, Sendable {
    /// How much of it is seen.
    var opacity: KeyframeTrack<Double>
    /// The standard deviation of its blur, in pixels.
    var blur = KeyframeTrack(still: 0.0)
    /// How much of it is seen where the next side, which has the same silhouette, lies over it instead of adding to it;
    /// `nil` for as much.
    var overlaid: KeyframeTrack<Double>?
    /// The colours in its pictures, in the order of `Scene.colorComponents`, when they change in such a way that they
    /// stand for all sides; `nil` for colours that do not change.
    var colors: KeyframeTrack<[Double]>?
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
