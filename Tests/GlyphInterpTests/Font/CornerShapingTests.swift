import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Text shaped at corners")
struct CornerShapingTests {
  @Test("advances at corners are those of hb-shape", arguments: [(100.0, 637.0), (400, 657), (900, 814)])
  func corners(weight: Double, advance: Double) throws {
    #expect(try FaceEvaluation("Twin-wght.ttf").advances("A", [.weight: weight]) == [advance])
  }

  @Test("case 51: advances between corners are not rounded")
  func unrounded() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    // fontTools: 657 + (814 − 657) / 2, and a sixth of the way from 657 to 637.
    #expect(twin.advances("A", [.weight: 650]) == [735.5])
    #expect(twin.advances("A", [.weight: 350]) == [653.666667])
    #expect(twin.advances(".", [.weight: 650]) == [266.5])
  }

  @Test("case 24: kerning is that of the weight")
  func kerning() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    // hb-shape: A before V has 588 at 100, 587 at 400, 706 at 900; T before o 548, 517, 550.
    #expect(twin.advances("AV", [.weight: 100]) == [588, 637])
    #expect(twin.advances("AV", [.weight: 250]) == [587.5, 647])
    #expect(twin.advances("AV", [.weight: 650]) == [646.5, 735.5])
    #expect(twin.advances("To", [.weight: 650]) == [533.5, 591.5])
  }

  @Test("two axes are bilinear between the corners of their cell")
  func twoAxes() throws {
    let twin = try FaceEvaluation("Twin-two-axes.ttf")
    // fontTools: A is 461 at (100, 75), 637 at (100, 100), 472 at (400, 75), 657 at (400, 100).
    #expect(twin.advances("A", [.weight: 250, .width: 90]) == [574.8])
    #expect(twin.advances("H", [.weight: 250, .width: 75]) == [513.5])
    #expect(twin.advances("á", [.weight: 900, .width: 90]) == [540.6])
  }

  @Test("case 50: every axis is set each time, also when one axis or none is named")
  func everyAxis() throws {
    let twin = try FaceEvaluation("Twin-two-axes.ttf")
    for _ in 0..<2 {
      #expect(twin.advances("A", [.weight: 900]) == [814])
      #expect(twin.advances("A", [.width: 75]) == [472])
      #expect(twin.advances("A") == [657])
    }
  }

  @Test("case 55: the default is pushed like any other location")
  func defaultIsPushed() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    #expect(twin.advances("A", [.weight: 900]) == [814])
    #expect(twin.advances("A") == [657])
    #expect(try twin.outline("H", [.weight: 900]).points[0] == Point(x: 54, y: 0))
    #expect(try twin.outline("H").points[0] == Point(x: 82, y: 0))
  }

  @Test("case 49: ink stays in the middle of its advance at every weight", arguments: [100.0, 217, 350, 400, 650, 900])
  func oneLocation(weight: Double) throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    let bounds = try twin.outline("H", [.weight: weight]).controlBounds
    // H is drawn with equal bearings on both sides.
    let advance = try #require(twin.advances("H", [.weight: weight]).first)
    #expect(abs(bounds.minX + bounds.maxX - advance) < 1e-5)
  }

  @Test("case 52: without HVAR advances follow the outline's phantom points")
  func withoutAdvanceVariations() throws {
    let twin = try FaceEvaluation("Twin-no-hvar.ttf")
    #expect(twin.face.shapingGrid.lines.map { $0.map(\.coordinate) } == [[-16384, 0, 16384]])
    #expect(twin.advances("A", [.weight: 100]) == [637])
    #expect(twin.advances("A", [.weight: 650]) == [735.5])
    #expect(twin.advances("A", [.weight: 900]) == [814])
  }

  @Test("case 57: advances follow avar")
  func axisVariations() throws {
    let twin = try FaceEvaluation("Twin-avar.ttf")
    // fontTools, to the rounding of the kinks in the file: 639.0001, 696.2476, 751.2; T, e and o have a master at 600.
    for (weight, expected) in [(200.0, 639.0001), (500, 696.2476), (700, 751.2)] {
      let advance = try #require(twin.advances("A", [.weight: weight]).first)
      #expect(abs(advance - expected) < 0.005)
    }
    let advance = try #require(twin.advances("e", [.weight: 500]).first)
    #expect(abs(advance - 615.4958) < 0.005)
  }

  @Test("case 66: CFF2 takes its advances from HVAR")
  func compactFont() throws {
    let twin = try FaceEvaluation("Twin-wght.otf")
    #expect(twin.advances("e", [.weight: 400]) == [547])
    #expect(twin.advances("e", [.weight: 250]) == [557])
    #expect(twin.advances("AV", [.weight: 650]) == [646.5, 735.5])
  }

  @Test("case 69: composites advance as hb-shape says at both ends")
  func composites() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    #expect(twin.advances("á", [.weight: 100]) == [571])
    #expect(twin.advances("á", [.weight: 900]) == [613])
  }

  @Test("clusters are UTF-8 offsets in the whole paragraph")
  func clusters() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    let paragraph = Array("áá fi.".utf8)
    let request = ShapeRequest(paragraph: paragraph, range: 2..<8, script: OpenTypeTag(0x4C61_746E))
    let glyphs = twin.face.shape(request, at: GridCorner(coordinates: [0]))
    // á at 2, the space at 4, the ligature of f and i at 5, the full stop at 7.
    #expect(glyphs.map(\.cluster) == [2, 4, 5, 7])
  }

  @Test("a base and its mark are one cluster, the mark without an advance")
  func marks() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    let glyphs = twin.face.shape(twin.request("H\u{301}"), at: GridCorner(coordinates: [0]))
    #expect(glyphs.map(\.cluster) == [0, 0])
    #expect(glyphs.map(\.advance) == [0.664, 0])
  }

  @Test("features can be switched off")
  func features() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    let liga = try #require(OpenTypeTag("liga"))
    func names(_ features: [FontFeature]) -> [String] {
      let request = ShapeRequest(
        paragraph: Array("fifi".utf8), script: OpenTypeTag(0x4C61_746E), features: features)
      return twin.face.shape(request, at: GridCorner(coordinates: [0])).map { twin.face.glyphName($0.glyph) }
    }
    #expect(names([]) == ["f_i", "f_i"])
    #expect(names([FontFeature(tag: liga, value: 0)]) == ["f", "i", "f", "i"])
    #expect(names([FontFeature(tag: liga, value: 0, range: 2..<4)]) == ["f_i", "f", "i"])
  }

  @Test("each shaping is counted, asking for advances is none")
  func count() throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    #expect(twin.face.shapingCount == 0)
    _ = twin.advances("AV", [.weight: 350])
    #expect(twin.face.shapingCount == 2)
    _ = twin.face.advance(of: GlyphID(1), at: GridCorner(coordinates: [0]))
    _ = twin.face.shapingGrid(for: twin.request("AV"))
    #expect(twin.face.shapingCount == 2)
  }
}
