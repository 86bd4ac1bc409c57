import TestSupport
import Testing

@testable import GlyphInterp

@Suite struct ShaperTests {
  @Test("what was shaped is there for the next plan, unless it is more than is worth its memory")
  func memory() throws {
    let style = try Plans.style(weight: 400)
    var shaper = Shaper()
    func calls(_ count: Int) -> Int {
      shaper.startPlan()
      _ = shaper.shape(StyledText(String(repeating: "l", count: count), style: style))
      return shaper.shapingCount
    }
    #expect(calls(10) == 1)
    #expect(calls(10) == 0)
    // A hundred and forty thousand glyphs of 32 bytes are 4.5 MB: they go where the next plan starts, with all others.
    #expect(calls(140_000) == 1)
    #expect(calls(10) == 1)
    #expect(calls(10) == 0)
  }
}
