import GlyphInterp
import Testing

struct OutlineBlendTests {
  private let outlines = TransitionOptions(transition: .interpolate(matching: .outlines))

  private func plan(
    _ text: String, _ new: String? = nil, from: String, to: String, options: TransitionOptions
  ) throws -> TransitionPlan {
    try Plans.linear(text, new, from: Plans.style(from), to: Plans.style(to), options: options)
  }

  @Test func `static files of one family fade unless outlines are asked for`() throws {
    let plan = try plan("Hello", from: "Twin-thin.ttf", to: "Twin-black.ttf", options: TransitionOptions())
    #expect(plan.interpolatedCount == 0)
    #expect(plan.description.pairs.allSatisfy { $0.reason == "other-design" && $0.kind == .crossFaded })
  }

  @Test func `asked for, compatible outlines become one another point by point`() throws {
    let plan = try plan("Hello", from: "Twin-thin.ttf", to: "Twin-black.ttf", options: outlines)
    #expect(plan.interpolatedCount == 5)
    #expect(plan.description.pairs.allSatisfy { $0.reason == "compatible-outlines" && $0.kind == .interpolated })
    let (start, middle, end) = (plan.scene(at: 0), plan.scene(at: 0.25), plan.scene(at: 1))
    for (index, placement) in middle.placements.enumerated() {
      let (old, new) = (start.placements[index], end.placements[index])
      let (oldPoints, newPoints) = (start.outlines[old.outline].path.points, end.outlines[new.outline].path.points)
      let points = middle.outlines[placement.outline].path.points
      #expect(points.count == oldPoints.count)
      for (point, ends) in zip(points, zip(oldPoints, newPoints)) {
        #expect(abs(point.x - (0.75 * ends.0.x + 0.25 * ends.1.x)) < 1e-9)
        #expect(abs(point.y - (0.75 * ends.0.y + 0.25 * ends.1.y)) < 1e-9)
      }
      #expect(abs(placement.origin.x - (0.75 * old.origin.x + 0.25 * new.origin.x)) < 1e-9)
    }
  }

  @Test func `the ends are those of the files`() throws {
    let blend = try plan("Té.fi", from: "Twin-thin.ttf", to: "Twin-black.ttf", options: outlines)
    for (file, time) in [("Twin-thin.ttf", 0.0), ("Twin-black.ttf", 1.0)] {
      let still = try plan("Té.fi", from: file, to: file, options: TransitionOptions()).scene(at: 0)
      let scene = blend.scene(at: time)
      #expect(scene.placements.map(\.glyph) == still.placements.map(\.glyph))
      #expect(scene.placements.map(\.origin) == still.placements.map(\.origin))
      #expect(
        scene.placements.map { scene.outlines[$0.outline].path }
          == still.placements.map { still.outlines[$0.outline].path })
      #expect(Set(scene.placements.map { scene.runs[$0.run].font }) == [still.runs[0].font])
    }
  }

  @Test func `case 74: identical outlines of two files stand still`() throws {
    let plan = try plan("Hello", from: "Twin-regular.ttf", to: "Twin.ttc", options: outlines)
    #expect(plan.interpolatedCount == 5)
    let start = plan.scene(at: 0)
    for step in 1...7 {
      let scene = plan.scene(at: Double(step) / 8)
      #expect(scene.placements.map(\.origin) == start.placements.map(\.origin))
      for (one, other) in zip(scene.placements, start.placements) {
        for (point, first) in zip(
          scene.outlines[one.outline].path.points, start.outlines[other.outline].path.points)
        {
          #expect((point - first).length < 1e-9)
        }
      }
    }
  }

  @Test(arguments: ["Other-regular.ttf", "Twin-regular.otf"])
  func `a file of another family fades`(file: String) throws {
    let plan = try plan("lo", from: "Twin-regular.ttf", to: file, options: outlines)
    #expect(plan.interpolatedCount == 0)
    #expect(Set(plan.description.pairs.map(\.reason)) == ["other-design"])
  }

  @Test func `letters of a blended text leave and enter as any others`() throws {
    let plan = try plan("Hello", "Hel", from: "Twin-thin.ttf", to: "Twin-black.ttf", options: outlines)
    #expect(plan.interpolatedCount == 3)
    #expect(plan.description.removed == [3, 4])
  }

  @Test func `a new target in flight takes over from how a blended letter looks`() throws {
    let (thin, black) = try (Plans.style("Twin-thin.ttf"), Plans.style("Twin-black.ttf"))
    var text = try AnimatedText(StyledText("l", style: thin))
    text.options.transition = .interpolate(matching: .outlines)
    try text.setContent(StyledText("l", style: black), at: 0, transaction: Transaction(animation: .smooth))
    let before = text.scene(at: 0.1)
    try text.setContent(StyledText("l", style: thin), at: 0.1, transaction: Transaction(animation: .smooth))
    let after = text.scene(at: 0.1)
    let (one, other) = (try #require(before.placements.first), try #require(after.placements.first))
    let (oldWidth, newWidth) = (
      before.outlines[one.outline].path.controlBounds.width, after.outlines[other.outline].path.controlBounds.width
    )
    #expect(abs(oldWidth - newWidth) < 0.01)
  }
}
