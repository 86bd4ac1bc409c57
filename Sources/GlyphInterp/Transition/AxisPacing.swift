/// How far axes are on their way at each progress, so that ink grows evenly (`--axis-progress optical`).
///
/// Straight between samples; before 0 and after 1 it goes on at the pace of the progress itself.
struct AxisPacing: Hashable, Sendable {
  /// How many steps the way is sampled in.
  static let stepCount = 32
  /// A hundredth of the pace is even in user space whatever the ink does, so that axes never stand still.
  private static let evenShare = 0.01

  /// The share of the way at equal steps of progress, rising from 0 to 1.
  private let shares: [Double]

  /// A pacing by the ink at equal steps along the way; `nil` where the ink hardly changes.
  init?(ink: [Double]) {
    let steps = zip(ink, ink.dropFirst()).map { abs($1 - $0) }
    let change = steps.reduce(0, +)
    guard steps.count > 1, change > 0.001 * (ink.map(abs).max() ?? 0) else { return nil }
    var measure = [0.0]
    for step in steps {
      let part = step / change * (1 - Self.evenShare) + Self.evenShare / Double(steps.count)
      measure.append((measure.last ?? 0) + part)
    }
    let total = measure.last ?? 1
    var shares: [Double] = []
    var place = 0
    for step in 0...steps.count {
      let target = total * Double(step) / Double(steps.count)
      while place < steps.count - 1, measure[place + 1] < target { place += 1 }
      let within = (target - measure[place]) / (measure[place + 1] - measure[place])
      shares.append((Double(place) + min(1, max(0, within))) / Double(steps.count))
    }
    shares[0] = 0
    shares[steps.count] = 1
    self.shares = shares
  }

  /// The share of the way at a progress.
  func share(at progress: Double) -> Double {
    if progress <= 0 { return progress }
    if progress >= 1 { return progress }
    let place = progress * Double(shares.count - 1)
    let index = min(shares.count - 2, Int(place))
    return mix(shares[index], shares[index + 1], at: place - Double(index))
  }

  /// The progress at a share of the way.
  func progress(atShare share: Double) -> Double {
    if share <= 0 || share >= 1 { return share }
    let upper = max(1, shares.firstIndex { $0 >= share } ?? shares.count - 1)
    let within = (share - shares[upper - 1]) / (shares[upper] - shares[upper - 1])
    return (Double(upper - 1) + within) / Double(shares.count - 1)
  }
}
