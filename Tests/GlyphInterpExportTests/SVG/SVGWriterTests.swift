import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct SVGWriterTests {
  /// A wave under a gradient from black to a colour along x.
  private func scene(_ color: Color, end: Double = 100) throws -> Scene {
    let wave = try #require(
      Path(svgPathData: "M0 0L10 5L20 0L30 5L40 0L50 5L60 0L70 5L80 0L90 5L100 0L100 50L0 50Z"))
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: end, y: 0), rotation: Point(x: 0, y: 1)),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: color)])
    var scene = Scene(layoutBox: Rect(minX: 0, minY: 0, maxX: 100, maxY: 50), progress: 0)
    scene.outlines = [SceneOutline(path: wave)]
    scene.items = [
      .shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .gradient(gradient)))
    ]
    return scene
  }

  @Test func `scenes share path data, and gradients that lie alike say so once`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let scenes = try [scene(red), scene(.white), scene(.white), scene(red, end: 50)]
    var writer = SVGWriter(decimals: 2, canvas: scenes[0].layoutBox)
    writer.share(outlinesOf: scenes)
    let contents = try scenes.map { scene throws(ExportError) in SVGNames.settled(try writer.content(of: scene)) }
    func parts(of text: String, at mark: String) -> Int {
      text.split(separator: mark, omittingEmptySubsequences: false).count - 1
    }
    #expect(contents[1] == contents[2])
    #expect(contents.allSatisfy { $0.hasPrefix("<use fill=\"url(#g") && !$0.contains(" d=") })
    let definitions = writer.definitions
    #expect(parts(of: definitions, at: "<path ") == 1)
    #expect(parts(of: definitions, at: "<linearGradient ") == 3)
    // The second one is like the first but for its colours; the last one is shorter.
    #expect(parts(of: definitions, at: " x2=\"100\"") == 1 && parts(of: definitions, at: " x2=\"50\"") == 1)
    #expect(parts(of: definitions, at: " href=\"#g") == 1)
    #expect(parts(of: definitions, at: "<stop ") == 6)
  }

  @Test func `path data that stands in one place alone stays there`() throws {
    let scene = try scene(.white)
    var writer = SVGWriter(decimals: 2, canvas: scene.layoutBox)
    writer.share(outlinesOf: [scene])
    #expect(try writer.content(of: scene).contains(" d=\"M0 0L10 5"))
    #expect(!writer.definitions.contains("<path"))
  }
}
