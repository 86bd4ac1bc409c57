import GlyphInterp
import Testing

@testable import GlyphInterpExport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct VideoEncoderTests {
  private let sequence = FrameSequence(
    width: 3, height: 2, rate: .ntsc, frameCount: 2, stepCount: 3)

  /// A program that stands in for `ffmpeg`: a shell script that finds its output's path in `out`.
  private func program(_ script: String, in folder: ScratchFolder) throws -> VideoOptions {
    let start =
      "#!/bin/sh\nfor out; do :; done\nout=${out#file:}\nprintf '%s\\n' \"$@\" > \(folder.path("arguments"))\n"
    try folder.write("program", Array((start + script).utf8))
    chmod(folder.path("program"), 0o755)
    return VideoOptions(ground: .white, program: folder.path("program"))
  }

  private func encode(_ format: VideoFormat, _ options: VideoOptions, to path: String) throws {
    let encoder = try VideoEncoder(path: path, format: format, options: options)
    try encoder.begin(sequence)
    let red = try Pictures.bitmap(3, 2) { x, _ in (255, 0, 0, x == 1 ? 128 : 0) }
    try encoder.encode(red, steps: 1)
    try encoder.encode(try Bitmap(width: 3, height: 2), steps: 2)
    try encoder.finish()
  }

  @Test func `case 93: H.264 gets even sides, on the ground, a frame as often as it has steps`() throws {
    let folder = try ScratchFolder()
    try encode(.mp4, try program("cat > \"$out\"", in: folder), to: folder.path("a.mp4"))
    let white: [UInt8] = [255, 255, 255, 255]
    let row = white + [255, 127, 127, 255] + white + white
    #expect(folder.bytes("a.mp4") == row + row + (0..<16).flatMap { _ in white })
    #expect(folder.names == ["a.mp4", "arguments", "program"])
    let arguments = String(decoding: try #require(folder.bytes("arguments")), as: UTF8.self).split(separator: "\n")
    #expect(arguments.contains("4x2") && arguments.contains("30000/1001") && arguments.contains("+faststart"))
  }

  @Test func `with alpha, transparent pixels carry the colour of the nearest ink`() throws {
    let folder = try ScratchFolder()
    try encode(.webm, try program("cat > \"$out\"", in: folder), to: folder.path("a.webm"))
    let row: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 128, 255, 0, 0, 0]
    #expect(folder.bytes("a.webm") == row + row + [UInt8](repeating: 0, count: 48))
  }

  @Test func `a missing program is told apart, and leaves no file`() throws {
    let folder = try ScratchFolder()
    #expect(throws: ExportError.missingProgram(name: "no-such-program")) {
      try encode(.mp4, VideoOptions(program: "no-such-program"), to: folder.path("a.mp4"))
    }
    #expect(folder.names == [])
  }

  @Test func `a program that fails is reported with its last lines, and leaves no file`() throws {
    let folder = try ScratchFolder()
    let script = "for n in 1 2 3 4 5 6 7; do echo \"line $n\" >&2; done; cat > \"$out\"; exit 3"
    let options = try program(script, in: folder)
    #expect(
      throws: ExportError.programFailed(
        name: options.program, status: "exit status 3", lastLines: (3...7).map { "line \($0)" })
    ) { try encode(.mp4, options, to: folder.path("a.mp4")) }
    #expect(folder.names == ["arguments", "program"])
  }

  @Test func `a program that ends well and writes nothing is reported, and leaves no file`() throws {
    let folder = try ScratchFolder()
    let options = try program("cat > /dev/null", in: folder)
    #expect(
      throws: ExportError.programFailed(name: options.program, status: "nothing written", lastLines: [])
    ) { try encode(.mp4, options, to: folder.path("a.mp4")) }
    #expect(folder.names == ["arguments", "program"])
  }

  @Test func `a program that is killed is reported, and leaves no file`() throws {
    let folder = try ScratchFolder()
    let options = try program("echo half > \"$out\"; kill -9 $$", in: folder)
    #expect(
      throws: ExportError.programFailed(name: options.program, status: "signal 9", lastLines: [])
    ) {
      let encoder = try VideoEncoder(path: folder.path("a.mp4"), format: .mp4, options: options)
      try encoder.begin(sequence)
      for _ in 0..<100_000 { try encoder.encode(try Bitmap(width: 3, height: 2), steps: 1) }
      try encoder.finish()
    }
    #expect(folder.names.filter { $0 != "arguments" } == ["program"])
  }

  @Test func `what a program that fails has said is told, and that it has said nothing`() throws {
    let folder = try ScratchFolder()
    for (script, told) in [
      ("cat > /dev/null; exit 255", "failed (exit status 255), without a word"),
      ("cat > /dev/null; echo one >&2; echo two >&2; exit 1", "failed (exit status 1)\n  one\n  two"),
    ] {
      let options = try program(script, in: folder)
      let error = #expect(throws: ExportError.self) { try encode(.mp4, options, to: folder.path("a.mp4")) }
      #expect(error?.description == "'\(options.program)' \(told)")
    }
  }

  @Test func `an encoder that is given up ends the program and leaves no file`() throws {
    let folder = try ScratchFolder()
    let options = try program("echo half > \"$out\"; sleep 60", in: folder)
    do {
      let encoder = try VideoEncoder(path: folder.path("a.mp4"), format: .mp4, options: options)
      try encoder.begin(sequence)
    }
    #expect(folder.names.filter { $0 != "arguments" } == ["program"])
  }

  @Test func `an old file stays when the new one fails`() throws {
    let folder = try ScratchFolder()
    try folder.write("a.mp4", [9])
    let options = try program("exit 1", in: folder)
    #expect(throws: ExportError.self) { try encode(.mp4, options, to: folder.path("a.mp4")) }
    #expect(folder.bytes("a.mp4") == [9])
  }

  @Test func `the nearest ink is the nearest`() {
    var seed = 3 as UInt32
    print("seed \(seed)")
    let (width, height) = (13, 11)
    for _ in 0..<20 {
      var ink: [Int] = []
      for index in 0..<width * height {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        if seed >> 24 < 12 { ink.append(index) }
      }
      guard !ink.isEmpty else { continue }
      func distance(_ left: Int, _ right: Int) -> Int {
        let (dx, dy) = (left % width - right % width, left / width - right / width)
        return dx * dx + dy * dy
      }
      let nearest = NearestInk.indices(width: width, height: height) { ink.contains($0) }
      for index in nearest.indices {
        let best = ink.map { distance($0, index) }.min() ?? 0
        #expect(distance(nearest[index], index) <= best + 1)
      }
    }
  }

  @Test func `two inks each bleed into their own surroundings`() throws {
    let picture = try Pictures.bitmap(9, 1) { x, _ in x == 2 ? (255, 0, 0, 255) : (0, 0, 255, x == 6 ? 255 : 0) }
    let colors = ColorBleeding.pixels(of: picture).map { $0 & 0xFF_FFFF }
    #expect(colors.prefix(4) == [0x0000FF, 0x0000FF, 0x0000FF, 0x0000FF])
    #expect(colors.suffix(4) == [0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000])
  }

  @Test func `what rounding says of the colour of weak pixels is not believed, but another colour is`() throws {
    // Alpha 20: red that was rounded to 216, which is off by a twentieth, and green.
    let pixels: [(Int, Int, Int, Int)] = [
      (204, 51, 51, 255), (216, 51, 51, 20), (0, 255, 0, 20), (0, 0, 255, 255),
    ]
    let colors = ColorBleeding.pixels(of: try Pictures.bitmap(4, 1) { x, _ in pixels[x] }).map { $0 & 0xFF_FFFF }
    #expect(colors == [0x3333CC, 0x3333CC, 0x00FF00, 0xFF0000])
  }
}
