import GlyphInterp
import Testing

@Suite struct SpringParameterTests {
  @Test func `Bounce and damping ratio convert both ways`() {
    for bounce in [-0.9, -0.5, -0.2, 0, 0.15, 0.3, 0.95] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(abs(spring.bounce - bounce) < 1e-15)
      #expect(spring.duration == 0.5)
    }
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: 0.25).dampingRatio == 0.75)
  }

  @Test func `Physical constants convert both ways`() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 20)
    // ω₀ = √(200 / 2) = 10, ζ = 20 / (2 · √(200 · 2)) = 0.5.
    #expect(abs(spring.response - 2 * Double.pi / 10) < 1e-15)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-15)
    #expect(abs(spring.stiffness - 200) < 1e-12)
    #expect(abs(spring.damping - 20) < 1e-12)
    #expect(spring.mass == 2)
    let smooth = Spring.smooth
    #expect(abs(smooth.stiffness - 157.913_670) < 1e-6)
    #expect(abs(smooth.damping - 25.132_741) < 1e-6)
  }

  @Test func `Over-damping must be allowed`() {
    #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
  }

  @Test func `Presets are duration and bounce`() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.smooth(duration: 0.8, extraBounce: 0.1) == Spring(duration: 0.8, bounce: 0.1))
    #expect(
      Spring.snappy(duration: 0.8, extraBounce: 0.25) == Spring(duration: 0.8, bounce: 0.4))
    #expect(Spring.bouncy(extraBounce: -0.3) == .smooth)
  }

  @Test func `Bounce is clamped and stiffness is capped`() {
    #expect(Spring(duration: 0.5, bounce: 3) == Spring(duration: 0.5, bounce: 0.95))
    #expect(Spring(duration: 0.5, bounce: -7) == Spring(duration: 0.5, bounce: -1))
    #expect(Spring(duration: 0.5, bounce: .nan) == .smooth)
    for duration in [0, -1, Double.nan, 1e-9] {
      #expect(abs(Spring(duration: duration, bounce: 0).stiffness - 45_000) < 1e-8)
    }
    #expect(abs(Spring(stiffness: 1e9, damping: 1).stiffness - 45_000) < 1e-8)
  }

  @Test func `Settling durations are those of the reference table`() {
    #expect(abs(Spring.smooth.settlingDuration - 0.735) < 0.0005)
    #expect(abs(Spring.snappy.settlingDuration - 0.697) < 0.0005)
    #expect(abs(Spring.bouncy.settlingDuration - 0.819) < 0.0005)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).settlingDuration - 2.074) < 0.0005)
  }

  @Test func `A settling duration can be asked for`() {
    for ratio in [0.05, 0.3, 0.85, 1, 2.5] {
      let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 1.5) < 1e-9)
      #expect(abs(spring.dampingRatio - ratio) < 1e-15)
    }
    let coarse = Spring(settlingDuration: 0.6, dampingRatio: 0.7, epsilon: 0.01)
    #expect(abs(coarse.settlingDuration(target: 1.0, epsilon: 0.01) - 0.6) < 1e-9)
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.7, 0.9, 0.99, 1, 1.2, 3])
  func `After settling the value stays near, just before it is not`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for velocity in [-30.0, 0, 4, 100] {
      let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      func distance(_ time: Double) -> Double {
        abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - 1)
      }
      #expect(distance(end - 1e-6) > 0.001)
      for step in 0...20_000 {
        #expect(distance(end + 1e-9 + Double(step) * 5e-4) <= 0.001)
      }
    }
  }

  @Test func `Rest of vectors counts their length`() {
    let spring = Spring.bouncy
    let along = spring.restDuration(displacement: 500.0, velocity: -300.0)
    let turned = spring.restDuration(
      displacement: AnimatableVector([300, 400]), velocity: AnimatableVector([-180, -240]))
    #expect(abs(along - turned) < 1e-9)
    #expect(spring.restDuration(displacement: 0.0) == 0)
  }

  @Test func `A spring without damping never rests, one of no stiffness never moves`() {
    let undamped = Spring(response: 1, dampingRatio: 0)
    #expect(undamped.settlingDuration == .infinity)
    #expect(abs(undamped.value(target: 1.0, time: 0.5) - 2) < 1e-12)
    let still = Spring(stiffness: 0, damping: 1)
    #expect(still.value(target: 1.0, time: 1_000) == 0)
    #expect(still.settlingDuration == .infinity)
    #expect(Spring.smooth.settlingDuration(target: 1.0, epsilon: 0) == .infinity)
  }

  @Test func `Every spring gives finite values at every time`() {
    let numbers = [0, -1, 1, 0.95, 1e-300, 1e300, .infinity, -.infinity, .nan]
    for a in numbers {
      for b in numbers {
        let springs = [
          Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
          Spring(stiffness: a, damping: b),
          Spring(mass: b, stiffness: a, damping: 1, allowOverDamping: true),
          Spring(settlingDuration: a, dampingRatio: b),
        ]
        for spring in springs {
          for time in [0, 1e-12, 0.1, 3, 1e9, .infinity, .nan] {
            let value = spring.value(target: 1.0, time: time)
            #expect(value.isFinite, "\(a), \(b) at \(time): \(spring)")
          }
          #expect(!spring.settlingDuration.isNaN)
        }
      }
    }
  }
}
