import Testing

@testable import GlyphInterp

@Suite struct ShutterTests {
  /// A square of 2 px in a picture of 8 × 2 px.
  private static func square(at x: Double) -> Scene {
    let path = Path(
      verbs: [.move, .line, .line, .line, .close],
      points: [Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 2, y: 2), Point(x: 0, y: 2)])
    return Scene(
      outlines: [SceneOutline(path: path)],
      items: [
        .shape(
          SceneShape(
            placements: [Placement(outline: 0, origin: Point(x: x, y: 0))], paint: .solid(.white)))
      ])
  }

  @Test func `An angle is a share of the time between frames, and ends at the frame`() throws {
    let shutter = Shutter(angle: 180, exposureCount: 4)
    let exposures = shutter.exposures(endingAt: 1, rate: .pal)
    #expect(exposures.map { ($0 * 1000).rounded() } == [985, 990, 995, 1000])
    #expect(Shutter(angle: 0).exposures(endingAt: 1, rate: .pal) == [1])
    #expect(Shutter(angle: -3).angle == 0)
    #expect(Shutter(angle: 999).angle == 360)
    let ntsc = Shutter(angle: 360, exposureCount: 2).exposures(endingAt: 0, rate: .ntsc)
    #expect(ntsc == [-1001.0 / 60_000, 0])
  }

  @Test func `Light adds up, not its sRGB code`() throws {
    var renderer = try Renderer(options: RenderOptions(background: .black))
    var bitmap = try Bitmap(width: 8, height: 2)
    renderer.render(exposures: [Self.square(at: 0), Self.square(at: 4)], into: &bitmap) { _ in .identity }
    // Half of white's light is 188 in sRGB: 255 · (1.055 · 0.5^(1/2.4) − 0.055) = 187.5.
    #expect((0..<8).map { bitmap[$0, 0].red } == [188, 188, 0, 0, 188, 188, 0, 0])
    #expect((0..<8).map { bitmap[$0, 1].alpha } == Array(repeating: 255, count: 8))
  }

  @Test func `Without a background coverage is the mean`() throws {
    var renderer = try Renderer()
    var bitmap = try Bitmap(width: 8, height: 2)
    let scenes = [Self.square(at: 0), Self.square(at: 1), Self.square(at: 2), Self.square(at: 3)]
    renderer.render(exposures: scenes, into: &bitmap) { _ in .identity }
    #expect((0..<8).map { bitmap[$0, 0].alpha } == [64, 128, 128, 128, 64, 0, 0, 0])
    // White under partial alpha stays white.
    #expect((0..<8).allSatisfy { bitmap[$0, 0].red == bitmap[$0, 0].alpha })
  }

  @Test func `What does not move is drawn as it is, also after another exposure`() throws {
    var renderer = try Renderer(options: RenderOptions(background: Color(red: 0.2, green: 0.4, blue: 0.6)))
    var bitmap = try Bitmap(width: 8, height: 2)
    renderer.render(exposures: [Self.square(at: 0), Self.square(at: 4)], into: &bitmap) { _ in .identity }
    renderer.render(exposures: [Self.square(at: 3), Self.square(at: 3)], into: &bitmap) { _ in .identity }
    var plain = try Bitmap(width: 8, height: 2)
    renderer.render(Self.square(at: 3), into: &plain, transform: .identity)
    #expect(bitmap == plain)
  }
}
