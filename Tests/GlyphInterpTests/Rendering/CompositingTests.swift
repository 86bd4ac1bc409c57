import Testing

@testable import GlyphInterp

@Suite("Compositing")
struct CompositingTests {
  private let box = Path.rectangle(0, 0, 8, 8)

  @Test("case 84: a cross-fade is opaque where both of its forms are, at every one of 256 weights")
  func crossFade() throws {
    for weight in 0...255 {
      let scene = crossFade(
        weight: weight, red: .init(red: 1, green: 0, blue: 0), blue: .init(red: 0, green: 0, blue: 1))
      let pixel = try scene.drawn(width: 8, height: 8)[3, 3]
      #expect(pixel.alpha == 255)
      #expect(Int(pixel.red) == 255 - weight && Int(pixel.blue) == weight && pixel.green == 0)
    }
  }

  @Test("case 84: over red, the middle of a cross-fade of two white forms lets no red through")
  func crossFadeOverRed() throws {
    let scene = crossFade(weight: 128, red: .white, blue: .white)
    let options = RenderOptions(background: Color(red: 1, green: 0, blue: 0))
    let pixel = try scene.drawn(width: 8, height: 8, options: options)[3, 3]
    #expect(pixel == PremultipliedRGBA8(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test("two translucent forms of one colour keep its alpha while they cross-fade, to 1/255")
  func translucentCrossFade() throws {
    let color = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    for weight in stride(from: 0, through: 255, by: 15) {
      let alpha = Int(try crossFade(weight: weight, red: color, blue: color).drawn(width: 8, height: 8)[3, 3].alpha)
      #expect(abs(alpha - 128) <= 1)
    }
  }

  @Test("translucent letters of one coverage group show no seam and no darker joint")
  func coverageGroup() throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128.0 / 255)
    let letters = [Path.rectangle(0, 0, 5.5, 8), .rectangle(4.5, 0, 10, 8)]
    for join in [SceneShape.Join.union, .add] {
      let picture = try Scene(letters, paint: .solid(half), join: join).drawn(width: 10, height: 8)
      #expect(picture.alphas(row: 3).max() == 128)
      #expect(picture.alphas(row: 3).allSatisfy { $0 > 95 })
    }
  }

  @Test("source over: half-transparent red over blue, by hand")
  func sourceOver() throws {
    // Alpha 128: red 128, and blue 255 · 127 / 255 = 127.
    var scene = Scene([box], paint: .solid(Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)))
    scene.outlines.append(SceneOutline(path: box))
    scene.items.insert(
      .shape(
        SceneShape(placements: [Placement(outline: 1, origin: .zero)], paint: .solid(.init(red: 0, green: 0, blue: 1)))),
      at: 0)
    let pixel = try scene.drawn(width: 8, height: 8)[3, 3]
    #expect(pixel == PremultipliedRGBA8(red: 128, green: 0, blue: 127, alpha: 255))
  }

  @Test("a group's opacity applies to the whole: overlapping items do not show through each other")
  func groupOpacity() throws {
    let shape = SceneItem.shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .solid(.white)))
    let scene = Scene(
      outlines: [SceneOutline(path: box)], items: [.group(SceneGroup(items: [shape, shape], opacity: 0.5))])
    #expect(try scene.drawn(width: 8, height: 8)[3, 3].alpha == 128)
  }

  @Test("a clip limits a group to its outlines, edges by their coverage")
  func clip() throws {
    let shape = SceneItem.shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .solid(.white)))
    let scene = Scene(
      outlines: [SceneOutline(path: box), SceneOutline(path: .rectangle(2, 0, 5.5, 8))],
      items: [.group(SceneGroup(items: [shape], clip: [Placement(outline: 1, origin: .zero)]))])
    #expect(try scene.drawn(width: 8, height: 8).alphas(row: 4) == [0, 0, 255, 255, 255, 128, 0, 0])
  }

  @Test("case 85: black on white and white on black are mirror images in linear light, and in sRGB")
  func inverse() throws {
    let edge = Path.rectangle(0, 0, 3.4, 8)
    for space in RenderOptions.BlendSpace.allCases {
      let dark = try Scene([edge], paint: .solid(.black)).drawn(
        width: 8, height: 8, options: RenderOptions(blendSpace: space, background: .white))[3, 3]
      let light = try Scene([edge], paint: .solid(.white)).drawn(
        width: 8, height: 8, options: RenderOptions(blendSpace: space, background: .black))[3, 3]
      func value(_ level: UInt8) -> Double {
        space == .linear ? LinearLight.decode(Double(level) / 255) : Double(level) / 255
      }
      #expect(abs(value(dark.red) + value(light.red) - 1) < 0.005)
    }
  }

  @Test("half coverage of white on black is 188 in linear light, 128 in sRGB")
  func blendSpaces() throws {
    let scene = Scene([.rectangle(0, 0, 3.5, 8)])
    func level(_ space: RenderOptions.BlendSpace) throws -> UInt8 {
      try scene.drawn(width: 8, height: 8, options: RenderOptions(blendSpace: space, background: .black))[3, 3].red
    }
    #expect(try level(.sRGB) == 128)
    #expect(try level(.linear) == 188)
  }

  private func crossFade(weight: Int, red: Color, blue: Color) -> Scene {
    func form(_ color: Color, _ weight: Int) -> SceneItem {
      .shape(
        SceneShape(
          placements: [Placement(outline: 0, origin: .zero)], paint: .solid(color), opacity: Double(weight) / 255,
          blend: .plusLighter))
    }
    return Scene(
      outlines: [SceneOutline(path: box)],
      items: [.group(SceneGroup(items: [form(red, 255 - weight), form(blue, weight)]))])
  }
}
