import TestSupport
import Testing

@testable import GlyphInterp

/// Colours from palettes and from the text. The fixtures' entries are e53935, 1e50c8, ffd54f and 00a080 at alpha 0x80,
/// in the dark palette ff8a80, 82b1ff, fff59d and 64ffda at 0x80.
struct PaletteTests {
  private let red = Color(red8: 0xE5, green8: 0x39, blue8: 0x35)
  private let darkRed = Color(red8: 0xFF, green8: 0x8A, blue8: 0x80)

  @Test func `layers of version 0 are drawn bottom first in the colours of the palette`() throws {
    let text = Color(red: 0, green: 0, blue: 1)
    let shapes = try ColorScenes.still("H", font: ColorScenes.layers, color: text).shapes
    #expect(
      shapes.map(\.paint) == [
        .solid(red), .solid(text), .solid(Color(red8: 0, green8: 0xA0, blue8: 0x80, alpha8: 0x80)),
      ])
  }

  @Test func `a style chooses the palette`() throws {
    let shapes = try ColorScenes.still("H", font: ColorScenes.layers, palette: 1).shapes
    #expect(shapes[0].paint == .solid(darkRed))
  }

  @Test func `a palette that the font lacks is the first one, and a notice`() throws {
    var style = try Plans.style(ColorScenes.layers, size: 100)
    style.palette = 2
    let plan = try Plans.linear("H", from: style, to: style)
    #expect(plan.scene(at: 0).shapes[0].paint == .solid(red))
    #expect(
      plan.notices == [
        TransitionNotice(
          code: .unknownPalette,
          message: "'Twin-colr0.ttf': palette 2 does not exist; the font has 2, from 0 on")
      ])
  }

  @Test func `palettes mix on the way from one to the other`() throws {
    let from = try Plans.style(ColorScenes.layers, size: 100)
    var to = from
    to.palette = 1
    let plan = try Plans.linear("H", from: from, to: to, options: TransitionOptions(colorSpace: .srgb))
    func paint(_ time: Double) -> Paint { plan.scene(at: time).shapes[0].paint }
    #expect(paint(0) == .solid(red))
    #expect(paint(1) == .solid(darkRed))
    guard case .solid(let middle) = paint(0.5) else {
      Issue.record("the shadow is not of one colour")
      return
    }
    // Halfway between 0xE5 and 0xFF is 242, between 0x39 and 0x8A 97.5.
    #expect(abs(middle.red - 242.0 / 255) < 1e-12)
    #expect(abs(middle.green - 97.5 / 255) < 1e-12)
  }

  @Test func `case 47: the text's colour keeps its alpha below that of a layer`() throws {
    // The square is the text's colour at alpha ½; text of alpha 0.8 gives 0.4.
    let old = try Plans.style(ColorScenes.paints, size: 100, color: Color(red: 1, green: 0, blue: 0, alpha: 0.8))
    let new = try Plans.style(ColorScenes.paints, size: 100, color: Color(red: 0, green: 0, blue: 1, alpha: 0.8))
    let plan = try Plans.linear("l", from: old, to: new, options: TransitionOptions(colorSpace: .srgb))
    let colors = [0, 0.5, 1].map { plan.scene(at: $0).shapes[0].paint }
    #expect(
      colors == [
        .solid(Color(red: 1, green: 0, blue: 0, alpha: 0.4)), .solid(Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.4)),
        .solid(Color(red: 0, green: 0, blue: 1, alpha: 0.4)),
      ])
  }

  @Test func `case 47: gradient stops mix premultiplied`() throws {
    // A gradient from opaque red to the transparent text colour, black: its middle is red at alpha ½, not dark red.
    let stops = [
      Gradient.Stop(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
      Gradient.Stop(offset: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 0)),
    ]
    let line = Gradient.Geometry.linear(
      start: Point(x: 0, y: 0), end: Point(x: 100, y: 0), rotation: Point(x: 0, y: 100))
    let scene = Scene(
      [.rectangle(0, 0, 100, 10)], paint: .gradient(Gradient(geometry: line, stops: stops)))
    let bitmap = try scene.drawn(width: 100, height: 10)
    let place = (5 * bitmap.width + 50) * 4
    let pixel = bitmap.pixels[place..<place + 4].map { Int($0) }
    #expect((126...128).contains(pixel[0]))
    #expect(pixel[1] == 0 && pixel[2] == 0)
    #expect(pixel[0] == pixel[3])
  }

  @Test func `case 43: text colour does not tint a colour glyph`() throws {
    let black = try ColorScenes.still("k")
    let green = try ColorScenes.still("k", color: Color(red: 0, green: 1, blue: 0))
    #expect(black == green)
    #expect(green.shapes.map(\.paint) == [.solid(Color(red8: 0xFF, green8: 0xD5, blue8: 0x4F))])
    let pictures = try ["Twin-cbdt.ttf", "Twin-sbix.ttf"].map { font in
      try ColorScenes.still("❤", font: font, color: Color(red: 0, green: 1, blue: 0))
    }
    for scene in pictures {
      #expect(scene.shapes.isEmpty)
      #expect(scene.pictures.count == 1)
    }
  }

  @Test func `an entry that the palette lacks is transparent`() throws {
    let face = try FontFace(path: Fixtures.path(ColorScenes.layers))
    let table = try #require(OpenTypeTag("CPAL").flatMap(face.table))
    let palettes = try #require(ColorPalettes(ByteReader(table)))
    #expect(palettes.count == 2)
    #expect(palettes.entryCount == 4)
    #expect(palettes.color(of: 4, in: 0) == .clear)
    #expect(palettes.color(of: 0, in: 1) == darkRed)
    #expect(ColorPalettes(ByteReader(Array(table.prefix(20)))) == nil)
  }
}
