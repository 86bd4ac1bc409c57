import GlyphInterp
import GlyphInterpExport
import Testing

extension AnimatedSVGTests {
  @Test func `texts that change in no time, or in less than half a frame, keep the time of the frames`() throws {
    for (index, sequence) in try Sequences.sudden().enumerated() {
      let (rate, plays) = (index % 2 == 0 ? FrameRate.film : .ntsc, index % 3)
      let schedule = try FrameSchedule(sequence.timeline, rate: rate, loops: plays == 0)
      let options = AnimatedSVGOptions(vector: VectorOptions(playCount: plays), schedule: schedule)
      try check(sequence, options: options)
      let svg = try AnimatedSVG(sequence, canvases: [Canvas(fitting: frame)], options: options)
      // Whole frames, in the library's answer and in the file.
      let seconds = Double(schedule.stepCount) / rate.framesPerSecond
      #expect(abs(svg.duration - seconds) < 1e-9)
      if plays == 0 { #expect(try abs(#require(SVGPlayer(svg.document)).round - seconds) <= 5e-5) }
    }
  }

  @Test(arguments: 0..<8, ["10", "60"])
  func `letters that change in no time, one after the other or after a delay, keep the time of the frames`(
    index: Int, rate: String
  ) throws {
    let sequence = try Sequences.typed()[index]
    let schedule = try FrameSchedule(sequence.timeline, rate: FrameRate(validating: rate))
    let first = try #require(schedule.frames.first)
    #expect(sequence.scene(of: first) == sequence.plans[0].scene(atProgress: 0))
    // Where a jump of many pixels in a hundredth of a frame meets a frame, what is rounded in times tells.
    try check(sequence, options: AnimatedSVGOptions(schedule: schedule), accuracy: 0.5)
  }

  @Test func `texts that change in no time keep the time of the sequence`() throws {
    for sequence in try Sequences.sudden(motion: 0) {
      let canvas = try Canvas(fitting: frame)
      let player = try #require(SVGPlayer(AnimatedSVG(sequence, canvases: [canvas]).document))
      var comparison = SceneComparison(measure: distance)
      for time in [0.05, 0.26, 0.62, 1.03, 1.27] where time < sequence.duration {
        let seen = SceneOutlines(sequence.scene(at: time), as: .places).seen
        try comparison.compare(player.picture(at: time), with: seen, at: "\(time) s", sourceLocation: #_sourceLocation)
      }
      comparison.expectWithin(0.05, sourceLocation: #_sourceLocation)
    }
  }
}
