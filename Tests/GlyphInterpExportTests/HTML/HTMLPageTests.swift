import Foundation
import GlyphInterp
import GlyphInterpExport
import Testing

@Suite struct HTMLPageTests {
  private let frame = Rect(minX: -600, minY: -200, maxX: 600, maxY: 300)

  private func page(_ sequence: TransitionSequence) throws -> String {
    try HTMLPage(sequence, canvases: [try Canvas(fitting: frame)]).document
  }

  private func table(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"swell-table\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a page needs nothing else and forbids itself the network`() throws {
    let page = try page(Sequences.one("Hello", "Help"))
    #expect(page.contains("default-src 'none'"))
    let addresses = page.components(separatedBy: "http").dropFirst()
    // Names of XML namespaces and the policy's own header, nothing that is fetched.
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg\"") || $0.hasPrefix("-equiv=") })
    #expect(!page.contains("src=") && !page.contains("@import"))
  }

  @Test func `every control has a name`() throws {
    let page = try page(Sequences.one())
    for control in [
      "<input type=\"range\" id=\"time\" min=\"0\" step=\"any\" value=\"0\" aria-label=\"Time\">",
      "<button type=\"button\" id=\"play\" aria-keyshortcuts=\"Space\">Play</button>",
      "aria-label=\"One frame back\"", "aria-label=\"One frame on\"", "<label>Speed <select id=\"speed\">",
      "<label><input type=\"checkbox\" id=\"loop\"> Loop</label>",
      "<label><input type=\"checkbox\" id=\"onion\"> Ghosts</label>",
      "<label><input type=\"checkbox\" id=\"pointer\"> Pointer is the weight</label>",
    ] {
      #expect(page.contains(control))
    }
  }

  @Test func `the plan stands beside the picture`() throws {
    let page = try page(Sequences.one("a<b", "a>b"))
    #expect(page.contains("<caption>a&lt;b → a&gt;b</caption>"))
    #expect(page.contains("<tr><td>a<td>a<td>interpolated<td>position, wght<td>"), "\(page.suffix(9000).prefix(2500))")
  }

  @Test func `letters can be set at any weight from the table`() throws {
    // At both ends of the axis and at its default the table is the font itself, in fiftieths of a pixel.
    let style = try Sequences.style(weight: 400)
    let table = try table(page(Sequences.one("Hello", from: style, to: style)))
    let knots = try #require(table["knots"] as? [Double])
    #expect(knots == [0, 0.375, 1])
    let letters = try #require(table["letters"] as? [[String: Any]])
    #expect(letters.count == 5)
    #expect(letters.map { $0["g"] as? Int } == [0, 1, 2, 2, 3])
    let plan = try Sequences.one().plans[0]
    for (knot, time) in [(0, 0.0), (2, plan.duration)] {
      let places = SceneOutlines(plan.scene(at: time), as: .polygons).seen.map { $0.contours[0][0] }
      for (letter, place) in zip(letters, places) {
        let x = try #require(letter["x"] as? [Double])[knot]
        let glyphs = try #require(table["glyphs"] as? [[String: Any]])
        let points = try #require(glyphs[letter["g"] as? Int ?? 0]["p"] as? [[Double]])[knot]
        #expect(abs((x + points[0]) / 50 - place.x) <= 0.02)
      }
    }
  }

  @Test func `a font without weights has no pointer mode`() throws {
    let style = try Sequences.style("Twin-regular.ttf")
    let page = try page(Sequences.one("Hello", "Help", from: style, to: style))
    #expect(!page.contains("swell-table\">"))
    #expect(!page.contains("id=\"pointer\""))
  }
}
