import TestSupport
import Testing

@testable import GlyphInterp

/// Content set while a change is in flight.
@Suite struct RetargetTests {
  /// Where the clusters of the content that is left stand in a flight, and their styles.
  private struct Snapshot {
    var origins: [Point] = []
    var styles: [[Double]] = []
    var box: [Double] = []

    /// Of the content of the flight that is left.
    init(leaving flight: Flight, at time: Double) {
      let departure = Departure(flight, at: time)
      let instant = flight.instant(at: time)
      origins = departure.clusters.map(\.origin)
      styles = instant.newMoments.map { instant.moments[$0].components }
      box = [instant.box.minX, instant.box.minY, instant.box.maxX, instant.box.maxY]
    }

    /// Of the same content in the flight that replaces it.
    init(taking flight: Flight, at time: Double) {
      let instant = flight.instant(at: time)
      let plan = flight.plan
      origins = [Point](repeating: .zero, count: plan.oldTrack.shaped.clusters.count)
      styles = instant.oldMoments.map { instant.moments[$0].components }
      for (motion, position) in zip(plan.motions, instant.positions) {
        let range: Range<Int>
        switch motion.kind {
        case .interpolated(let old, _), .removed(let old): range = old..<(old + 1)
        case .crossFaded(let old, _): range = old
        case .inserted: continue
        }
        for cluster in range {
          origins[cluster] = position.old + (instant.old.origins[cluster] - instant.old.origins[range.lowerBound])
        }
      }
      box = [instant.box.minX, instant.box.minY, instant.box.maxX, instant.box.maxY]
    }

    /// All numbers in one list: origins, styles, box.
    var numbers: [Double] { origins.flatMap { [$0.x, $0.y] } + box + styles.flatMap { $0 } }
  }

  /// The rate at a time of what goes on from it, per second.
  private static func rate(_ step: Double, _ values: (Double) -> [Double]) -> [Double] {
    let (now, soon, later) = (values(0), values(step), values(2 * step))
    return now.indices.map { (-3 * now[$0] + 4 * soon[$0] - later[$0]) / (2 * step) }
  }

  private static let words = ["Half", "Tail", "Ale", "Total", "Hopper", "fall", "deaf", "peel a", "a peel"]

  private static func content(_ random: inout SeededNumbers, _ face: FontFace) -> StyledText {
    var style = TextStyle(
      font: face, size: random.number(in: 40...300).rounded(),
      color: Color(red: random.number(in: 0...1), green: random.number(in: 0...1), blue: 0.5))
    for axis in face.axes { style.axes[axis.tag] = random.number(in: axis.minimum...axis.maximum) }
    return StyledText(words[Int(random.number(in: 0...8.99))], style: style)
  }

  private func check(
    _ animations: [Animation], fonts: [String], isStaggered: Bool = false, seed: UInt64, count: Int
  ) throws {
    let faces = try fonts.map { try FontFace(path: Fixtures.path($0)) }
    var random = SeededNumbers(seed: seed)
    func face() -> FontFace { faces[Int(random.number(in: 0...(Double(faces.count) - 0.01)))] }
    var label = try AnimatedText(Self.content(&random, faces[0]))
    var time = 0.0
    for turn in 0..<count {
      let animation = animations[Int(random.number(in: 0...(Double(animations.count) - 0.01)))]
      time += random.number(in: 0.002...0.4)
      let before = try #require(label.layers.last?.flight)
      let own = face()
      let content = Self.content(&random, own)
      var transaction = Transaction(animation: animation)
      if isStaggered { transaction.stagger = try Stagger(total: random.number(in: 0.05...0.4), order: .leading) }
      try label.setContent(content, at: time, transaction: transaction)
      let after = try #require(label.layers.last?.flight)
      let (old, new) = (Snapshot(leaving: before, at: time), Snapshot(taking: after, at: time))
      #expect(old.numbers.count == new.numbers.count)
      let jump = zip(old.numbers, new.numbers).map { abs($0 - $1) }.max() ?? 0
      #expect(jump <= 0.01, "turn \(turn) of seed \(seed): a jump of \(jump) with \(animation)")
      guard before.rest > time + 0.001 else { continue }
      let step = 1e-5
      let oldRates = Self.rate(step) { Snapshot(leaving: before, at: time + $0).numbers }
      let newRates = Self.rate(step) { Snapshot(taking: after, at: time + $0).numbers }
      let speed = (oldRates + newRates).map(abs).max() ?? 0
      let limit = 0.005 * max(speed, max(before.plan.travel, after.plan.travel) / max(0.1, after.pace.length))
      for (number, (was, now)) in zip(oldRates, newRates).enumerated() {
        #expect(
          abs(was - now) <= limit,
          "turn \(turn) of seed \(seed): number \(number) at \(was), then at \(now) per second with \(animation)")
      }
    }
  }

  @Test func `case 108: 200 retargets of springs at random instants jump neither in place nor in speed`() throws {
    let animations: [Animation] = [
      .smooth, .bouncy, .snappy, .interactiveSpring, .spring(response: 0.3, blendDuration: 0.5), .smooth.speed(2),
    ]
    try check(animations, fonts: ["Twin-wght.ttf"], seed: 108, count: 200)
  }

  @Test func `case 108: 100 retargets of springs on two axes jump neither in place nor in speed`() throws {
    try check([.smooth, .bouncy, .interactiveSpring], fonts: ["Twin-two-axes.ttf"], seed: 1081, count: 100)
  }

  @Test func `case 108: curves begin at no speed of their own and jump neither in place nor in speed`() throws {
    let animations: [Animation] = [
      .easeInOut, .easeIn(duration: 0.8), .smooth.delay(0.05), .interpolatingSpring(stiffness: 170, damping: 15),
      .bouncy,
    ]
    try check(animations, fonts: ["Twin-wght.ttf"], seed: 1082, count: 200)
  }
  @Test func `case 108: 200 retargets of words whose letters set out one after the other do not jump`() throws {
    try check([.smooth, .bouncy], fonts: ["Twin-wght.ttf"], isStaggered: true, seed: 1083, count: 200)
  }

  @Test func `case 108: 200 retargets from face to face do not jump`() throws {
    try check(
      [.smooth, .snappy, .easeInOut], fonts: ["Twin-wght.ttf", "Twin-two-axes.ttf", "Twin-italic.ttf"], seed: 1084,
      count: 200)
  }
}
