import GlyphInterp
import GlyphInterpExport
import TestSupport
import Testing

@Suite struct SVGEncoderTests {
  private let canvas = Rect(minX: -1, minY: -10, maxX: 19, maxY: 2)
  private let square = SceneOutline(
    path: Path(
      verbs: [.move, .line, .line, .close],
      points: [Point(x: 0, y: 0), Point(x: 8.123_4, y: 0), Point(x: 0, y: -8)]))

  private func body(_ items: [SceneItem], options: SVGOptions = .init()) throws -> String {
    let scene = Scene(
      outlines: [square], images: [SceneImage(width: 1, height: 1, pixels: [0, 0, 0, 255])], items: items)
    let text = try SVGEncoder(options: options).encode(scene, canvas: canvas).withPlainNames
    let start = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="12" viewBox="-1 -10 20 12" role="img">"#
    #expect(text.hasPrefix(start + "\n") && text.hasSuffix("\n</svg>\n"))
    return String(text.dropFirst(start.count + 1).dropLast(8))
  }

  private func shape(_ count: Int, _ paint: Paint, opacity: Double = 1, join: SceneShape.Join = .union) -> SceneShape {
    SceneShape(
      placements: (0..<count).map { Placement(outline: 0, origin: Point(x: Double($0) * 9, y: 0)) },
      paint: paint, opacity: opacity, join: join)
  }

  @Test func `case 109: a picture has a role and a title, escaped`() throws {
    #expect(
      try body([], options: SVGOptions(title: "a < b & \"c\"\u{1}"))
        == "<title>a &lt; b &amp; &quot;c&quot;</title>\n")
  }

  @Test func `a glyph is a path, coordinates to a hundredth`() throws {
    #expect(try body([.shape(shape(1, .solid(.black)))]) == #"<path d="M0 0L8.12 0L0 -8Z"/>"#)
  }

  @Test func `equal outlines are defined once`() throws {
    #expect(
      try body([.shape(shape(2, .solid(Color(red: 1, green: 0, blue: 0.2))))])
        == """
        <defs><path id="o1" d="M0 0L8.12 0L0 -8Z"/></defs>
        <g fill="#f03"><use href="#o1"/><use transform="translate(9)" href="#o1"/></g>
        """)
  }

  @Test func `two files share no names, so that they can stand in one page`() throws {
    let names = try [1, 0.5].map { opacity in
      let scene = Scene(outlines: [square], items: [.shape(shape(2, .solid(.black), opacity: opacity))])
      let text = try SVGEncoder().encode(scene, canvas: canvas)
      return try #require(text.firstMatch(of: #/<path id="(o1_[0-9a-z]{4})"/#)).1
    }
    #expect(names[0] != names[1])
  }

  @Test func `translucent text is painted opaque in a group that is translucent`() throws {
    let text = try body([
      .shape(shape(2, .solid(Color(red: 0, green: 0, blue: 0, alpha: 0.5)), opacity: 0.5))
    ])
    #expect(text.contains(##"<g opacity="0.25"><use"##))
    #expect(!text.contains("fill-opacity"))
  }

  @Test func `letters that join are one figure`() throws {
    #expect(
      try body([.shape(shape(2, .solid(.black), join: .add))])
        == #"<path d="M0 0L8.12 0L0 -8ZM9 0L17.12 0L9 -8Z"/>"#)
  }

  @Test func `a fade is an isolated group of additive members`() throws {
    let members = [0.25, 0.75].map {
      SceneItem.group(SceneGroup(items: [.shape(shape(1, .solid(.black)))], opacity: $0, blend: .plusLighter))
    }
    let text = try body([.group(SceneGroup(items: members, blur: 2))])
    #expect(text.contains(#"<g style="isolation:isolate" filter="url(#b2)">"#))
    #expect(text.contains(#"<g opacity="0.25" style="isolation:isolate;mix-blend-mode:plus-lighter">"#))
    #expect(text.contains(#"x="-7" y="-16" width="32" height="24""#))
    #expect(text.contains(#"<feGaussianBlur stdDeviation="2"/>"#))
  }

  @Test func `a linear gradient follows its rotation point`() throws {
    // Lines of equal colour lie along (1, 1), so offset 1 is at the foot of (10, 0): (5, -5).
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 10, y: 0), rotation: Point(x: 1, y: 1)),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let text = try body([.shape(shape(1, .gradient(gradient)))])
    #expect(text.contains(#"x1="0" y1="0" x2="5" y2="-5">"#))
    #expect(text.contains(##"<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/>"##))
  }

  @Test func `pictures and what SVG cannot say are embedded`() throws {
    let sweep = Gradient(
      geometry: .sweep(center: .zero, startAngle: 0, endAngle: 6),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let image = SceneImagePlacement(image: 0, transform: .translation(x: 1, y: 2))
    let text = try body([.shape(shape(1, .gradient(sweep))), .image(image)])
    #expect(
      text.contains(
        #"<image width="40" height="24" transform="matrix(0.5 0 0 0.5 -1 -10)" href="data:image/png;base64,iVBORw0KGgo"#
      ))
    #expect(text.contains(#"<image width="1" height="1" transform="translate(1 2)" href="data:image/png;base64,"#))
  }

  @Test func `a filmstrip puts scenes side by side`() throws {
    let scene = Scene(outlines: [square], items: [.shape(shape(1, .solid(.black)))])
    let text = try SVGEncoder(options: SVGOptions(background: .white)).encode([scene, scene], canvas: canvas, gap: 4)
    #expect(text.contains(#"width="44" height="12" viewBox="-1 -10 44 12""#))
    #expect(text.contains(##"<path d="M-1 -10h44v12h-44z" fill="#fff"/>"##))
    #expect(text.contains(#"<g transform="translate(24)"><path"#))
  }
}
