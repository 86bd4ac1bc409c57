import GlyphInterp
import Testing

@Suite struct SpringMotionTests {
  @Test func `A new direction keeps the velocity as a vector`() {
    let first = SpringMotion(from: Vector.zero, to: Vector(dx: 100, dy: 0), spring: .smooth)
    let second = first.retargeted(to: Vector(dx: 0, dy: 80), at: 0.1)
    #expect(second.value(at: 0.1) == first.value(at: 0.1))
    #expect(second.velocity(at: 0.1) == first.velocity(at: 0.1))
    #expect(second.velocity(at: 0.1).dx > 100)
    #expect(second.velocity(at: 0.1).dy == 0)
    // The old way goes on for a while before the value turns back.
    #expect(second.value(at: 0.12).dx > first.value(at: 0.1).dx)
  }

  @Test func `Value is target plus displacement times step plus velocity times impulse`() {
    let motion = SpringMotion(
      from: 30.0, velocity: -5, to: 10, spring: .snappy, at: 2)
    let response = motion.response(at: 2.3)
    #expect(motion.value(at: 2.3) == 10 + (20 * response.step + -5 * response.impulse))
    #expect(
      motion.velocity(at: 2.3)
        == 20 * response.stepVelocity + -5 * response.impulseVelocity)
    #expect(motion.response(at: 1) == .start)
  }

  @Test func `case 108: retargets with a blend join in value and velocity`() {
    let seed: UInt64 = 108
    var random = SeededNumbers(seed: seed)
    var motion = SpringMotion(from: Vector.zero, to: Vector(dx: 300, dy: 0), spring: .bouncy)
    var time = 0.0
    for turn in 0..<200 {
      time += random.number(in: 0.005...0.3)
      let target = Vector(
        dx: random.number(in: -500...500), dy: random.number(in: -500...500))
      let spring = Spring(
        duration: random.number(in: 0.1...0.8), bounce: random.number(in: -0.4...0.6))
      let next = motion.retargeted(to: target, spring: spring, blendDuration: 0.25, at: time)
      let jump = next.value(at: time) - motion.value(at: time)
      let kick = next.velocity(at: time) - motion.velocity(at: time)
      #expect(jump.length <= 1e-9, "turn \(turn), seed \(seed)")
      #expect(kick.length <= 1e-9, "turn \(turn), seed \(seed)")
      motion = next
    }
  }

  @Test func `A blend is smooth across its steps and its end`() {
    let motion = SpringMotion(from: 0.0, to: 100, spring: .bouncy)
      .retargeted(to: -50, spring: .smooth(duration: 0.2), blendDuration: 0.25, at: 0.1)
    for step in 1...400 {
      let time = 0.1 + Double(step) / 480
      let h = 1e-6
      let slope = (motion.value(at: time + h) - motion.value(at: time - h)) / (2 * h)
      #expect(abs(slope - motion.velocity(at: time)) < 0.05, "at \(time) s")
    }
    #expect(abs(motion.value(at: motion.restTime) + 50) < 1.0 / 64)
  }

  @Test func `A blend between equal springs changes nothing`() {
    let motion = SpringMotion(from: 0.0, to: 100, spring: .bouncy)
    let plain = motion.retargeted(to: 30, at: 0.2)
    let blended = motion.retargeted(to: 30, spring: .bouncy, blendDuration: 0.25, at: 0.2)
    #expect(plain.value(at: 0.33) == blended.value(at: 0.33))
  }

  @Test func `A blend is the solution of the equation of motion with a changing response`() {
    let (from, to, blend) = (0.6, 0.2, 0.25)
    let motion = SpringMotion(
      from: 0.0, velocity: 300, to: 0, spring: Spring(response: from, dampingRatio: 0.5)
    ).retargeted(
      to: 100, spring: Spring(response: to, dampingRatio: 0.8), blendDuration: blend, at: 0)
    // Runge and Kutta's method, 20 000 steps a second.
    func acceleration(_ time: Double, _ value: Double, _ velocity: Double) -> Double {
      let x = min(time / blend, 1)
      let omega = 2 * Double.pi / (from + (to - from) * x * x * (3 - 2 * x))
      return omega * omega * (100 - value) - 2 * 0.8 * omega * velocity
    }
    let h = 1.0 / 20_000
    var (value, velocity) = (0.0, 300.0)
    for step in 0..<10_000 {
      let t = Double(step) * h
      if step % 500 == 0 { #expect(abs(motion.value(at: t) - value) < 0.05, "at \(t) s") }
      let (v1, a1) = (velocity, acceleration(t, value, velocity))
      let (v2, a2) = (
        velocity + h / 2 * a1, acceleration(t + h / 2, value + h / 2 * v1, velocity + h / 2 * a1)
      )
      let (v3, a3) = (
        velocity + h / 2 * a2, acceleration(t + h / 2, value + h / 2 * v2, velocity + h / 2 * a2)
      )
      let (v4, a4) = (velocity + h * a3, acceleration(t + h, value + h * v3, velocity + h * a3))
      value += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      velocity += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
  }

  @Test func `Rest is the end of all visible motion`() {
    let motion = SpringMotion(from: 0.0, to: 1_000, spring: .smooth, at: 3)
    #expect(abs(motion.restTime - 4.11) < 0.005)
    #expect(SpringMotion(from: 5.0, to: 5, spring: .smooth, at: 3).restTime == 3)
  }
}
