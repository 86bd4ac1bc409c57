/// What a transition does beside its member and its animation.
public struct TransitionOptions: Hashable, Sendable {
  /// How clusters without a partner go and come (semantics 3.10).
  public enum Fade: String, Hashable, Sendable, CaseIterable {
    /// Old ones are gone before new ones are half there.
    case through
    /// Both mix over the whole of the progress.
    case cross
  }

  /// What a cluster does whose line changes by wrapping (semantics 3.10).
  public enum Reflow: String, Hashable, Sendable, CaseIterable {
    /// It fades along a short slide, out on the old line and in on the new.
    case fade
    /// It flies from line to line.
    case fly
  }

  /// The member of the family.
  public var transition: ContentTransition
  /// The animation.
  public var animation: Animation
  /// Each cluster's own start.
  public var stagger: Stagger
  /// How clusters without a partner go and come.
  public var fade: Fade
  /// What a cluster does whose line changes by wrapping.
  public var reflow: Reflow
  /// The space in which colours mix.
  public var colorSpace: ColorMixing
  /// Whether axes move by equal steps of user space or of ink.
  public var axisProgress: AxisProgress
  /// Whether only alpha may move: for people who asked their system for less motion.
  public var reduceMotion: Bool
  /// Device pixels per pixel; baselines at rest stand on whole device pixels, curves are flattened finely enough for it.
  public var pixelScale: Double
  /// The place of the text's columns among those of other texts; `nil` where it rolls on its own.
  var rollOrder: RollOrder?

  /// Makes options; the defaults are those of the command.
  public init(
    transition: ContentTransition = .interpolate, animation: Animation = .smooth,
    stagger: Stagger = .none, fade: Fade = .through, reflow: Reflow = .fade,
    colorSpace: ColorMixing = .oklab, axisProgress: AxisProgress = .linear, reduceMotion: Bool = false,
    pixelScale: Double = 1
  ) {
    self.transition = transition
    self.animation = animation
    self.stagger = stagger
    self.fade = fade
    self.reflow = reflow
    self.colorSpace = colorSpace
    self.axisProgress = axisProgress
    self.reduceMotion = reduceMotion
    self.pixelScale = pixelScale
    rollOrder = nil
  }
}
