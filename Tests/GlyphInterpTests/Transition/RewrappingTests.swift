import GlyphInterp
import Testing

struct RewrappingTests {
  /// One style, one text, two widths: `He` ends the first line, then begins the second.
  private func plan(options: TransitionOptions = TransitionOptions()) throws -> TransitionPlan {
    let style = try Plans.style(size: 100)
    var options = options
    options.animation = .linear(duration: 1)
    func text(width: Double) -> StyledText {
      StyledText(
        "lo lo lolo He old", style: style, paragraph: ParagraphStyle(alignment: .leading, maximumWidth: width))
    }
    let wide = try TypesetText(StyledText("lo lo lolo He", style: style)).box.width
    let narrow = try TypesetText(StyledText("lo lo lolo", style: style)).box.width
    return try TransitionPlan(from: text(width: wide + 1), to: text(width: narrow + 1), options: options)
  }

  /// The origin and the opacity of each letter of a cluster, groups opened.
  private func letters(_ scene: Scene, _ cluster: Int) -> [(origin: Point, opacity: Double)] {
    scene.items.flatMap { item -> [(origin: Point, opacity: Double)] in
      guard case .shape(let shape) = item else { return [] }
      return shape.placements.filter { $0.cluster == cluster }.map { ($0.origin, shape.opacity) }
    }
  }

  @Test func `a word that goes to the next line slides half an em out of its own and fades`() throws {
    let plan = try plan()
    let start = try #require(plan.scene(at: 0).origin(ofCluster: 11))
    let leaving = try #require(letters(plan.scene(at: 0.2), 11).first)
    // 0.5 em = 50 px over the whole way; 1 − 0.2 / 0.45.
    #expect(abs(leaving.origin.x - start.x - 0.2 * 50) < 1e-9)
    #expect(abs(leaving.opacity - (1 - 0.2 / 0.45)) < 1e-9)
    let end = try #require(plan.scene(at: 1).origin(ofCluster: 11))
    #expect(end.y > start.y)
  }

  @Test func `a word that leaves its line rides with what stays there, so that nothing runs into it`() throws {
    // `old` stands alone in the second line, then behind `He`, which comes from the first.
    let plan = try plan()
    let (start, end) = (plan.scene(at: 0), plan.scene(at: 1))
    let way = try #require(end.origin(ofCluster: 14)).x - #require(start.origin(ofCluster: 14)).x
    #expect(way > 50)
    for step in 1...19 {
      let progress = Double(step) / 20
      let scene = plan.scene(at: progress)
      let stays = try #require(letters(scene, 14).first)
      #expect(abs(stays.origin.x - (start.origin(ofCluster: 14)?.x ?? 0) - way * progress) < 1e-9)
      guard let enters = letters(scene, 11).first(where: { $0.origin.y == stays.origin.y }) else { continue }
      // It keeps its distance, and the slide adds to it.
      let distance = try #require(end.origin(ofCluster: 14)).x - #require(end.origin(ofCluster: 11)).x
      #expect(abs(stays.origin.x - enters.origin.x - distance - 50 * (1 - progress)) < 1e-9)
    }
  }

  @Test func `a word that would be carried out of the block is gone before`() throws {
    let plan = try plan()
    let edge = plan.scene(at: 0).layoutBox.minX
    for step in 0...40 {
      let scene = plan.scene(at: Double(step) / 40)
      for cluster in [11, 12] {
        for letter in letters(scene, cluster) where letter.opacity > 0 { #expect(letter.origin.x > edge - 0.76 * 100) }
      }
    }
  }

  @Test func `a paragraph pushed down a line by a new one above it moves as it is`() throws {
    let style = try Plans.style(size: 100)
    let paragraph = ParagraphStyle(alignment: .leading, maximumWidth: 10_000)
    let plan = try TransitionPlan(
      from: StyledText("old", style: style, paragraph: paragraph),
      to: StyledText("Hel\nold", style: style, paragraph: paragraph),
      options: TransitionOptions(animation: .linear(duration: 1)))
    #expect(plan.interpolatedCount == 3)
    let scene = plan.scene(at: 0.25)
    let second = try #require(plan.scene(at: 1).placements.last).origin.y
    #expect(second > 100)
    #expect(scene.placements.count { abs($0.origin.y - second / 4) < 1e-9 } == 3)
  }

  @Test func `flying words go from line to line`() throws {
    let plan = try plan(options: TransitionOptions(reflow: .fly))
    #expect(plan.interpolatedCount == 13)
  }

  @Test func `case 18: of two ligatures that begin alike the beginnings travel together`() throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 100)
    let plan = try Plans.linear("office", "offset", from: style, to: style)
    // Both are seen before 0.6.
    for step in 1...9 {
      let placements = plan.scene(at: Double(step) / 16).placements.filter { $0.cluster == 1 }
      try #require(placements.count == 2)
      #expect(abs(placements[0].origin.x - placements[1].origin.x) < 1e-9)
    }
  }

  @Test func `case 30: a joining form changes where it is joined`() throws {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 100)
    let plan = try Plans.linear("سلام", "سلامة", from: style, to: style)
    #expect(plan.description.pairs.map(\.kind) == [.still, .still, .still, .crossFaded])
    let (old, new) = (plan.description.old.clusters[3], plan.description.new.clusters[3])
    for step in 1...15 {
      let placements = plan.scene(at: Double(step) / 16).placements.filter { $0.cluster == 3 }
      #expect(placements.count == 2)
      // The right edges meet.
      #expect(abs(placements[0].origin.x + old.advance - placements[1].origin.x - new.advance) < 1e-3)
    }
  }
}
