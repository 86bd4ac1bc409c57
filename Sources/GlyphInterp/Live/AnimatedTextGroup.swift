/// Texts whose numbers roll by one clock: their changed columns begin one after the other as if they were one text.
///
/// For the hours, minutes and seconds of a clock that a host lays out apart. Each text counts in its own direction.
public struct AnimatedTextGroup: Sendable {
  /// The texts, in the order in which their columns begin to roll.
  public private(set) var texts: [AnimatedText]

  /// Makes a group of texts.
  public init(_ texts: [AnimatedText]) { self.texts = texts }

  /// Sets the contents of all texts, as ``AnimatedText/setContent(_:at:transaction:)`` does.
  ///
  /// - Parameters:
  ///   - contents: one for each text, in order; those that are missing stay.
  ///   - time: in seconds, not before the last change.
  ///   - transaction: how they change.
  /// - Throws: ``TransitionError`` when a change cannot be planned; all texts are then as they were.
  public mutating func setContents(
    _ contents: [StyledText], at time: Double, transaction: Transaction = .current
  ) throws(TransitionError) {
    let counts = zip(texts, contents).map { text, content in
      guard let options = text.options.transition.numericOptions else { return 0 }
      return NumericReading.changeCount(from: text.content.string, to: content.string, options)
    }
    var changed = texts
    var order = RollOrder(first: 0, count: counts.reduce(0, +))
    for (index, content) in contents.prefix(texts.count).enumerated() {
      try changed[index].setContent(content, at: time, transaction: transaction, rollOrder: order)
      order.first += counts[index]
    }
    texts = changed
  }

  /// Tells all texts whether they are seen, as ``AnimatedText/setVisible(_:at:)`` does.
  public mutating func setVisible(_ isVisible: Bool, at time: Double) {
    for index in texts.indices { texts[index].setVisible(isVisible, at: time) }
  }

  /// Does what is due in all texts, as ``AnimatedText/advance(to:)`` does.
  public mutating func advance(to time: Double) {
    for index in texts.indices { texts[index].advance(to: time) }
  }

  /// Whether anything moves or fades in any text at a time in seconds.
  public func isAnimating(at time: Double) -> Bool { texts.contains { $0.isAnimating(at: time) } }

  /// The earliest time in seconds for which a text needs a new frame, as ``AnimatedText/nextFrameNeeded(after:)`` says;
  /// `nil` when none does.
  public func nextFrameNeeded(after time: Double) -> Double? {
    texts.compactMap { $0.nextFrameNeeded(after: time) }.min()
  }
}
