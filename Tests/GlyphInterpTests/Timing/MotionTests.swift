import GlyphInterp
import Testing

@Suite struct MotionTests {
  /// 0 → 100 at 0 s, → 0 at 0.14 s.
  static func nested(_ animation: Animation) -> Motion<Double> {
    var motion = Motion(0.0)
    motion.retarget(to: 100, animation: animation, at: 0)
    motion.retarget(to: 0, animation: animation, at: 0.14)
    return motion
  }

  @Test func `Curves nest with the values of the reference table`() {
    let golden: [(Animation, [Double])] = [
      (.linear, [47.35, 48.98, 46.53, 40.00]),
      (.easeInOut, [58.46, 65.93, 55.01, 33.19]),
    ]
    for (animation, values) in golden {
      let motion = Self.nested(animation)
      for (time, expected) in zip([0.2, 0.25, 0.3, 0.35], values) {
        #expect(abs(motion.value(at: time) - expected) <= 0.005, "\(animation) at \(time) s")
      }
    }
  }

  @Test func `Nested curves end with the last one`() {
    let motion = Self.nested(.easeInOut)
    #expect(motion.target == 0)
    #expect(motion.restTime == 0.14 + 0.35)
    #expect(!motion.isAtRest(at: 0.48))
    #expect(motion.isAtRest(at: 0.49))
    #expect(motion.value(at: 0.5) == 0)
    #expect(motion.velocity(at: 0.5) == 0)
  }

  @Test func `Without an animation the value is there at once`() {
    var motion = Self.nested(.linear)
    motion.retarget(to: 7, animation: nil, at: 0.2)
    #expect(motion.value(at: 0.2) == 7)
    #expect(motion.isAtRest(at: 0.2))
  }

  @Test func `A spring merges with a spring in flight`() {
    var motion = Motion(0.0)
    motion.retarget(to: 100, animation: .bouncy, at: 0)
    motion.retarget(to: 20, animation: .smooth.speed(2), at: 0.1)
    let value = Spring.bouncy.value(target: 100.0, time: 0.1)
    let velocity = Spring.bouncy.velocity(target: 100.0, time: 0.1)
    let expected = Spring.smooth(duration: 0.25).value(
      fromValue: value, toValue: 20, initialVelocity: velocity, time: 0.15)
    #expect(abs(motion.value(at: 0.25) - expected) < 1e-9)
  }

  @Test func `An interpolating spring nests`() {
    let spring = Animation.interpolatingSpring(stiffness: 170, damping: 15)
    var motion = Motion(0.0)
    motion.retarget(to: 100, animation: spring, at: 0)
    motion.retarget(to: 0, animation: spring, at: 0.1)
    let below = 100 * spring.progress(at: 0.3)
    #expect(abs(motion.value(at: 0.3) - below * (1 - spring.progress(at: 0.2))) < 1e-9)
  }

  static let animations: [Animation] = [
    .smooth, .bouncy, .interactiveSpring, .spring(response: 0.3, blendDuration: 0.5), .easeInOut,
    .easeIn(duration: 0.8), .snappy.delay(0.05), .timingCurve(0.3, 0, 0.1, 1, duration: 0.6),
    .interpolatingSpring(stiffness: 170, damping: 15),
  ]

  @Test func `case 108: 200 retargets at random instants jump neither in place nor in speed`() {
    let seed: UInt64 = 108
    var random = SeededNumbers(seed: seed)
    var motion = Motion(AnimatableVector([0, 0, 400]))
    var time = 0.0
    for turn in 0..<200 {
      time += random.number(in: 0.001...0.4)
      let before = (motion.value(at: time), motion.velocity(at: time))
      let target = AnimatableVector((0..<3).map { _ in random.number(in: -1_000...1_000) })
      let animation = Self.animations[Int(random.number(in: 0...8.99))]
      motion.retarget(to: target, animation: animation, at: time)
      // A curve may start at some speed of its own; it adds to that of the motion in flight.
      let own = (target - before.0).components.map { $0 * animation.velocity(at: 0.0) }
      for index in 0..<3 {
        let jump = motion.value(at: time)[index] - before.0[index]
        let kick = motion.velocity(at: time)[index] - before.1[index] - own[index]
        #expect(abs(jump) <= 1e-9, "turn \(turn), seed \(seed)")
        #expect(abs(kick) <= 1e-6, "turn \(turn), seed \(seed)")
      }
    }
    #expect(motion.value(at: motion.restTime) == motion.target)
  }

  @Test func `Velocity is the derivative of the value, in every mixture`() {
    let seed: UInt64 = 7
    var random = SeededNumbers(seed: seed)
    for turn in 0..<40 {
      var motion = Motion(0.0)
      var time = 0.0
      for _ in 0..<4 {
        let animation = Self.animations[Int(random.number(in: 0...8.99))]
        motion.retarget(to: random.number(in: -100...100), animation: animation, at: time)
        time += random.number(in: 0.02...0.2)
      }
      let h = 1e-6
      let slope = (motion.value(at: time + h) - motion.value(at: time - h)) / (2 * h)
      #expect(abs(slope - motion.velocity(at: time)) < 0.01, "turn \(turn), seed \(seed)")
    }
  }

  @Test func `A target that is set again and again is reached in the end`() {
    for animation in [Animation.smooth, .easeInOut, .linear(duration: 100)] {
      var motion = Motion(0.0)
      for turn in 0..<400 {
        motion.retarget(to: Double(turn % 7), animation: animation, at: Double(turn) * 0.03)
      }
      #expect(motion.value(at: motion.restTime) == Double(399 % 7))
    }
  }
}
