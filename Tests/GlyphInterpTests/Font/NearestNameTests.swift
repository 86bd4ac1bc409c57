import Testing

@testable import GlyphInterp

@Suite("Nearest names")
struct NearestNameTests {
  @Test("a swap of two letters is one edit")
  func distance() {
    #expect(NearestName.distance(Array("wgth"), Array("wght")) == 1)
    #expect(NearestName.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(NearestName.distance([], Array("abc")) == 3)
  }

  @Test("the nearest candidate wins, the first of equals")
  func nearest() {
    #expect(NearestName.nearest(to: "Intre", among: ["Inter", "Inter Display"]) == "Inter")
    #expect(NearestName.nearest(to: "--sise", among: ["--style", "--size", "--side"]) == "--size")
    #expect(NearestName.nearest(to: "INTER", among: ["inter"]) == "inter")
  }

  @Test("a name that resembles none has no nearest one")
  func nothing() {
    #expect(NearestName.nearest(to: "Helvetica", among: ["Inter", "Karla"]) == nil)
    #expect(NearestName.nearest(to: "ab", among: ["xy"]) == nil)
    #expect(NearestName.nearest(to: "Inter", among: [String]()) == nil)
  }
}
