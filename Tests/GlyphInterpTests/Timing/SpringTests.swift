import GlyphInterp
import Testing

@Suite struct SpringTests {
  static let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1.0]

  static let golden: [(name: String, spring: Spring, times: [Double], values: [Double])] = [
    (
      "smooth", .smooth, times,
      [0.131311, 0.357740, 0.715416, 0.890034, 0.960457, 0.986399, 0.998518, 0.999953]
    ),
    (
      "snappy", .snappy, times,
      [0.138210, 0.388102, 0.786369, 0.956447, 1.001617, 1.006020, 1.000955, 0.999966]
    ),
    (
      "bouncy", .bouncy, times,
      [0.145715, 0.423302, 0.873711, 1.033930, 1.039303, 1.014498, 0.997885, 1.000072]
    ),
    (
      "bounce -0.5", Spring(duration: 0.5, bounce: -0.5), times,
      [0.096998, 0.231362, 0.450605, 0.607665, 0.719829, 0.799926, 0.897971, 0.962845]
    ),
    (
      "170, 15", Spring(stiffness: 170, damping: 15), [0.05, 0.1, 0.2, 0.3, 0.5, 0.8],
      [0.162450, 0.480943, 0.986203, 1.109520, 0.999787, 1.000198]
    ),
  ]

  /// Springs from undamped to heavily damped, both sides of critical damping included.
  static let springs: [Spring] =
    golden.map(\.spring)
    + [0, 0.05, 0.999_999, 1 - 1e-12, 1 + 1e-12, 1.000_001, 3, 40].map {
      Spring(response: 0.4, dampingRatio: $0)
    }

  @Test(arguments: golden.indices)
  func `Springs have the values of the reference table`(index: Int) {
    let (name, spring, times, values) = Self.golden[index]
    for (time, expected) in zip(times, values) {
      let value = spring.value(target: 1.0, time: time)
      #expect(abs(value - expected) <= 1e-6, "\(name) at \(time) s: \(value)")
    }
  }

  @Test(arguments: springs)
  func `Velocity is the derivative of the value`(spring: Spring) {
    for step in 1...60 {
      let time = Double(step) / 40
      let h = 1e-6
      func value(_ time: Double) -> Double {
        spring.value(target: 1.0, initialVelocity: 3.0, time: time)
      }
      let slope = (value(time + h) - value(time - h)) / (2 * h)
      let velocity = spring.velocity(target: 1.0, initialVelocity: 3.0, time: time)
      #expect(abs(slope - velocity) < 1e-6, "at \(time) s")
    }
  }

  @Test(arguments: springs)
  func `Acceleration is the force over the mass`(spring: Spring) {
    for step in 1...30 {
      let time = Double(step) / 30
      let h = 1e-6
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: 1.0, initialVelocity: -2.0, time: time)
      }
      let acceleration = (velocity(time + h) - velocity(time - h)) / (2 * h)
      let position = spring.value(target: 1.0, initialVelocity: -2.0, time: time)
      let force = spring.force(target: 1, position: position, velocity: velocity(time))
      #expect(abs(acceleration - force / spring.mass) < 1e-4 * max(1, abs(acceleration)))
    }
  }

  @Test(arguments: springs)
  func `Many updates give what the closed form gives`(spring: Spring) {
    var value = 10.0
    var velocity = -40.0
    for _ in 0..<97 {
      spring.update(value: &value, velocity: &velocity, target: 25, deltaTime: 0.007)
    }
    let time = 97 * 0.007
    let expected = spring.value(
      fromValue: 10.0, toValue: 25, initialVelocity: -40, time: time)
    let expectedVelocity = spring.velocity(
      fromValue: 10.0, toValue: 25, initialVelocity: -40, time: time)
    #expect(abs(value - expected) < 1e-9)
    #expect(abs(velocity - expectedVelocity) < 1e-7)
  }

  @Test func `Nothing jumps at critical damping`() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for offset in [1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-15] {
      for ratio in [1 - offset, 1 + offset] {
        let near = Spring(response: 0.5, dampingRatio: ratio)
        for time in [0.01, 0.1, 0.5, 2] {
          let difference =
            near.value(target: 1.0, initialVelocity: 5, time: time)
            - critical.value(target: 1.0, initialVelocity: 5, time: time)
          #expect(abs(difference) <= offset + 1e-14, "ratio \(ratio) at \(time) s")
        }
      }
    }
  }

  @Test func `Vectors move as their components do`() {
    let velocity = AnimatableVector([1, -2, 0])
    let target = AnimatableVector([3, 4, -5])
    let moved = Spring.bouncy.value(target: target, initialVelocity: velocity, time: 0.2)
    for index in 0..<3 {
      #expect(
        moved[index]
          == Spring.bouncy.value(
            target: target[index], initialVelocity: velocity[index], time: 0.2))
    }
  }

  @Test(arguments: springs)
  func `A spring starts where it is and stays there before the start`(spring: Spring) {
    for time in [0, -1, Double.nan] {
      #expect(spring.value(fromValue: 2.0, toValue: 3, initialVelocity: 9, time: time) == 2)
      #expect(spring.velocity(fromValue: 2.0, toValue: 3, initialVelocity: 9, time: time) == 9)
    }
  }
}
