import GlyphInterp
import Testing

@Suite struct AnimationTests {
  @Test func `Curves last 0.35 s when nothing else is said`() throws {
    for animation in [
      Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.2, 0, 0.25, 1),
    ] {
      #expect(try animation.duration(travel: 1_000) == 0.35)
      #expect(animation.progress(at: 0.0) == 0)
      #expect(animation.progress(at: 0.35) == 1)
      #expect(!animation.isSpring)
    }
    #expect(abs(Animation.easeIn.progress(at: 0.0875) - 0.093465) < 1e-6)
    #expect(Animation.timingCurve(0.42, 0, 1, 1) == .easeIn)
    #expect(Animation.timingCurve(.easeOut, duration: 2) == .easeOut(duration: 2))
  }

  @Test func `Springs are named by duration, by response and by constants`() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default == .smooth)
    #expect(Animation.spring == .spring())
    #expect(Animation.snappy == .spring(Spring(duration: 0.5, bounce: 0.15)))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    #expect(
      Animation.spring(response: 0.5)
        == .spring(Spring(response: 0.5, dampingRatio: 0.825), blendDuration: 0))
    #expect(
      Animation.interactiveSpring
        == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
    let springs: [Animation] = [.smooth, .interactiveSpring, .interpolatingSpring()]
    #expect(springs.filter(\.isSpring).count == 3)
  }

  @Test func `interpolatingSpring has the values of the reference table`() {
    let animation = Animation.interpolatingSpring(stiffness: 170, damping: 15)
    let golden = [
      (0.05, 0.162450), (0.1, 0.480943), (0.2, 0.986203), (0.3, 1.109520), (0.5, 0.999787),
      (0.8, 1.000198),
    ]
    for (time, expected) in golden {
      #expect(abs(animation.progress(at: time) - expected) < 1e-6)
    }
  }

  @Test func `An initial velocity is in lengths of the way per second`() {
    let animation = Animation.interpolatingSpring(
      stiffness: 170, damping: 15, initialVelocity: 4)
    #expect(animation.velocity(at: 0.0) == 4)
    #expect(abs(animation.progress(at: 1e-6) - 4e-6) < 1e-9)
  }

  @Test func `Springs rest by travel, as in the reference table`() throws {
    let golden: [(Animation, Double)] = [
      (.smooth, 1.11), (.snappy, 1.11), (.bouncy, 1.25),
      (.spring(duration: 0.5, bounce: -0.5), 3.32),
    ]
    for (animation, expected) in golden {
      let rest = try animation.duration(travel: 1_000)
      #expect(abs(rest - expected) < 0.005, "\(animation): \(rest) s")
    }
    #expect(
      try Animation.smooth.duration(travel: 100) < Animation.smooth.duration(travel: 1_000))
    #expect(
      try Animation.smooth.duration(travel: 0) == Animation.smooth.duration(travel: 4))
  }

  @Test func `Delay and speed apply from the inside out`() throws {
    let late = Animation.linear(duration: 1).delay(0.5)
    #expect(late.progress(at: 0.5) == 0)
    #expect(late.progress(at: 0.75) == 0.25)
    #expect(try late.duration(travel: 1) == 1.5)
    let lateThenFast = late.speed(2)
    #expect(lateThenFast.progress(at: 0.5) == 0.5)
    #expect(lateThenFast.velocity(at: 0.5) == 2)
    #expect(try lateThenFast.duration(travel: 1) == 0.75)
    let fastThenLate = Animation.linear(duration: 1).speed(2).delay(0.5)
    #expect(fastThenLate.progress(at: 0.75) == 0.5)
    #expect(try fastThenLate.duration(travel: 1) == 1)
  }

  @Test func `Repetition goes back and forth, or starts anew`() throws {
    let thrice = Animation.linear(duration: 1).repeatCount(3)
    let times = [0, 0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3, 9]
    #expect(
      times.map { thrice.progress(at: $0) } == [0, 0.25, 0.75, 0.75, 0.25, 0.25, 0.75, 1, 1])
    #expect(thrice.velocity(at: 1.25) == -1)
    #expect(try thrice.duration(travel: 1) == 3)
    let anew = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect([0.25, 1, 1.25, 2].map { anew.progress(at: $0) } == [0.25, 0, 0.25, 1])
    let forever = Animation.linear(duration: 1).repeatForever()
    #expect(forever.progress(at: 1_001.25) == 0.75)
    #expect(try forever.duration(travel: 1) == .infinity)
  }

  @Test func `A repeated spring turns where it rests`() throws {
    let rest = try Animation.smooth.duration(travel: 1_000)
    let twice = Animation.smooth.repeatCount(2)
    #expect(try twice.duration(travel: 10) == 2 * rest)
    #expect(abs(twice.progress(at: rest * 1.25) - twice.progress(at: rest * 0.75)) < 1e-12)
  }

  @Test(
    arguments: [
      Animation.easeInOut, .bouncy, .bouncy.speed(0.7).delay(0.1),
      .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 3),
      .easeIn(duration: 0.3).repeatForever(), .linear.delay(0.2).repeatCount(3).speed(2),
    ])
  func `Velocity is the derivative of progress`(animation: Animation) {
    for step in 1..<100 {
      let time = Double(step) * 0.0137
      let h = 1e-7
      let slope =
        (animation.progress(at: time + h) - animation.progress(at: time - h)) / (2 * h)
      #expect(abs(slope - animation.velocity(at: time)) < 1e-4, "at \(time) s")
    }
  }

  @Test func `Durations serve as well as seconds`() {
    let animation = Animation.easeOut.delay(.milliseconds(100))
    #expect(animation == .easeOut.delay(0.1))
    #expect(animation.progress(at: .milliseconds(250)) == animation.progress(at: 0.25))
    #expect(animation.velocity(at: .milliseconds(250)) == animation.velocity(at: 0.25))
  }
}
