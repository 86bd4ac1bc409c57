import Testing

@testable import GlyphInterp

@Suite("Scenes of any numbers")
struct AnySceneTests {
  private var numbers: SeededNumbers

  init() { numbers = SeededNumbers(seed: Self.seed) }

  private static let seed: UInt64 = 0x5EED_0302

  @Test("any scene is drawn, twice the same, no colour above its alpha: 100 random ones of any numbers")
  mutating func anyScene() throws {
    let transforms = [Transform2D.identity, .scale(x: 0.1, y: 0.1), .scale(x: 8, y: 8)]
    for turn in 0..<100 {
      let scene = anyScene(depth: 2)
      let options = RenderOptions(
        blendSpace: turn % 3 == 0 ? .linear : .sRGB, background: turn % 4 == 0 ? color() : nil,
        placement: RenderOptions.GlyphPlacement.allCases[turn % 3])
      var renderer = try Renderer(options: options)
      var bitmap = try Bitmap(width: 22, height: 19)
      renderer.render(scene, into: &bitmap, transform: transforms[turn % 3])
      let first = bitmap
      let pixels = stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0..<$0 + 4] }
      #expect(pixels.allSatisfy { $0.max() == $0.last }, "seed \(Self.seed), turn \(turn)")
      renderer.render(scene, into: &bitmap, transform: transforms[turn % 3])
      #expect(bitmap == first, "seed \(Self.seed), turn \(turn)")
      // The canvas asks for it.
      _ = scene.inkBounds()
    }
  }

  private mutating func anyScene(depth: Int) -> Scene {
    var scene = Scene(
      outlines: [
        SceneOutline(path: .circle(8, 8, radius: 6)),
        SceneOutline(path: .rectangle(2, 2, 12, 9) + .rectangle(6, 1, 9, 14), hasOverlaps: true),
        SceneOutline(path: Path()),
        SceneOutline(path: .rectangle(number(), number(), number(), number())),
      ],
      images: [SceneImage(width: 2, height: 2, pixels: (0..<4).flatMap { [UInt8(40 * $0), 0, 90, 160] })])
    scene.items = (0..<whole(5)).map { _ in item(depth: depth) }
    return scene
  }

  private mutating func item(depth: Int) -> SceneItem {
    switch whole(depth > 0 ? 4 : 3) {
    case 0, 1:
      return .shape(
        SceneShape(
          placements: placements(), paint: paint(), opacity: number(), join: whole(2) == 0 ? .add : .union,
          blend: blend(), blur: blur()))
    case 2:
      return .image(
        SceneImagePlacement(image: whole(2), transform: transform(), opacity: number(), blend: blend()))
    default:
      return .group(
        SceneGroup(
          items: (0..<whole(4)).map { _ in item(depth: depth - 1) }, opacity: number(), blend: blend(),
          blur: blur(), clip: whole(3) == 0 ? placements() : nil))
    }
  }

  private mutating func placements() -> [Placement] {
    (0..<whole(4)).map { _ in Placement(outline: whole(5), transform: transform()) }
  }

  private mutating func paint() -> Paint {
    guard whole(3) == 0 else { return .solid(color()) }
    let geometry: Gradient.Geometry =
      switch whole(3) {
      case 0: .linear(start: point(), end: point(), rotation: point())
      case 1: .radial(startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number())
      default: .sweep(center: point(), startAngle: number(), endAngle: number())
      }
    let stops = (0..<whole(4)).map { _ in Gradient.Stop(offset: number(), color: color()) }
    return .gradient(
      Gradient(
        geometry: geometry, stops: stops, extend: [.pad, .repeat, .reflect][whole(3)], transform: transform()))
  }

  private mutating func transform() -> Transform2D {
    if whole(2) == 0 { return .translation(x: number(), y: number()) }
    return Transform2D(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func blend() -> BlendMode { BlendMode.allCases[whole(2) == 0 ? 3 : whole(BlendMode.allCases.count)] }

  private mutating func blur() -> Double { whole(3) == 0 ? number() : 0 }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func color() -> Color {
    Color(red: number(), green: number(), blue: number(), alpha: number())
  }

  private mutating func whole(_ count: Int) -> Int {
    Int(numbers.number(in: 0...Double(count)).rounded(.down)) % count
  }

  /// Most are from 0 to 1 or from −10 to 20, some are anything.
  private mutating func number() -> Double {
    switch whole(8) {
    case 0: [0, 1, -1, 1e-12, 300, -1e6, 1e9, 1e300, .infinity, -.infinity, .nan][whole(11)]
    case 1...4: numbers.number(in: 0...1)
    default: numbers.number(in: -10...20)
    }
  }
}
