/// A text whose content can be set at any time and then changes in motion: the live model of a label.
///
/// It is a value without a clock: its host tells the time, in seconds from any instant, when it sets content and when
/// it asks for a scene. Fonts are read when content is set and never between. Times given to it must not decrease from
/// one change to the next; scenes may be asked for in any order.
///
/// Content changes in the transaction of the moment, as in SwiftUI:
///
///     try withAnimation(.smooth) { () throws(TransitionError) in try label.setContent(text, at: time) }
///
/// Scenes have their origin where the first content has its anchor: at the start of its first baseline where that
/// reads from left to right and is aligned at its leading side.
public struct AnimatedText: Sendable {
  /// The most contents that lie over each other while they fade; of more, the lowest is dropped.
  static let layerLimit = 8

  /// The content, from the moment at which it is set.
  public private(set) var content: StyledText
  /// How content changes, the animation apart, which a transaction has.
  public var options: TransitionOptions
  /// Whether the text is seen; see ``setVisible(_:at:)``.
  public private(set) var isVisible = true
  /// When content last changed, in seconds; minus infinity before the first change.
  public private(set) var changeTime = -Double.infinity
  /// The time in seconds from which everything is at rest; minus infinity before the first change.
  public private(set) var restTime = -Double.infinity
  /// What gives numeric text its direction where its value does not.
  private var valueMemory = ValueMemory()
  /// Contents that lie over each other, the last one on top.
  var layers: [TextLayer]
  var completions: [PendingCompletion] = []
  /// What was read from fonts.
  private var memory = PlanningMemory()
  /// Where x = 0 lies in the block.
  private let anchor: Double

  /// Makes a text at rest.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - options: how content changes; their animation has no effect.
  /// - Throws: ``TransitionError`` when a size is out of range or an outline cannot be loaded.
  public init(_ content: StyledText, options: TransitionOptions = TransitionOptions()) throws(TransitionError) {
    var memory = PlanningMemory()
    let plan = try Self.restingPlan(of: content, options: options, anchor: nil, memory: &memory)
    self.memory = memory
    self.content = content
    self.options = options
    anchor = plan.anchor
    layers = [TextLayer(flight: Flight(plan, start: -.infinity), arrival: nil)]
    valueMemory.note(options.transition)
  }

  /// The text with another member of the family, as SwiftUI's modifier of this name.
  public func contentTransition(_ transition: ContentTransition) -> AnimatedText {
    var text = self
    text.options.transition = transition
    return text
  }

  /// Sets the content.
  ///
  /// With an animation it changes in motion, from where it is and at the speed that it has; without one, or with the
  /// transition ``ContentTransition/identity``, or while the text is not visible, it is there at once. The same content
  /// again changes nothing, and what was to be done on completion is due.
  ///
  /// - Parameters:
  ///   - content: the new content.
  ///   - time: in seconds, not before the last change; an earlier one counts as that of the last change.
  ///   - transaction: how it changes.
  /// - Throws: ``TransitionError`` when the change cannot be planned; the text is then as it was.
  public mutating func setContent(
    _ content: StyledText, at time: Double, transaction: Transaction = .current
  ) throws(TransitionError) {
    try setContent(content, at: time, transaction: transaction, rollOrder: nil)
  }

  /// Sets the content of one of several texts.
  ///
  /// - Parameter rollOrder: the place of its changed columns among those of all texts; `nil` where it rolls on its own.
  mutating func setContent(
    _ content: StyledText, at time: Double, transaction: Transaction, rollOrder: RollOrder?
  ) throws(TransitionError) {
    let time = max(time, changeTime)
    defer { valueMemory.note(self.options.transition) }
    guard content != self.content else {
      remember(transaction, logicalEnd: time, isRemoved: true, from: time)
      return
    }
    var options = self.options
    options.transition = valueMemory.resolved(options.transition)
    options.rollOrder = rollOrder
    options.stagger = transaction.stagger ?? options.stagger
    guard let animation = transaction.contentAnimation, isVisible, options.transition != .identity else {
      let plan = try Self.restingPlan(of: content, options: options, anchor: anchor, memory: &memory)
      snap(to: content, plan: plan, at: time)
      remember(transaction, logicalEnd: time, isRemoved: true, from: time)
      return
    }
    options.animation = animation
    if options.fadesAsWhole(from: self.content, to: content) {
      try fade(to: content, options: options, at: time)
    } else {
      try move(to: content, options: options, at: time)
    }
    self.content = content
    changeTime = time
    restTime = layers.reduce(time) { max($0, $1.rest) }
    let top = layers.last
    remember(transaction, logicalEnd: top?.logicalEnd ?? time, isRemoved: false, from: time)
  }

  /// Tells the text whether it is seen.
  ///
  /// When it no longer is, it is at rest at once and needs no frame; content that is set meanwhile is there at once.
  public mutating func setVisible(_ isVisible: Bool, at time: Double) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    guard !isVisible, let top = layers.last, restTime > time else { return }
    var flight = top.flight
    flight.rest = min(flight.rest, time)
    layers = [TextLayer(flight: flight, arrival: nil)]
    restTime = min(restTime, time)
  }

  private static func restingPlan(
    of content: StyledText, options: TransitionOptions, anchor: Double?, memory: inout PlanningMemory
  ) throws(TransitionError) -> TransitionPlan {
    var still = options
    still.transition = .interpolate
    still.reduceMotion = false
    still.animation = .default
    return try TransitionPlan(
      from: content, to: content, options: still, anchor: anchor, reach: nil, memory: &memory)
  }

  private mutating func snap(to content: StyledText, plan: TransitionPlan, at time: Double) {
    self.content = content
    changeTime = time
    restTime = time
    layers = [TextLayer(flight: Flight(plan, start: time), arrival: nil)]
  }

  /// Lays the new content over what is there.
  private mutating func fade(
    to content: StyledText, options: TransitionOptions, at time: Double
  ) throws(TransitionError) {
    let length: Double
    do throws(AnimationError) { length = try options.animation.duration(travel: 0) } catch { throw .animation(error) }
    let plan = try Self.restingPlan(of: content, options: options, anchor: anchor, memory: &memory)
    let arrival = Pace(options.animation, start: time, length: length)
    drop(at: time)
    layers.append(TextLayer(flight: Flight(plan, start: time), arrival: arrival))
  }

  /// Sends the clusters to their new places.
  private mutating func move(
    to content: StyledText, options: TransitionOptions, at time: Double
  ) throws(TransitionError) {
    let top = layers.count - 1
    guard layers[top].flight.rest > time else {
      let plan = try TransitionPlan(
        from: self.content, to: content, options: options, anchor: anchor, reach: nil, memory: &memory)
      drop(at: time)
      layers[layers.count - 1].flight = Flight(plan, start: time)
      return
    }
    let departure = Departure(layers[top].flight, at: time)
    let plan = try TransitionPlan(
      from: self.content, to: content, options: options, anchor: anchor,
      reach: departure.reach(under: options.animation), memory: &memory)
    drop(at: time)
    layers[layers.count - 1].flight = Flight(plan, leaving: departure)
  }

  /// Drops the contents that are not seen any more.
  private mutating func drop(at time: Double) {
    if let lowest = layers.lastIndex(where: { $0.covers(at: time) }) { layers.removeSubrange(..<lowest) }
    if layers.count >= Self.layerLimit { layers.removeFirst(layers.count - Self.layerLimit + 1) }
    layers[0].arrival = nil
  }
}
