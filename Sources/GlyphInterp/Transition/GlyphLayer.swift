/// One glyph of a transition as vector formats see it: an outline that moves, changes shape and fades.
package struct GlyphLayer: Sendable {
  /// What becomes of the layer's opacity.
  package enum Role: Hashable, Sendable {
    /// It is seen throughout.
    case steady
    /// It leaves.
    case leaving
    /// It enters.
    case entering
    /// It is the old form of a cross-faded pair.
    case oldForm
    /// It is the new form of a cross-faded pair.
    case newForm
  }

  /// What a layer draws.
  package enum Drawing: Hashable, Sendable {
    /// An outline in the text's colour: its number among those of the plan.
    case outline(Int)
    /// A glyph with colours of its own: its number among those of the plan.
    case colored(Int)
  }

  /// Where one form of a glyph gives way to another, in progress.
  package struct Ramp: Hashable, Sendable {
    /// The middle.
    package let progress: Double
    /// How far before and after it both are seen.
    package let halfWidth: Double

    /// How much of the later form is seen.
    func share(at value: Double) -> Double {
      min(1, max(0, (value - progress + halfWidth) / (2 * halfWidth)))
    }
  }

  /// The characters of the cluster that the glyph belongs to.
  package let text: String
  /// What becomes of its opacity.
  package let role: Role
  /// When it fades.
  package let span: FadeSpan
  /// Where it takes over from the form of the glyph before a threshold of the font; `nil` for the first form.
  package let formStart: Ramp?
  /// Where it gives way to the form behind a threshold; `nil` for the last form.
  package let formEnd: Ramp?
  /// The number of its motion among those of the plan, in draw order.
  package let motion: Int
  /// What it draws.
  package let drawing: Drawing
  /// The number of its style's way among those of the plan.
  package let way: Int
  /// How its coverage joins its neighbours'.
  package let join: SceneShape.Join
  /// Seconds after the start at which it sets out.
  package let onset: Double
  /// Whether it is a figure of a column that rolls: old forms depart, new forms arrive.
  package let rolls: Bool

  /// Whether it belongs to the old text.
  package let isOld: Bool
  /// Whether it is a digit that a wheel passes between the old figure and the new one; its cluster is then one of the
  /// plan's wheel track.
  package let isBetween: Bool
  let cluster: Int
  /// The first cluster of its motion on its side, which the motion's position is that of.
  let firstCluster: Int
  /// Its place among the glyphs of its cluster.
  let ordinal: Int
  /// The cluster of the new text whose glyph it becomes; `nil` where it does not interpolate.
  let partner: Int?

  /// Whether it goes or comes as soon as anything moves, without a fade.
  package var isCut: Bool { span == .cut && role != .steady }

  /// Whether another layer is of the same cluster.
  package func isOfCluster(of other: GlyphLayer) -> Bool {
    cluster == other.cluster && isOld == other.isOld && isBetween == other.isBetween
  }

  /// Whether it is one of several forms that a cluster has on its way.
  package var isOneOfForms: Bool { formStart != nil || formEnd != nil }
  /// Whether it has colours of its own.
  package var isColored: Bool {
    if case .colored = drawing { true } else { false }
  }
}
