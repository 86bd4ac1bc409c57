import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Faces of font files")
struct FontFaceTests {
  @Test("a variable font tells its names, axes, instances and size")
  func description() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    #expect(face.fileName == "Twin-wght.ttf")
    #expect(face.familyName == "Twin")
    #expect(face.styleName == "Regular")
    #expect(face.postScriptName == "Twin-Regular")
    #expect(face.unitsPerEm == 1000)
    #expect(face.axes.map(\.tag) == [.weight])
    #expect(face.axes.map { [$0.minimum, $0.defaultValue, $0.maximum] } == [[100, 400, 900]])
    #expect(face.namedInstances.map(\.name) == ["Thin", "Regular", "Black"])
    #expect(face.namedInstances.map(\.coordinates) == [[100], [400], [900]])
    #expect(face.features.map(\.description) == ["kern", "liga", "mark"])
  }
}
