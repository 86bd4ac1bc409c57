import Testing

@testable import GlyphInterp

@Suite("Blend modes")
struct BlendModeTests {
  /// Opaque colours, so that the formulas are those of straight components. Source (0.8, 0.2, 0.5), backdrop (0.4, 0.6,
  /// 0.5), worked out by hand from W3C Compositing and Blending 1.
  private static let opaque: [(BlendMode, [Double])] = [
    (.sourceOver, [0.8, 0.2, 0.5]), (.destinationOver, [0.4, 0.6, 0.5]), (.source, [0.8, 0.2, 0.5]),
    (.destination, [0.4, 0.6, 0.5]), (.sourceIn, [0.8, 0.2, 0.5]), (.destinationIn, [0.4, 0.6, 0.5]),
    (.sourceAtop, [0.8, 0.2, 0.5]), (.destinationAtop, [0.4, 0.6, 0.5]), (.plusLighter, [1, 0.8, 1]),
    (.screen, [0.88, 0.68, 0.75]), (.overlay, [0.64, 0.36, 0.5]), (.darken, [0.4, 0.2, 0.5]),
    (.lighten, [0.8, 0.6, 0.5]), (.colorDodge, [1, 0.75, 1]), (.colorBurn, [0.25, 0, 0]),
    (.hardLight, [0.76, 0.24, 0.5]), (.softLight, [0.539473, 0.456, 0.5]), (.difference, [0.4, 0.4, 0]),
    (.exclusion, [0.56, 0.56, 0.5]), (.multiply, [0.32, 0.12, 0.25]),
  ]

  @Test("each mode mixes opaque colours by its formula", arguments: opaque)
  func formula(mode: BlendMode, expected: [Double]) throws {
    let pixel = try mixed(mode, source: 1, backdrop: 1)
    #expect(pixel.alpha == 255)
    for (level, value) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Double(level) / 255 - value) < 0.01)
    }
  }

  @Test("the modes of Porter and Duff leave the alpha that they define, of half over half")
  func alphas() throws {
    let expected: [(BlendMode, Double)] = [
      (.clear, 0), (.source, 0.5), (.destination, 0.5), (.sourceOver, 0.75), (.destinationOver, 0.75),
      (.sourceIn, 0.25), (.destinationIn, 0.25), (.sourceOut, 0.25), (.destinationOut, 0.25), (.sourceAtop, 0.5),
      (.destinationAtop, 0.5), (.xor, 0.5), (.plusLighter, 1), (.multiply, 0.75), (.luminosity, 0.75),
    ]
    for (mode, alpha) in expected {
      let pixel = try mixed(mode, source: 0.5, backdrop: 0.5)
      #expect(abs(Double(pixel.alpha) / 255 - alpha) < 0.01, "\(mode)")
    }
  }

  @Test("hue, saturation, colour and luminosity take from the source what their names say")
  func nonSeparable() throws {
    func luminosity(_ pixel: PremultipliedRGBA8) -> Double {
      (0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)) / 255
    }
    let source = 0.3 * 0.8 + 0.59 * 0.2 + 0.11 * 0.5
    let backdrop = 0.3 * 0.4 + 0.59 * 0.6 + 0.11 * 0.5
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(try mixed(mode, source: 1, backdrop: 1)) - backdrop) < 0.006)
    }
    #expect(abs(luminosity(try mixed(.luminosity, source: 1, backdrop: 1)) - source) < 0.006)
  }

  @Test("a shape, a group and a picture blend alike in every mode", arguments: BlendMode.allCases)
  func itemKinds(mode: BlendMode) throws {
    let shape = try mixed(mode, source: 0.6, backdrop: 0.8)
    let group = try mixed(mode, source: 0.6, backdrop: 0.8, kind: 1)
    let image = try mixed(mode, source: 0.6, backdrop: 0.8, kind: 2)
    for other in [group, image] {
      for (one, two) in [
        (shape.red, other.red), (shape.green, other.green), (shape.blue, other.blue), (shape.alpha, other.alpha),
      ] {
        #expect(abs(Int(one) - Int(two)) <= 1)
      }
    }
  }

  @Test("a mode that reaches beyond its source clears what lies beside it", arguments: BlendMode.allCases)
  func beyond(mode: BlendMode) throws {
    var scene = Self.backdrop(0.8)
    scene.outlines.append(SceneOutline(path: .rectangle(0, 0, 2, 4)))
    scene.items.append(
      .shape(
        SceneShape(placements: [Placement(outline: 1, origin: .zero)], paint: .solid(Self.source(1)), blend: mode)))
    let beside = try scene.drawn(width: 4, height: 4)[3, 2].alpha
    #expect(
      beside == ([.clear, .source, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(mode) ? 0 : 204))
  }

  private static func source(_ alpha: Double) -> Color { Color(red: 0.8, green: 0.2, blue: 0.5, alpha: alpha) }

  private static func backdrop(_ alpha: Double) -> Scene {
    Scene([.rectangle(0, 0, 4, 4)], paint: .solid(Color(red: 0.4, green: 0.6, blue: 0.5, alpha: alpha)))
  }

  /// A pixel of the source laid over the backdrop: as a shape, a group or a picture.
  private func mixed(_ mode: BlendMode, source: Double, backdrop: Double, kind: Int = 0) throws -> PremultipliedRGBA8 {
    var scene = Self.backdrop(backdrop)
    let color = Self.source(source)
    var shape = SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .solid(color), blend: mode)
    switch kind {
    case 0: scene.items.append(.shape(shape))
    case 1:
      shape.blend = .sourceOver
      scene.items.append(.group(SceneGroup(items: [.shape(shape)], blend: mode)))
    default:
      let pixel = PremultipliedRGBA8(color)
      let bytes = (0..<16).flatMap { _ in [pixel.red, pixel.green, pixel.blue, pixel.alpha] }
      scene.images = [SceneImage(width: 4, height: 4, pixels: bytes)]
      scene.items.append(.image(SceneImagePlacement(image: 0, transform: .identity, blend: mode)))
    }
    return try scene.drawn(width: 4, height: 4)[2, 2]
  }
}
