import GlyphInterp
import Testing

/// Advances are those that `hb-shape --variations=wght=…` prints for the fixture, in units of 1/1000 em.
struct PositionTests {
  @Test func `letters stand where HarfBuzz puts them at every master`() throws {
    let plan = try Plans.linear("Hello", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    // wght 100: H 700, e 567, l 220, l 220; at 200 px a unit is 0.2 px.
    #expect(plan.scene(at: 0).gaps.isClose(to: [140, 113.4, 44, 44]))
    // wght 400 is passed at 3/8 of the way: H 664, e 547, l 238.
    #expect(plan.scene(at: 0.375).gaps.isClose(to: [132.8, 109.4, 47.6, 47.6]))
    // wght 900: H 688, e 603, l 298.
    #expect(plan.scene(at: 1).gaps.isClose(to: [137.6, 120.6, 59.6, 59.6]))
  }

  @Test func `between two masters advances are linear and not rounded`() throws {
    let plan = try Plans.linear("Hello", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    // wght 250, half-way from 100 to 400: H (700 + 664) / 2 = 682, e 557, l 229.
    #expect(plan.scene(at: 150.0 / 800).gaps.isClose(to: [136.4, 111.4, 45.8, 45.8]))
    // wght 650: H 676, e 575, l 268; and a tenth of the way beyond: wght 700: H 678.4, e 580.6, l 274.
    #expect(plan.scene(at: 600.0 / 800).gaps.isClose(to: [135.68, 116.12, 54.8, 54.8]))
  }

  @Test func `case 20 and 24: kerning is that of each instant's style`() throws {
    let plan = try Plans.linear("AV To.", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    // A before V, with its kern: 588 at 100, 587 at 400, 706 at 900. T before o: 548, 517, 550.
    for (progress, a, t) in [(0.0, 588.0, 548.0), (0.375, 587, 517), (1, 706, 550)] {
      let scene = plan.scene(at: progress)
      let a0 = try #require(scene.origin(ofCluster: 0)).x
      let v = try #require(scene.origin(ofCluster: 1)).x
      let t0 = try #require(scene.origin(ofCluster: 3)).x
      let o = try #require(scene.origin(ofCluster: 4)).x
      #expect([v - a0, o - t0].isClose(to: [a * 0.2, t * 0.2]))
    }
  }

  @Test func `a weight at rest and the same weight on the way are the same numbers`() throws {
    let rest = try Plans.linear("Hello", from: Plans.style(weight: 350), to: Plans.style(weight: 350))
    let passing = try Plans.linear("Hello", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    let atRest = rest.scene(at: 0)
    let onTheWay = passing.scene(at: 250.0 / 800)
    #expect(atRest.gaps == onTheWay.gaps)
    #expect(atRest.outlines.map(\.path) == onTheWay.outlines.map(\.path))
  }

  @Test func `one axis with three masters is shaped three times, and never again`() throws {
    let from = try Plans.style(weight: 100)
    let plan = try Plans.linear("Hello", from: from, to: from.weight(.black))
    #expect(plan.shapingCount == 3)
    let shaped = from.font.shapingCount
    for frame in 0...60 { _ = plan.scene(at: Double(frame) / 60) }
    #expect(from.font.shapingCount == shaped)
  }

  @Test func `a style that stays as it is keeps its pixels, whatever was drawn before and where letters go`() throws {
    // 240 is no master: its corners are cut into more pieces than it needs.
    let style = try Plans.style("GlyphInterpSans.ttf", size: 57, weight: 240)
    let plan = try Plans.linear("Hello", "Hello there", from: style, to: style)
    let rest = try Plans.linear("Hello", from: style, to: style).scene(at: 0).outlines
    #expect(!rest.isEmpty)
    for scene in [0, 0.3, 1].map({ plan.scene(at: $0) }) {
      for outline in rest { #expect(scene.outlines.contains(outline)) }
    }
  }

  @Test func `outlines that are cut otherwise have another identity`() throws {
    let (light, black) = (try Plans.style(size: 57, weight: 240), try Plans.style(size: 57, weight: 900))
    let passing = try Plans.linear("o", from: Plans.style(size: 57, weight: 100), to: black)
    let rest = try Plans.linear("o", from: light, to: light).scene(at: 0).outlines[0]
    let onTheWay = passing.scene(at: (240 - 100) / 800).outlines[0]
    #expect(onTheWay.path == rest.path)
    #expect(onTheWay.curvePieces != rest.curvePieces)
    #expect(onTheWay.identity != rest.identity)
  }

  @Test func `case 49: outlines and advances are of one style at every instant`() throws {
    let plan = try Plans.linear("l", from: Plans.style(weight: 400), to: Plans.style(weight: 900))
    // The stem of `l` is centred in its advance at both masters, so it is at every instant.
    for step in 0...10 {
      let scene = plan.scene(at: Double(step) / 10)
      let ink = scene.outlines[0].path.controlBounds
      let advance = 0.2 * (238 + 60 * Double(step) / 10)
      #expect(abs(ink.minX + ink.maxX - advance) < 0.01)
      #expect(abs(scene.layoutBox.width - advance) < 1e-9)
    }
  }

  @Test func `centred text is centred in every frame, leading text keeps its left edge`() throws {
    let centered = try Plans.linear(
      "Hello", from: Plans.style(weight: 100), to: Plans.style(weight: 900), alignment: .center)
    let leading = try Plans.linear("Hello", from: Plans.style(weight: 100), to: Plans.style(weight: 900))
    for step in 0...20 {
      let time = Double(step) / 20
      let box = centered.scene(at: time).layoutBox
      #expect(abs(box.minX + box.maxX) < 1e-9)
      #expect(leading.scene(at: time).layoutBox.minX == 0)
      #expect(leading.scene(at: time).origin(ofCluster: 0) == .zero)
    }
  }

  @Test func `an axis that stands between two masters leaves the ends as they are at rest, to the last bit`() throws {
    for width in stride(from: 75.0, through: 100, by: 2.3) {
      func style(_ weight: Double) throws -> TextStyle {
        try Plans.style("Twin-two-axes.ttf", size: 97, weight: weight, axes: [.width: width])
      }
      let plan = try Plans.linear("Hello", from: try style(400), to: try style(900))
      for (weight, progress) in [(400.0, 0.0), (900, 1)] {
        let rest = try Plans.linear("Hello", from: try style(weight), to: try style(weight)).scene(at: 1)
        #expect(plan.scene(at: progress).outlines.map(\.path) == rest.outlines.map(\.path))
        #expect(plan.scene(at: progress).gaps == rest.gaps)
      }
    }
  }

  @Test func `a corner of two axes is its own master, and the middle mixes all four`() throws {
    let plan = try Plans.linear(
      "H", from: Plans.style("Twin-two-axes.ttf", weight: 400, axes: [.width: 100]),
      to: Plans.style("Twin-two-axes.ttf", weight: 900, axes: [.width: 75]))
    func width(weight: Double, width: Double) throws -> Double {
      let style = try Plans.style("Twin-two-axes.ttf", weight: weight, axes: [.width: width])
      return try Plans.linear("H", from: style, to: style).scene(at: 0).layoutBox.width
    }
    let corners = try [(400, 100), (900, 100), (400, 75), (900, 75)].map { try width(weight: $0.0, width: $0.1) }
    #expect(corners[0] + corners[3] != corners[1] + corners[2])
    #expect(abs(plan.scene(at: 0.5).layoutBox.width - corners.reduce(0, +) / 4) < 1e-9)
  }
}

extension [Double] {
  /// Whether every number is within 1e-9 of another list's.
  func isClose(to other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
