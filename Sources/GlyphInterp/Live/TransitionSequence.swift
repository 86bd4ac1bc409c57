/// A chain of texts in time: the first one, then transitions and holds in turn.
///
/// A transition from one text to another is a sequence of one step. All scenes share one coordinate space, so that a
/// canvas that holds ``inkBounds`` holds every frame.
public struct TransitionSequence: Sendable {
  /// The transitions in order: ``Step`` k is reached by plan k.
  public let plans: [TransitionPlan]
  /// When which transition runs.
  public let timeline: Timeline

  /// Plans a sequence.
  ///
  /// - Parameters:
  ///   - first: the text at the start.
  ///   - initialHold: seconds that it stands before it moves.
  ///   - steps: the texts that follow, and how; at least one.
  ///   - options: what all transitions have in common; a step's own animation, stagger and member replace those.
  ///   - autoreverses: whether the way back follows, with time reversed in every transition.
  /// - Throws: ``TransitionError`` when a transition cannot be planned; ``TransitionError/animation(_:)`` for no step, an
  ///   endless animation or a hold that is negative or not finite.
  public init(
    from first: StyledText, initialHold: Double = 0, steps: [Step],
    options: TransitionOptions = TransitionOptions(), autoreverses: Bool = false
  ) throws(TransitionError) {
    var plans = try Self.plans(from: first, steps: steps, options: options, anchor: nil)
    if Set(plans.map(\.anchor)).count > 1 {
      // Texts of both directions: one anchor for all, or the origin would jump from plan to plan.
      plans = try Self.plans(from: first, steps: steps, options: options, anchor: 0.5)
    }
    do throws(AnimationError) {
      var segments: [Timeline.Segment] = []
      for (plan, step) in zip(plans, steps) {
        segments.append(
          try Timeline.Segment(
            animation: plan.options.animation, stagger: plan.options.stagger, duration: plan.duration,
            hold: step.hold))
      }
      timeline = try Timeline(
        segments: segments, initialHold: initialHold, autoreverses: autoreverses,
        endsAsItBegins: steps.last?.content == first || plans.allSatisfy(\.changesNothing))
    } catch { throw .animation(error) }
    self.plans = plans
  }

  private static func plans(
    from first: StyledText, steps: [Step], options: TransitionOptions, anchor: Double?
  ) throws(TransitionError) -> [TransitionPlan] {
    var plans: [TransitionPlan] = []
    var content = first
    var values = ValueMemory()
    values.note(options.transition)
    for step in steps {
      var own = options
      own.animation = step.animation ?? options.animation
      own.stagger = step.stagger ?? options.stagger
      own.transition = values.resolved(step.transition ?? options.transition)
      values.note(step.transition ?? options.transition)
      plans.append(try TransitionPlan(from: content, to: step.content, options: own, anchor: anchor))
      content = step.content
    }
    return plans
  }

  /// Seconds from the start to the end of the last hold, the way back included.
  public var duration: Double { timeline.duration }

  /// What could not be done as asked, each once, in the order in which it was found.
  public var notices: [TransitionNotice] {
    var notices: [TransitionNotice] = []
    for notice in plans.flatMap(\.notices) where !notices.contains(notice) { notices.append(notice) }
    return notices
  }

  /// The smallest rectangle that holds the ink of all instants, in scene pixels, and one pixel around it.
  public var inkBounds: Rect {
    plans.reduce(Rect.empty) { $0.union($1.inkBounds) }
  }

  /// Everything that is drawn at a time in seconds; before the start and after the end the sequence stands still.
  public func scene(at seconds: Double) -> Scene { scene(at: timeline.position(at: seconds)) }

  /// Everything that is drawn at a time in seconds of a sequence that starts anew whenever it ends.
  public func scene(atLooped seconds: Double) -> Scene { scene(at: timeline.position(atLooped: seconds)) }

  /// What a frame of the timeline's schedule shows.
  public func scene(of frame: FrameSchedule.Frame) -> Scene { plans[frame.segment].scene(at: frame.time) }

  private func scene(at position: Timeline.Position) -> Scene { plans[position.segment].scene(at: position.time) }
}
