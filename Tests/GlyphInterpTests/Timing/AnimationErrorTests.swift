import GlyphInterp
import Testing

@Suite struct AnimationErrorTests {
  @Test func `A spring that rests later than 10 s is an error`() {
    #expect(throws: AnimationError.self) {
      try Animation.spring(duration: 5, bounce: 0.3).duration(travel: 1_000)
    }
    #expect(throws: AnimationError.restTooLate(seconds: .infinity, limit: 10)) {
      try Animation.spring(response: 1, dampingFraction: 0).duration(travel: 1_000)
    }
    #expect(throws: AnimationError.self) {
      try Animation.spring(duration: 0.5, bounce: -1).duration(travel: 1_000)
    }
    #expect(throws: AnimationError.restTooLate(seconds: .infinity, limit: 10)) {
      try Animation.spring(duration: .infinity).duration(travel: 1)
    }
  }

  @Test(arguments: [-1, Double.nan, .infinity, -.infinity])
  func `Senseless numbers give no length but finite progress`(number: Double) {
    let animations: [Animation] = [
      .linear(duration: number), .linear.delay(number), .linear.speed(number),
      .smooth.delay(number), .smooth.speed(number).repeatCount(2),
      .linear(duration: number).repeatForever(),
    ]
    for animation in animations {
      #expect(throws: AnimationError.self) { try animation.duration(travel: 10) }
      for time in [-1, 0, 0.1, 1e9, Double.infinity, .nan] {
        #expect(animation.progress(at: time).isFinite)
      }
    }
    let springs: [Animation] = [
      .spring(duration: number), .spring(duration: 0.5, bounce: number),
      .interpolatingSpring(stiffness: number, damping: number, initialVelocity: number),
    ]
    for animation in springs {
      for time in [-1, 0, 0.1, 1e9, Double.infinity, .nan] {
        #expect(animation.progress(at: time).isFinite)
      }
    }
  }

  @Test func `Nothing runs less than once`() {
    #expect(throws: AnimationError.invalidRepeatCount(0)) {
      try Animation.linear.repeatCount(0).duration(travel: 1)
    }
    #expect(throws: AnimationError.invalidSpeed(0)) {
      try Animation.linear.speed(0).duration(travel: 1)
    }
  }

  @Test func `Messages are one sentence, the thing first`() {
    #expect(
      AnimationError.restTooLate(seconds: 12.3456, limit: 10).description
        == "spring comes to rest after 12.35 s; the limit is 10.0 s")
    #expect(
      AnimationError.invalidFrameRate("x", limit: 1_000).description
        == "frame rate 'x' is not a number or a fraction above 0 and up to 1000")
  }
}
