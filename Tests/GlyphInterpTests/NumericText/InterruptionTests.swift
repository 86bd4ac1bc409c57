import TestSupport
import Testing

@testable import GlyphInterp

/// A number that changes while its columns still roll.
struct InterruptionTests {
  @Test func `a roll that is interrupted runs to its end, and the new one comes on top`() throws {
    var counter = try Counter("1")
    try counter.set("2", at: 0)
    let before = counter.seen(at: 0.1)
    try counter.set("3", at: 0.1)
    let now = counter.seen(at: 0.1)
    // Nothing jumps: the two glyphs that are seen stand where they stood.
    #expect(now.count == 2)
    for (one, other) in zip(before, now) {
      #expect(one.glyph == other.glyph)
      #expect((one.place - other.place).length < 1e-9)
      #expect(abs(one.scale - other.scale) < 1e-12 && abs(one.blur - other.blur) < 1e-9)
      #expect(abs(one.opacity - other.opacity) < 1.1 / 255)
    }
    // 0.1 s later: 1 goes as if nothing had happened, 2 still comes and goes already, 3 comes.
    let later = counter.seen(at: 0.2)
    let height = 48 * 0.7
    let (first, second) = (NumericRoll(at: 0.2, countsDown: false), NumericRoll(at: 0.1, countsDown: false))
    let alphas = [
      first.departing.alpha, first.arriving.alpha * second.departing.alpha, second.arriving.alpha,
    ]
    let sum = alphas.reduce(0, +)
    #expect(sum > 1)
    #expect(later.count == 3)
    for (seen, alpha) in zip(later, alphas) { #expect(abs(seen.opacity - alpha / sum) < 1.1 / 255) }
    #expect(abs(later.map(\.opacity).reduce(0, +) - 1) < 1e-9)
    #expect(abs(later[1].scale - first.arriving.scale * second.departing.scale) < 1e-12)
    let offset = (first.arriving.offset + second.departing.offset) * height
    let lifted = -height / 2 * (1 - later[1].scale)
    let baseline = counter.label.scene(at: 9).placements[0].origin.y
    #expect(abs(later[1].place.y - baseline - offset - lifted) < 0.05 * 48)
    #expect(try counter.shows("3", at: counter.label.restTime))
  }

  @Test func `an unchanged column goes on coming while another one changes`() throws {
    var counter = try Counter("11")
    try counter.set("22", at: 0)
    try counter.set("23", at: 0.06)
    // The tens still hold two glyphs, the units three; the units of 22 had not begun and never come.
    let two = counter.label.scene(at: 0.1).items
    #expect(two.count == 2)
    #expect(try counter.shows("23", at: counter.label.restTime))
    #expect(counter.label.restTime < 0.06 + 0.15 + 1)
  }

  @Test func `a column that comes back is one column with its old glyphs`() throws {
    var counter = try Counter("9")
    try counter.set("10", at: 0)
    try counter.set("9", at: 0.08)
    try counter.set("10", at: 0.16)
    for step in 0...60 {
      let time = 0.16 + Double(step) / 60
      // Two columns at most, and together never darker than one glyph each.
      #expect(counter.label.scene(at: time).items.count <= 2)
      for item in counter.label.scene(at: time).items {
        guard case .group(let group) = item else { continue }
        let sum = group.items.reduce(0.0) { sum, item in
          if case .shape(let shape) = item { sum + shape.opacity } else { sum }
        }
        #expect(sum < 1 + 1e-9)
      }
    }
    #expect(try counter.shows("10", at: counter.label.restTime))
  }

  @Test(arguments: [0.03, 0.016, 0.005, 0.1])
  func `a value that changes all the time stays smooth, bounded and ends with its text`(interval: Double) throws {
    var counter = try Counter("1000")
    var last: [GlyphID: Double] = [:]
    var time = 0.0
    var change = 0
    var value = 1000
    var largestStep = 0.0
    var largestState = 0
    let length = interval < 0.02 ? 3.0 : 10.0
    for frame in 0..<Int(length * 60) {
      time = Double(frame) / 60
      while Double(change) * interval <= time {
        value += change % 7 == 6 ? -13 : 1
        try counter.set("\(value)", at: Double(change) * interval)
        change += 1
        let flight = try #require(counter.label.layers.last?.flight)
        largestState = max(
          largestState,
          flight.terms.count + flight.ghosts.count + (flight.carried?.glyphs.joined().count ?? 0)
            + (flight.carried?.lost.count ?? 0))
      }
      #expect(counter.largestColumn(at: time) <= 8, "\(time) s")
      let now = counter.opacities(at: time)
      for glyph in Set(now.keys).union(last.keys) where frame > 0 {
        largestStep = max(largestStep, abs((now[glyph] ?? 0) - (last[glyph] ?? 0)))
      }
      last = now
    }
    #expect(largestState < 60)
    // Four columns: a glyph that is in several of them may step in each.
    let steps = try Self.columnSteps(interval: interval)
    // Two hundred changes a second are more than eyes and screens follow: glyphs come in each other's stead.
    #expect(steps <= (interval < 0.01 ? 0.2 : 0.15), "\(steps)")
    let lastChange = Double(change - 1) * interval
    #expect(try counter.shows("\(value)", at: lastChange + 1.1))
    #expect(counter.label.accessibleText == "\(value)")
    #expect(counter.label.nextFrameNeeded(after: lastChange + 1.1) == nil)
  }

  /// The largest step of alpha from frame to frame, at 60 a second, of any glyph of one column.
  private static func columnSteps(interval: Double) throws -> Double {
    var counter = try Counter("0")
    var last: [GlyphID: Double] = [:]
    var change = 0
    var largest = 0.0
    for frame in 0..<180 {
      let time = Double(frame) / 60
      while Double(change) * interval <= time {
        change += 1
        try counter.set("\(change % 10)", at: Double(change - 1) * interval)
      }
      let now = counter.opacities(at: time)
      for glyph in Set(now.keys).union(last.keys) where frame > 0 {
        largest = max(largest, abs((now[glyph] ?? 0) - (last[glyph] ?? 0)))
      }
      last = now
    }
    return largest
  }

  @Test func `between numeric text and other members nothing is lost`() throws {
    var counter = try Counter("12")
    let numeric = counter.label.options.transition
    var generator = SplitMix64(seed: 12)
    var time = 0.0
    for turn in 0..<60 {
      let members: [ContentTransition] = [numeric, .interpolate, numeric, .opacity, numeric]
      counter.label.options.transition = members[turn % members.count]
      time += Double.random(in: 0.01...0.3, using: &generator)
      let text = "\(Int.random(in: 0...300, using: &generator))"
      try counter.set(text, at: time, turn % 3 == 0 ? .easeInOut : .smooth)
      for step in 0...4 { _ = counter.label.scene(at: time + Double(step) * 0.05) }
      let rest = counter.label
      #expect(rest.accessibleText == text)
      #expect(try counter.shows(text, at: rest.restTime + 0.001), "turn \(turn) of seed 12")
    }
  }

  @Test func `a value gives the direction, and the last one stays where it is equal`() throws {
    func side(_ label: AnimatedText, at time: Double) -> Double {
      let placements = label.scene(at: time).placements
      return (placements.last?.transform.ty ?? 0) - (placements.first?.transform.ty ?? 0)
    }
    var counter = try Counter("5")
    func set(_ text: String, _ value: Double, at time: Double) throws {
      counter.label.options.transition = .numericText(value: value)
      try counter.set(text, at: time)
    }
    counter.label.options.transition = .numericText(value: 5)
    try counter.label.setContent(counter.content("4"), at: 0)
    try set("6", 6, at: 10)
    #expect(side(counter.label, at: 10.05) < 0)
    try set("4", 3, at: 20)
    #expect(side(counter.label, at: 20.05) > 0)
    try set("7", 3, at: 30)
    #expect(side(counter.label, at: 30.05) > 0)
    try set("8", .nan, at: 40)
    #expect(side(counter.label, at: 40.05) > 0)
    try set("1", 4, at: 50)
    #expect(side(counter.label, at: 50.05) < 0)
  }
}
