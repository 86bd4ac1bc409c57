import TestSupport
import Testing

@testable import GlyphInterp

/// Spoiled colour tables: a notice and the outline, never a crash or a hang.
struct HostilePaintTests {
  @Test(arguments: ["k", "a", "b"]) func `case 115: a paint that refers to itself is refused`(_ letter: String) throws {
    let style = try Plans.style("broken/colr-loop.ttf", size: 100)
    let plan = try Plans.linear(letter, from: style, to: style)
    #expect(plan.notices.map(\.code) == [.brokenColorGlyph])
    #expect(plan.notices.first?.message.contains("its paint refers to itself") == true)
    let shapes = plan.scene(at: 0).shapes
    #expect(shapes.map(\.paint) == [.solid(.black)])
  }

  @Test func `case 115: a paint that multiplies without end is refused`() throws {
    let style = try Plans.style("broken/colr-bomb.ttf", size: 100)
    let plan = try Plans.linear("a", from: style, to: style)
    #expect(plan.notices.map(\.code) == [.brokenColorGlyph])
    #expect(plan.notices.first?.message.contains("more than 8192 parts") == true)
    #expect(plan.scene(at: 0).shapes.count == 1)
  }

  @Test func `a table that ends anywhere gives a paint, nothing or an error`() throws {
    let face = try FontFace(path: Fixtures.path(ColorScenes.paints))
    let table = try #require(OpenTypeTag("COLR").flatMap(face.table))
    let glyphs = "amnpzAEIJ😀".unicodeScalars.compactMap { face.glyph(for: $0) }
    for end in stride(from: 0, to: table.count, by: 7) {
      guard let paints = PaintTable(ByteReader(Array(table.prefix(end))), axisCount: 1, grid: face.paintGrid) else {
        continue
      }
      for glyph in glyphs {
        var reader = PaintReader(paints)
        _ = try? reader.paint(of: glyph)
      }
    }
  }

  @Test func `a table with spoiled bytes gives a paint, nothing or an error`() throws {
    let face = try FontFace(path: Fixtures.path(ColorScenes.paints))
    let table = try #require(OpenTypeTag("COLR").flatMap(face.table))
    let glyphs = "amnpzAEIJ😀".unicodeScalars.compactMap { face.glyph(for: $0) }
    let seed: UInt64 = 46
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      var spoiled = table
      for _ in 0..<8 {
        spoiled[Int(random.next() % UInt64(table.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let paints = PaintTable(ByteReader(spoiled), axisCount: 1, grid: face.paintGrid) else { continue }
      for glyph in glyphs {
        var reader = PaintReader(paints)
        guard let paint = try? reader.paint(of: glyph) else { continue }
        let shares = paints.variations?.shares(at: [0.5]) ?? []
        let painter = ColorGlyphPainter(
          scale: 0.1, shares: shares, inks: ColorGlyphInks(foreground: .black, palette: nil), outlines: [:], run: 0)
        var scene = Scene()
        _ = painter.items(of: paint, in: &scene)
      }
    }
  }

  @Test func `a paint may be nested 64 deep and no deeper`() throws {
    // A version 1 table whose one glyph is a chain of translations that ends in a solid.
    func table(depth: Int) -> [UInt8] {
      var bytes: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34] + [UInt8](repeating: 0, count: 16)
      bytes += [0, 0, 0, 1, 0, 7, 0, 0, 0, 10]
      for _ in 1..<depth { bytes += [14, 0, 0, 8, 0, 0, 0, 0] }
      return bytes + [2, 0, 0, 0x40, 0]
    }
    func read(depth: Int) throws -> ColorPaint? {
      let paints = try #require(
        PaintTable(ByteReader(table(depth: depth)), axisCount: 0, grid: DesignSpaceGrid(axes: [])))
      var reader = PaintReader(paints)
      return try reader.paint(of: GlyphID(7))
    }
    #expect(try read(depth: 64) != nil)
    #expect(throws: PaintError.tooDeep) { try read(depth: 65) }
  }
}
