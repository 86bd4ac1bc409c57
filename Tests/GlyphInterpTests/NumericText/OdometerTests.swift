import TestSupport
import Testing

@testable import GlyphInterp

/// Wheels: columns that pass the digits between.
struct OdometerTests {
  private func wheel(_ old: String, _ new: String, _ modulus: Int = 10, prefersDown: Bool = false) -> String {
    guard let wheel = NumericWheel(from: old, to: new, modulus: modulus, prefersDown: prefersDown) else {
      return "none"
    }
    return (wheel.countsDown ? "down " : "up ") + ([old] + wheel.digits + [new]).joined()
  }

  @Test func `case 98: a wheel ticks the shortest way of its column, below zero too`() {
    #expect(wheel("9", "0") == "up 90")
    #expect(wheel("0", "9") == "down 09")
    #expect(wheel("3", "7") == "up 34567")
    #expect(wheel("2", "8") == "down 21098")
    #expect(wheel("1", "6") == "up 123456")
    #expect(wheel("1", "6", prefersDown: true) == "down 109876")
    #expect(wheel("٨", "١") == "up ٨٩٠١")
    #expect(wheel("९", "०") == "up ९०")
    #expect(wheel("9", "९") == "none")
    #expect(wheel("a", "b") == "none")
  }

  @Test func `case 106: 59 to 00 with moduli 6 and 10 is one tick up of each wheel`() throws {
    #expect(wheel("5", "0", 6) == "up 50")
    #expect(wheel("1", "4", 6) == "up 1234")
    #expect(wheel("7", "1", 6) == "down 7654321" || wheel("7", "1", 6) == "up 78901")
    let moduli: [NumericColumn: Int] = [.integer(group: 0, place: 1): 6]
    func direction(_ old: String, _ new: String, _ moduli: [NumericColumn: Int]) -> Int {
      NumericReading(old: old.map(String.init), new: new.map(String.init), moduli: moduli).direction
    }
    #expect(direction("59", "00", moduli) == 1)
    #expect(direction("00", "59", moduli) == -1)
    #expect(direction("10", "20", moduli) == 1)
    #expect(direction("59", "00", [:]) == -1)
    let clock: [NumericColumn: Int] = [.integer(group: 0, place: 1): 3, .integer(group: 1, place: 1): 6]
    #expect(direction("23:59", "00:00", clock) == 1)
    #expect(direction("00:00", "23:59", clock) == -1)
    #expect(direction("09:59", "10:00", clock) == 1)
    let style = try Plans.style("GlyphInterpTest.ttf", weight: 400)
    let options = NumericTextOptions(isOdometer: true, moduli: moduli)
    let plan = try Plans.linear(
      "59", "00", from: style, to: style, options: TransitionOptions(transition: .numericText(options)))
    #expect(plan.wheelTrack == nil)
    #expect(plan.rolls.compactMap { $0?.countsDown } == [false, false])
    #expect(plan.scene(at: plan.duration).placements.count == 2)
  }

  @Test(arguments: [("2", "6"), ("6", "2"), ("١", "٥")])
  func `a wheel shows its digits one after the other, and never less than one glyph`(old: String, new: String) throws {
    let style = try Plans.style("GlyphInterpTest.ttf", weight: 400)
    let plan = try Plans.linear(
      old, new, from: style, to: style,
      options: TransitionOptions(transition: .numericText(NumericTextOptions(isOdometer: true))))
    var order: [GlyphID] = []
    for step in 0...2000 {
      let scene = plan.scene(at: Double(step) / 2000)
      let shapes = scene.items.flatMap { item -> [SceneShape] in
        switch item {
        case .shape(let shape): [shape]
        case .group(let group): group.items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
        case .image: []
        }
      }
      #expect(shapes.count <= 2)
      #expect(abs(shapes.map(\.opacity).reduce(0, +) - 1) < 1e-9)
      if let most = shapes.max(by: { $0.opacity < $1.opacity })?.placements.first?.glyph, order.last != most {
        order.append(most)
      }
    }
    #expect(order.count == 5)
    #expect(plan.rolls[0]?.wheel.count == 3)
    #expect(plan.rolls[0]?.countsDown == (old > new))
  }

  @Test func `a wheel that is interrupted ends with the right digit`() throws {
    var counter = try Counter("1111", options: NumericTextOptions(isOdometer: true))
    var generator = SplitMix64(seed: 3)
    var time = 0.0
    for _ in 0..<80 {
      time += 0.04
      let text = "\(Int.random(in: 1000...9999, using: &generator))"
      try counter.set(text, at: time)
      #expect(counter.largestColumn(at: time + 0.03) <= 10)
      #expect(try counter.shows(text, at: counter.label.restTime))
    }
  }
}
