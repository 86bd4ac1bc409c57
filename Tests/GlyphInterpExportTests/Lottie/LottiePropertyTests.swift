import Testing

@testable import GlyphInterpExport

@Suite struct LottiePropertyTests {
  @Test func `an opacity is 1.1 of 255 higher on its way, and the same where nothing or all of it is seen`() {
    let ease = TimingCurve(x1: 0.4, y1: 0, x2: 0.6, y2: 1)
    let fade = KeyframeTrack([
      Keyframe(time: 1, value: 1.0, curve: ease), Keyframe(time: 2, value: 0, curve: .linear),
      Keyframe(time: 3, value: 0.5, curve: .linear),
    ])
    let raised = LottieProperty.raised(fade)
    for step in 0...300 {
      let time = 0.5 + Double(step) / 100
      let value = fade.value(at: time)
      let expected = min(1, value + min(value, 1.1 / 255))
      #expect(abs(raised.value(at: time) - expected) < 1e-4, "at \(time) s")
    }
    for value in [0.0, 1] { #expect(LottieProperty.raised(KeyframeTrack(still: value)) == KeyframeTrack(still: value)) }
  }
}
