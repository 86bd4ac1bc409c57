import GlyphInterp
import GlyphInterpExport
import Testing

extension AnimatedSVGTests {
  @Test(arguments: try Sequences.palettes().indices)
  func `letters have the colours of the instant while they come, go, roll and stay`(index: Int) throws {
    let sequence = try Sequences.palettes()[index]
    try check(sequence, accuracy: 0.08)
    try check(sequence, options: AnimatedSVGOptions(schedule: FrameSchedule(sequence.timeline)), accuracy: 0.08)
  }

  @Test func `letters whose outlines an axis moves do so while they come and go`() throws {
    let styles = try [300.0, 500].map { try Sequences.style("Twin-colr0.ttf", size: 60, weight: $0) }
    // Each picture is seen for a quarter of a pixel before its place and behind it.
    try check(Sequences.one("Hello", "Hole", from: styles[0], to: styles[1]), accuracy: 0.5)
  }
}
