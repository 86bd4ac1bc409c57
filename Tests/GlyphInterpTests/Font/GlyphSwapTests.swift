import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Glyphs that swap along an axis")
struct GlyphSwapTests {
  // Twin-rvrn swaps `$` from weight 600 on: 0.4 of the way, 6554 in F2DOT14; `l` up to width 85: −0.6, −9830.
  private let threshold: Int16 = 6554

  @Test("the glyphs of a cell are the same at all its corners")
  func cells() throws {
    let twin = try FaceEvaluation("Twin-rvrn.ttf")
    let request = twin.request("$l")
    let grid = twin.face.shapingGrid(for: request)
    for weight in stride(from: 100.0, through: 900, by: 40) {
      for width in [75.0, 80, 90, 100] {
        let location = twin.location([.weight: weight, .width: width])
        let glyphs = Set(grid.weights(at: location).map { twin.face.shape(request, at: $0.corner).map(\.glyph) })
        #expect(glyphs.count == 1)
      }
    }
  }

  @Test("both sides of the threshold have their own glyph")
  func sides() throws {
    let twin = try FaceEvaluation("Twin-rvrn.ttf")
    #expect(twin.names("$", [.weight: 599]) == ["dollar"])
    #expect(twin.names("$", [.weight: 600]) == ["dollar.rvrn"])
    #expect(twin.names("$", [.weight: 601]) == ["dollar.rvrn"])
    #expect(twin.names("$.", [.weight: 500]) == ["dollar", "period"])
    #expect(twin.names("$.", [.weight: 700]).count == 1)
  }

  @Test("a maximum holds up to its value, a minimum from its value on")
  func bounds() throws {
    let twin = try FaceEvaluation("Twin-rvrn.ttf")
    #expect(twin.names("l", [.width: 85]) != twin.names("l", [.width: 86]))
    #expect(twin.names("l", [.width: 84]) == twin.names("l", [.width: 85]))
  }

  @Test("beside the threshold glyphs are nudged, advances are those of the threshold itself")
  func nudged() throws {
    let twin = try FaceEvaluation("Twin-rvrn.ttf")
    let request = twin.request("$")
    let below = GridCorner(coordinates: [threshold, 0], nudges: [-1, 0])
    let glyphs = twin.face.shape(request, at: below)
    #expect(glyphs.map { twin.face.glyphName($0.glyph) } == ["dollar"])
    #expect(glyphs[0].advance == twin.face.advance(of: glyphs[0].glyph, at: below.exact))
    let above = twin.face.shape(request, at: below.exact)
    #expect(above.map { twin.face.glyphName($0.glyph) } == ["dollar.rvrn"])
  }

  @Test("a run whose glyphs never swap has no swap lines")
  func irrelevantSwaps() throws {
    let twin = try FaceEvaluation("Twin-rvrn.ttf")
    let weights = { (text: String) in
      twin.face.shapingGrid(for: twin.request(text)).lines.map { $0.map(\.coordinate) }
    }
    #expect(weights("AVA") == [[-16384, 0, 16384], [-16384, 0]])
    #expect(weights("A$") == [[-16384, 0, threshold, 16384], [-16384, -9830, 0]])
    #expect(twin.face.shapingGrid.lines.map { $0.filter(\.isSwap).map(\.coordinate) } == [[threshold], [-9830]])
  }
}
