import TestSupport
import Testing

@testable import glyph_interp

@Suite("--timings")
struct TimingsTests {
  @Test(
    "the stages of a render are named in their order, those of its frames apart",
    arguments: [("a.png", "(all workers together: scenes "), ("frames/", " ms, compression ")])
  func stages(output: String, part: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "render", "--from", "thin", "--to", "black", "--size", "30", "--fps", "10", "--quiet", "--timings", "Hello",
        "-o", output,
      ], in: folder)
    #expect(run.status == 0)
    let line = try #require(run.errorLines.first { $0.contains("timings: ") })
    var rest = line[...]
    for name in ["fonts ", "plan ", "canvas ", "frames ", "scenes ", "pixels ", "delivery ", "names ", "all "] {
      let place = try #require(rest.firstRange(of: name), "\(name)in '\(line)'")
      rest = rest[place.upperBound...]
    }
    #expect(line.contains(part))
    // The frames of one file are compressed as they are delivered, each after the one before.
    #expect(line.contains("compression") == (output == "frames/"))
  }
}
