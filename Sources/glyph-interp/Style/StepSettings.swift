import GlyphInterp

/// What the STYLE of a `--step` says: how a state of a sequence looks, how it is reached, and how long it stands.
struct StepSettings: Equatable, Sendable {
  /// How it looks.
  var style = StyleSettings()
  /// How content changes on the way to it; `nil` for `--transition`.
  var transition: TransitionName?
  /// The kind of motion on the way to it; `nil` for `--animation`.
  var pace: AnimationSettings.Pace?
  /// Seconds, of a spring its response; `nil` for `--duration`.
  var duration: Double?
  /// Seconds before anything moves; `nil` for `--delay`.
  var delay: Double?
  /// When each letter starts; `nil` for `--stagger`.
  var stagger: Stagger?
  /// Seconds that it stands; `nil` where nothing is said.
  var hold: Double?

  /// The animation on the way to it; `nil` for that of all.
  ///
  /// - Parameter common: what holds where nothing is said, but that a spring's own duration is the step's.
  func animation(common: AnimationSettings) -> Animation? {
    guard pace != nil || duration != nil || delay != nil else { return nil }
    var settings = common
    if let pace {
      settings.pace = pace
      if case .spring(_, .some) = pace { settings.duration = nil }
    }
    settings.duration = duration ?? settings.duration
    settings.delay = delay ?? settings.delay
    return settings.animation
  }

  /// The first key that says how it is reached; `nil` where nothing does.
  var keyOfWay: String? {
    let said = [
      ("transition", transition != nil), ("animation", pace != nil), ("duration", duration != nil),
      ("delay", delay != nil), ("stagger", stagger != nil),
    ]
    return said.first(where: \.1)?.0
  }
}
