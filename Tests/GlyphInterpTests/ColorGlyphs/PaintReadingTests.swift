import TestSupport
import Testing

@testable import GlyphInterp

/// Numbers of paints against those that `fixtures/fonts/twins/paints.py` writes.
struct PaintReadingTests {
  private static let star: [Unicode.Scalar: Transform2D] = {
    let (cos15, sin15) = (0.965925826289, 0.258819045103)
    let (cos30, sin30) = (0.866025403784, 0.5)
    let tan20 = 0.363970234266
    let tan10 = 0.176326980708
    return [
      "q": .translation(x: 120, y: -80),
      "r": .scale(x: 0.5, y: 1.25),
      "s": Transform2D(a: 0.5, b: 0, c: 0, d: 1.25, tx: 250, ty: -87.5),
      "t": .scale(x: 0.5, y: 0.5),
      "u": Transform2D(a: 0.5, b: 0, c: 0, d: 0.5, tx: 250, ty: 175),
      "v": Transform2D(a: cos15, b: sin15, c: -sin15, d: cos15, tx: 0, ty: 0),
      "w": Transform2D(
        a: cos30, b: sin30, c: -sin30, d: cos30, tx: 500 - 500 * cos30 + 350 * sin30,
        ty: 350 - 500 * sin30 - 350 * cos30),
      "x": Transform2D(a: 1, b: 0, c: -tan20, d: 1, tx: 0, ty: 0),
      "y": Transform2D(a: 1, b: tan10, c: -tan20, d: 1, tx: 350 * tan20, ty: -500 * tan10),
      "z": Transform2D(a: 0.5, b: 0.25, c: -0.25, d: 0.5, tx: 350, ty: 100),
    ]
  }()

  @Test(arguments: ["q", "r", "s", "t", "u", "v", "w", "x", "y", "z"] as [Unicode.Scalar])
  func `each map moves the star as it should`(_ letter: Unicode.Scalar) throws {
    let paint = try #require(try ColorScenes.paint(letter))
    guard case .layers(let layers) = paint, layers.count == 2, case .transform(let map, .glyph) = layers[1] else {
      Issue.record("\(letter) is no star above another")
      return
    }
    let found = map.transform(under: [])
    let wanted = try #require(Self.star[letter])
    // Angles and factors are stored in F2DOT14, centres in whole units.
    #expect(abs(found.a - wanted.a) < 1e-4 && abs(found.b - wanted.b) < 1e-4)
    #expect(abs(found.c - wanted.c) < 1e-4 && abs(found.d - wanted.d) < 1e-4)
    #expect(abs(found.tx - wanted.tx) < 0.05 && abs(found.ty - wanted.ty) < 0.05)
  }

  @Test(arguments: [("a", .pad), ("b", .repeat), ("c", .reflect)] as [(Unicode.Scalar, Gradient.Extend)])
  func `linear gradients have their points, stops and extension`(_ letter: Unicode.Scalar, _ extend: Gradient.Extend)
    throws
  {
    let gradient = try gradient(of: letter, at: 0)
    #expect(
      gradient.geometry
        == .linear(start: Point(x: 300, y: 200), end: Point(x: 600, y: 200), rotation: Point(x: 200, y: 500)))
    #expect(gradient.extend == extend)
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color.alpha) == [1, 1, 0.5])
  }

  @Test func `radial gradients have their circles`() throws {
    #expect(
      try gradient(of: "d", at: 0).geometry
        == .radial(
          startCenter: Point(x: 420, y: 420), startRadius: 60, endCenter: Point(x: 500, y: 350), endRadius: 240))
  }

  @Test func `sweep gradients have their angles`() throws {
    guard case .sweep(let center, let start, let end) = try gradient(of: "g", at: 0).geometry else {
      Issue.record("g is no sweep")
      return
    }
    #expect(center == Point(x: 500, y: 350))
    #expect(abs(start - .pi / 6) < 2e-4)
    #expect(abs(end - 5 * .pi / 6) < 2e-4)
  }

  @Test(
    arguments: [(-1, 0, 90), (0, 30, 150), (1, 90, 300), (0.5, 60, 225), (1.05, 93, 307.5)]
      as [(Double, Double, Double)])
  func `case 46: angles of a varying sweep follow the axis, and go on beyond its end`(
    _ place: Double, _ first: Double, _ second: Double
  ) throws {
    guard case .sweep(_, let start, let end) = try gradient(of: "D", at: place).geometry else {
      Issue.record("D is no sweep")
      return
    }
    #expect(abs(start * 180 / .pi - first) < 0.02)
    #expect(abs(end * 180 / .pi - second) < 0.02)
  }

  @Test func `case 46: points and stops of a varying gradient follow the axis`() throws {
    let thin = try gradient(of: "B", at: -1)
    #expect(
      thin.geometry
        == .linear(start: Point(x: 200, y: 50), end: Point(x: 800, y: 650), rotation: Point(x: 200, y: 350)))
    #expect(abs(thin.stops[1].offset - 0.6) < 1e-4)
    #expect(abs(thin.stops[1].color.alpha - 0.2) < 1e-4)
    let half = try gradient(of: "B", at: 0.5)
    #expect(
      half.geometry
        == .linear(start: Point(x: 300, y: 200), end: Point(x: 700, y: 200), rotation: Point(x: 300, y: 500)))
    #expect(abs(half.stops[0].offset - 0.2) < 1e-4)
  }

  @Test(arguments: [(-1.0, 0.25), (0, 0.5), (0.5, 0.75), (1, 1), (1.05, 1)])
  func `case 46: the alpha of a varying solid follows the axis and stays within 0…1`(
    _ place: Double, _ alpha: Double
  ) throws {
    let track = try #require(try ColorScenes.track("A"))
    guard case .paint(.glyph(_, .solid(let solid))) = track.artwork else {
      Issue.record("A is no disc of one colour")
      return
    }
    let inks = track.inks(foreground: .black, palettes: (0, 0), at: 0, mixing: .srgb)
    #expect(abs(solid.color(in: inks, under: track.shares(at: [place])).alpha - alpha) < 1e-4)
  }

  @Test func `all 28 modes are read in the order of the format`() throws {
    for (index, mode) in BlendMode.allCases.enumerated() {
      let character = try #require(Unicode.Scalar(UInt32(0xE000 + index)))
      guard case .composite(_, let found, _)? = try ColorScenes.paint(character) else {
        Issue.record("U+\(String(0xE000 + index, radix: 16)) is no composite")
        continue
      }
      #expect(found == mode)
    }
  }

  @Test func `a glyph without colours has no track and no notice`() throws {
    let face = try FontFace(path: Fixtures.path(ColorScenes.layers))
    let glyph = try #require(face.glyph(for: "a"))
    let found = try #require(ColorFont(face)).track(of: glyph, largestSize: 100)
    #expect(found.track == nil)
    #expect(found.notice == nil)
    #expect(ColorFont(try FontFace(path: Fixtures.path("Twin-wght.ttf"))) == nil)
  }

  private func gradient(of letter: Unicode.Scalar, at place: Double) throws -> Gradient {
    let track = try #require(try ColorScenes.track(letter))
    guard case .paint(let paint) = track.artwork else { throw NoGradient() }
    let inks = track.inks(foreground: .black, palettes: (0, 0), at: 0, mixing: .srgb)
    var inner = paint
    while true {
      switch inner {
      case .clip(_, let next), .glyph(_, let next): inner = next
      case .gradient(let gradient): return gradient.gradient(in: inks, under: track.shares(at: [place]))
      default: throw NoGradient()
      }
    }
  }

  private struct NoGradient: Error {}
}
