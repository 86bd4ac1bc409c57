import GlyphInterp
import GlyphInterpExport
import Testing

@Suite struct SceneJSONTests {
  private let triangle = SceneOutline(
    path: Path(
      verbs: [.move, .line, .quad, .close],
      points: [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10)]),
    hasOverlaps: true, identity: 7)

  private var full: Scene {
    let gradient = Gradient(
      geometry: .radial(
        startCenter: Point(x: 1, y: 2), startRadius: 0, endCenter: Point(x: 3, y: 4), endRadius: 5),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .clear)], extend: .reflect,
      transform: .scale(x: 2, y: 3))
    let shape = SceneShape(
      placements: [
        Placement(outline: 0, origin: Point(x: 1.5, y: 20), glyph: GlyphID(12), run: 0, cluster: 3),
        Placement(outline: 0, transform: .scale(2, about: Point(x: 1, y: 1))),
      ],
      paint: .gradient(gradient), opacity: 0.5, join: .add, blend: .plusLighter, blur: 1.25)
    let group = SceneGroup(
      items: [.shape(shape), .image(SceneImagePlacement(image: 0, transform: .identity, opacity: 0.25))],
      opacity: 0.75, blend: .multiply, blur: 2, clip: [Placement(outline: 0, origin: .zero)])
    return Scene(
      outlines: [triangle], images: [SceneImage(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8])],
      runs: [SceneRun(font: "Inter", faceIndex: 0, location: [.weight: 350.5], size: 200)],
      items: [.group(group), .shape(SceneShape(placements: [], paint: .solid(.white)))],
      layoutBox: Rect(minX: -1, minY: -2, maxX: 3, maxY: 4), progress: 0.25)
  }

  @Test func `a scene of every kind of item comes back from its JSON`() throws {
    var expected = full
    expected.outlines[0].identity = 0
    #expect(try Scene(json: full.json()) == expected)
  }

  @Test func `every geometry of a gradient comes back`() throws {
    let geometries: [Gradient.Geometry] = [
      .linear(start: Point(x: 1, y: 2), end: Point(x: 3, y: 4), rotation: Point(x: 5, y: 6)),
      .sweep(center: Point(x: 1, y: 2), startAngle: 0.123456, endAngle: 6),
    ]
    for geometry in geometries {
      let paint = Paint.gradient(Gradient(geometry: geometry, stops: []))
      let scene = Scene(items: [.shape(SceneShape(placements: [], paint: paint))])
      #expect(try Scene(json: scene.json()) == scene)
    }
  }

  @Test func `the text is sorted, rounded and can be read by eye`() throws {
    let scene = Scene(
      outlines: [triangle],
      runs: [SceneRun(font: "Inter", faceIndex: 0, location: [.width: 75, .weight: 400], size: 200)],
      items: [
        .shape(
          SceneShape(
            placements: [Placement(outline: 0, origin: Point(x: 1.000_04, y: -0.000_01), glyph: GlyphID(9))],
            paint: .solid(Color(red: 1.0 / 3, green: 0, blue: 1)), opacity: 128.0 / 255))
      ],
      layoutBox: Rect(minX: 0, minY: 0, maxX: 10, maxY: 12.5))
    #expect(
      try scene.json() == """
        {
          "items": [
            {
              "kind": "shape",
              "opacity": 0.501961,
              "paint": {"solid": [0.333333, 0, 1, 1]},
              "placements": [{"cluster": 0, "glyph": 9, "origin": [1, 0], "outline": 0, "run": 0}]
            }
          ],
          "layoutBox": [0, 0, 10, 12.5],
          "outlines": [{"hasOverlaps": true, "path": "M0 0L10 0Q10 10 0 10Z"}],
          "progress": 0,
          "runs": [{"faceIndex": 0, "font": "Inter", "location": {"wdth": 75, "wght": 400}, "size": 200}],
          "version": 1
        }

        """)
  }

  @Test func `text that is no scene is refused with the place of the fault`() {
    #expect(throws: ExportError.self) { try Scene(json: "[") }
    #expect(
      throws: ExportError.invalidScene(reason: "version: version 2 is not known, only 1")
    ) { try Scene(json: #"{"version": 2}"#) }
    let dangling = #"""
      {"version": 1, "layoutBox": [0, 0, 1, 1], "progress": 0, "outlines": [], "runs": [], "items": [{"kind": "shape",
       "paint": {"solid": [0, 0, 0, 1]}, "placements": [{"outline": 0, "glyph": 1, "run": 0, "cluster": 0}]}]}
      """#
    #expect(
      throws: ExportError.invalidScene(
        reason: "items: an item refers to an outline or an image that is not there")
    ) { try Scene(json: dangling) }
    #expect(
      throws: ExportError.invalidScene(
        reason: "items.0.paint.solid: 3 numbers where 4 are needed")
    ) { try Scene(json: dangling.replacing("0, 0, 0, 1]}", with: "0, 0, 0]}")) }
  }

  @Test func `a number that is not finite is refused`() {
    let scene = Scene(
      items: [
        .shape(
          SceneShape(
            placements: [Placement(outline: 0, origin: Point(x: .nan, y: 0))], paint: .solid(.black)))
      ])
    #expect(throws: ExportError.self) { try scene.json() }
  }

  @Test func `long strings with brackets and escapes stay as they are`() throws {
    let name = #"A "font" [with] {all}, kinds: of \ marks "# + String(repeating: "x,", count: 80)
    let scene = Scene(runs: [SceneRun(font: name, faceIndex: 0, location: [:], size: 1)])
    #expect(try Scene(json: scene.json()) == scene)
  }
}
