import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct PNGSequenceEncoderTests {
  @Test func `a pattern has one number`() {
    #expect(FileNamePattern("frame-%04d.png")?.path(7) == "frame-0007.png")
    #expect(FileNamePattern("f%d.png")?.path(12) == "f12.png")
    #expect(FileNamePattern("100%%-%02d.png")?.path(123) == "100%-123.png")
    #expect(FileNamePattern("out/")?.path(3) == "out/frame-0003.png")
    #expect(FileNamePattern("50%/")?.path(3) == "50%/frame-0003.png")
    #expect(FileNamePattern("frame.png") == nil)
    #expect(FileNamePattern("%d-%d.png") == nil)
    #expect(FileNamePattern("%s.png") == nil)
  }

  @Test func `each frame is a file, a hold leaves no trace`() throws {
    let folder = try ScratchFolder()
    let frames = try (1...3).map { try Pictures.disc(20, 20, x: 10, y: 10, radius: Double($0)) }
    let pattern = try #require(FileNamePattern(folder.path("f%02d.png")))
    try PNGSequenceEncoder(pattern: pattern).encodeAll(frames, steps: [1, 1, 48])
    #expect(folder.names == ["f00.png", "f01.png", "f02.png"])
    for (name, frame) in zip(folder.names, frames) {
      let bytes = try #require(folder.bytes(name))
      #expect(try PNGReader(bytes).pixels == Pictures.straight(frame))
    }
  }

  @Test func `frames that workers compress are the same files`() async throws {
    let folder = try ScratchFolder()
    let square = Path(
      verbs: [.move, .line, .line, .close],
      points: [Point(x: 1, y: 1), Point(x: 9, y: 1), Point(x: 5, y: 9)])
    let scenes = (0..<6).map { index in
      Scene(
        outlines: [SceneOutline(path: square)],
        items: [
          .shape(
            SceneShape(
              placements: [Placement(outline: 0, origin: Point(x: Double(index), y: 0))], paint: .solid(.black)))
        ])
    }
    let renderer = try FrameRenderer(width: 20, height: 10, transform: { _ in .identity }, workerCount: 2)
    let sequence = FrameSequence(width: 20, height: 10, rate: .standard, frameCount: 6, stepCount: 6)
    let pattern = try #require(FileNamePattern(folder.path("f%d.png")))
    try await PNGSequenceEncoder(pattern: pattern).encode(sequence, renderedBy: renderer, scene: { scenes[$0] })
    #expect(folder.names.count == 6)
    for (index, scene) in scenes.enumerated() {
      var bitmap = try Bitmap(width: 20, height: 10)
      var alone = try Renderer()
      alone.render(scene, into: &bitmap, transform: .identity)
      #expect(folder.bytes("f\(index).png") == (try PNGEncoder().encode(bitmap)))
    }
  }

  @Test func `patterns overlap that share a name`() throws {
    func overlap(_ first: String, _ second: String) throws -> Bool {
      try #require(FileNamePattern(first)).overlaps(#require(FileNamePattern(second)))
    }
    #expect(try overlap("s/", "s/frame-%04d.png"))
    #expect(try overlap("s/frame-%d.png", "s/frame-%04d.png"))
    #expect(try overlap("f%d.png", "f1%d.png"))
    #expect(try !overlap("s/", "t/"))
    #expect(try !overlap("f%d.png", "f-%d.png"))
  }

  @Test func `a sequence that is given up leaves no file, and older frames as they were`() throws {
    let folder = try ScratchFolder()
    try folder.write("f00.png", [9])
    let pattern = try #require(FileNamePattern(folder.path("f%02d.png")))
    do {
      let encoder = try PNGSequenceEncoder(pattern: pattern)
      try encoder.begin(
        FrameSequence(width: 4, height: 4, rate: .standard, frameCount: 9, stepCount: 9))
      try encoder.encode(try Bitmap(width: 4, height: 4), steps: 1)
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["f00.png"])
    #expect(folder.bytes("f00.png") == [9])
  }

  @Test func `a filmstrip puts pictures side by side`() throws {
    let red = try Pictures.bitmap(2, 2) { _, _ in (255, 0, 0, 255) }
    let blue = try Pictures.bitmap(1, 3) { _, _ in (0, 0, 255, 255) }
    let strip = try Filmstrip.bitmap([red, blue], gap: 1)
    #expect((strip.width, strip.height) == (4, 3))
    #expect(strip[1, 1] == red[0, 0])
    #expect(strip[2, 1] == .clear)
    #expect(strip[3, 2] == blue[0, 0])
    #expect(strip[0, 2] == .clear)
  }
}
