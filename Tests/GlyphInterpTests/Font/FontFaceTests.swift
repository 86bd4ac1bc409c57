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
    #expect(face.axes.map(\.name) == ["Weight"])
    #expect(face.axes.map { [$0.minimum, $0.defaultValue, $0.maximum] } == [[100, 400, 900]])
    #expect(face.namedInstances.map(\.name) == ["Thin", "Regular", "Black"])
    #expect(face.namedInstances.map(\.coordinates) == [[100], [400], [900]])
    #expect(face.features.map(\.description) == ["kern", "liga", "mark"])
  }

  @Test("weight, width and posture come from OS/2")
  func style() throws {
    let black = try FontFace(path: Fixtures.path("Twin-black.ttf")).style
    #expect(black.weightClass == 900)
    #expect(black.widthClass == 5)
    #expect(!black.isItalic)
    #expect(try FontFace(path: Fixtures.path("Twin-italic.ttf")).style.isItalic)
  }

  @Test("a static font has no axes and one corner")
  func staticFont() throws {
    let face = try FontFace(path: Fixtures.path("Twin-regular.ttf"))
    #expect(face.axes.isEmpty)
    #expect(face.namedInstances.isEmpty)
    #expect(
      face.shapingGrid.weights(at: []) == [WeightedCorner(corner: GridCorner(coordinates: []), weight: 1)])
  }

  @Test("each face of a collection opens by its index")
  func collection() throws {
    let first = try FontFace(path: Fixtures.path("Twin.ttc"), index: 0)
    let second = try FontFace(path: Fixtures.path("Twin.ttc"), index: 1)
    #expect(!first.style.isItalic)
    #expect(second.style.isItalic)
    #expect(first.identity != second.identity)
    #expect(first.identity.fingerprint == second.identity.fingerprint)
  }

  @Test("a face opens from bytes and is the same design as its file")
  func bytes() throws {
    let path = Fixtures.path("Twin-wght.ttf")
    let file = try FontFace(path: path)
    let copy = try FontFace(bytes: try Fixtures.bytes("Twin-wght.ttf"), name: "built in")
    #expect(copy.identity == file.identity)
    #expect(copy.fileName == "built in")
    #expect(copy.path == nil)
    #expect(file.path == path)
  }

  @Test("files with other bytes are other designs")
  func identities() throws {
    let names = ["Twin-wght.ttf", "Twin-wght.otf", "Twin-thin.ttf", "Twin-regular.ttf", "Twin-black.ttf"]
    let identities = try names.map { try FontFace(path: Fixtures.path($0)).identity }
    #expect(Set(identities).count == names.count)
  }

  @Test("WOFF and WOFF2 hold the same glyphs as the file that they pack", arguments: ["woff", "woff2"])
  func packed(format: String) throws {
    let packed = try FaceEvaluation("Twin-wght.\(format)")
    let plain = try FaceEvaluation("Twin-wght.ttf")
    #expect(packed.face.shapingGrid == plain.face.shapingGrid)
    #expect(packed.advances("AVáfi.", [.weight: 350]) == plain.advances("AVáfi.", [.weight: 350]))
    for letter in "AHeá.".unicodeScalars {
      #expect(try packed.outline(letter, [.weight: 650]) == plain.outline(letter, [.weight: 650]))
    }
    #expect(packed.face.identity != plain.face.identity)
  }

  @Test("a character without a glyph has none")
  func missingGlyph() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    #expect(face.glyph(for: "Ж") == nil)
    #expect(face.glyph(for: "A").map(face.glyphName) == "A")
  }

  @Test("tables are copied out whole")
  func tables() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    let head = try #require(face.table(OpenTypeTag(0x6865_6164)))
    // Source: OpenType 1.9, `head`: magicNumber at byte 12.
    #expect(ByteReader(head).uint32(12) == 0x5F0F_3CF5)
    #expect(face.table(OpenTypeTag(0x434F_4C52)) == nil)
  }

  @Test("the fingerprint of bytes is the same everywhere and tells one bit")
  func fingerprint() {
    let bytes = (0..<100).map { UInt8($0) }
    let blob = FontBlob(copying: bytes)
    #expect(blob.count == 100)
    #expect(blob.bytes(in: 98..<200) == [98, 99])
    var prints: Set<UInt64> = [blob.fingerprint()]
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      prints.insert(FontBlob(copying: other).fingerprint())
    }
    prints.insert(FontBlob(copying: bytes + [0]).fingerprint())
    #expect(prints.count == 102)
  }

  @Test("many tasks may ask one face at different corners")
  func concurrency() async throws {
    let twin = try FaceEvaluation("Twin-wght.ttf")
    let advances = await withTaskGroup(of: [Double].self) { group in
      for number in 0..<64 {
        group.addTask { twin.advances("A", [.weight: [100, 400, 650, 900][number % 4]]) }
      }
      return await group.reduce(into: [Double: Int]()) { $0[$1[0], default: 0] += 1 }
    }
    #expect(advances == [637: 16, 657: 16, 735.5: 16, 814: 16])
  }
}
