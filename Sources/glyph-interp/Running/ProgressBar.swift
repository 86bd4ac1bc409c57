/// A bar on a terminal for work that takes longer than half a second.
struct ProgressBar {
  private static let width = 24
  private static let patience: Duration = .milliseconds(500)
  private static let interval: Duration = .milliseconds(50)

  private let label: String
  private let total: Int
  private let isVisible: Bool
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant?

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - label: what is made.
  ///   - total: how many steps there are.
  ///   - isVisible: whether a bar may be shown: a terminal can hold it and nobody asked for quiet.
  init(label: String, total: Int, isVisible: Bool) {
    self.label = label
    self.total = total
    self.isVisible = isVisible && total > 1
    start = ContinuousClock.now
  }

  /// Shows how many steps are done.
  mutating func update(done: Int) {
    guard isVisible else { return }
    let now = ContinuousClock.now
    guard now - start >= Self.patience, lastShown.map({ now - $0 >= Self.interval }) ?? true else { return }
    lastShown = now
    try? StandardStream.error.send("\r" + line(done: done) + "\u{1B}[K")
  }

  /// Clears the line.
  func finish() {
    guard lastShown != nil else { return }
    try? StandardStream.error.send("\r\u{1B}[K")
  }

  /// The bar as text.
  func line(done: Int) -> String {
    let filled = total > 0 ? min(Self.width, done * Self.width / total) : Self.width
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    return "\(label) \(bar) \(done)/\(total)"
  }
}
