import TestSupport
import Testing

@testable import GlyphInterp

/// A wave of weight that runs through a word.
@Suite struct StaggerWaveTests {
  static let orders: [Stagger.Order] = [.leading, .trailing, .center, .edges, .random(seed: 7)]

  @Test(arguments: orders)
  func `At 41 instants of a wave each gap is that of its two letters' own styles`(_ order: Stagger.Order) throws {
    let face = try FontFace(path: Fixtures.path("GlyphInterpSans.ttf"))
    func text(_ weight: Double) -> StyledText {
      StyledText("Hamburgefonstiv", style: TextStyle(font: face, size: 200, axes: [.weight: weight]))
    }
    let axis = try #require(face.axes.first { $0.tag == .weight })
    let options = TransitionOptions(
      animation: .easeInOut(duration: 0.5), stagger: try Stagger(total: 0.6, order: order))
    let plan = try TransitionPlan(from: text(axis.minimum), to: text(axis.maximum), options: options)
    #expect(Set(plan.onsets).count > 5)
    for step in 0...40 {
      let time = plan.duration * Double(step) / 40
      let instant = plan.instant(at: time)
      for index in 0..<14 {
        // The whole word at the style of this letter: what its advance and kerning are there.
        let progress = instant.progresses[index]
        let own = plan.instant(progresses: plan.motions.map { _ in progress }, overall: progress)
        let gap = instant.positions[index + 1].new.x - instant.positions[index].new.x
        let ownGap = own.positions[index + 1].new.x - own.positions[index].new.x
        #expect(abs(gap - ownGap) < 0.05, "letter \(index) at \(time) s")
      }
    }
  }

  @Test func `Optical progress: ink grows evenly where user space does not`() throws {
    let face = try FontFace(path: Fixtures.path("Twin-avar.ttf"))
    func text(_ weight: Double) -> StyledText {
      StyledText("Tole", style: TextStyle(font: face, size: 100, axes: [.weight: weight]))
    }
    func ink(_ progress: AxisProgress) throws -> [Double] {
      let options = TransitionOptions(animation: .linear(duration: 1), axisProgress: progress)
      let plan = try TransitionPlan(from: text(100), to: text(900), options: options)
      return (0...10).map { step in
        let scene = plan.scene(at: Double(step) / 10)
        return scene.outlines.reduce(0) { $0 + abs($1.path.curveArea) }
      }
    }
    let (even, linear) = (try ink(.optical), try ink(.linear))
    #expect(even[0] == linear[0])
    #expect(even[10] == linear[10])
    let step = (even[10] - even[0]) / 10
    func largestError(_ ink: [Double]) -> Double {
      ink.enumerated().map { abs($1 - (ink[0] + step * Double($0))) }.max() ?? 0
    }
    // A hundredth of the pace stays even in user space.
    #expect(largestError(even) < 0.15 * step)
    #expect(largestError(linear) > 0.5 * step)
  }

  @Test func `Optical progress changes nothing where ink does not change`() throws {
    #expect(AxisPacing(ink: [100, 100.01, 100, 100.02]) == nil)
    let pacing = try #require(AxisPacing(ink: [0, 1, 4, 9, 16]))
    for share in [0, 0.1, 0.5, 0.77, 1] {
      #expect(abs(pacing.share(at: pacing.progress(atShare: share)) - share) < 1e-12)
    }
    // Half of the ink, 8, lies between the samples 4 and 9.
    #expect(pacing.share(at: 0.5) > 0.65 && pacing.share(at: 0.5) < 0.75)
    #expect(pacing.share(at: -0.1) == -0.1)
    #expect(pacing.share(at: 1.1) == 1.1)
  }

  @Test func `The area inside curves is exact`() {
    // A quarter disc's cubic, and the parabola y = x² under which a third of the unit square lies.
    let parabola = Path(
      verbs: [.move, .quad, .line, .close],
      points: [Point(x: 0, y: 0), Point(x: 0.5, y: 0), Point(x: 1, y: 1), Point(x: 1, y: 0)])
    #expect(abs(abs(parabola.curveArea) - 1.0 / 3) < 1e-12)
    let handle = 0.5519150244935105707435627
    let quarter = Path(
      verbs: [.move, .line, .cubic, .close],
      points: [
        Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: handle), Point(x: handle, y: 1), Point(x: 0, y: 1),
      ])
    #expect(abs(abs(quarter.curveArea) - .pi / 4) < 2e-4)
  }
}
