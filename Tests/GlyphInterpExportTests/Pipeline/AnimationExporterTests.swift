import GlyphInterp
import Synchronization
import Testing

@testable import GlyphInterpExport

@Suite struct AnimationExporterTests {
  private struct DrawingFailed: Error {}

  private func sequence(_ count: Int) -> FrameSequence {
    FrameSequence(width: 8, height: 8, rate: .pal, frameCount: count, stepCount: count)
  }

  private func frame(_ index: Int) throws -> Bitmap {
    try Pictures.bitmap(8, 8) { x, y in (0, 0, 0, (index * 31 + x * 7 + y) % 256) }
  }

  private func raw(_ path: String) -> AnimationExporter.EncoderFactory {
    { RawFrameEncoder(sink: try FileSink(path: path)) }
  }

  @Test func `one rendering becomes several files, frames in order`() async throws {
    let folder = try ScratchFolder()
    let paths = (folder.path("a.png"), folder.path("b.gif"), folder.path("c.rgba"))
    let exporter = AnimationExporter(
      sequence(20),
      encoders: [
        { try AnimatedPNGEncoder(sink: FileSink(path: paths.0)) },
        { GIFEncoder(sink: try FileSink(path: paths.1)) }, raw(paths.2),
      ])
    var reported: [Int] = []
    try await exporter.export(
      progress: { reported.append($0) },
      frames: { deliver in
        for index in 0..<20 { try await deliver(try frame(index), 1) }
      })
    #expect(reported == Array(1...20))
    #expect(folder.names == ["a.png", "b.gif", "c.rgba"])
    let expected = try (0..<20).map { Pictures.straight(try frame($0)) }
    #expect(try PNGReader(try #require(folder.bytes("a.png"))).frames.map(\.pixels) == expected)
    #expect(try GIFReader(try #require(folder.bytes("b.gif"))).frames.count == 20)
    #expect(folder.bytes("c.rgba") == expected.flatMap { $0 })
  }

  @Test func `when one file cannot be made, none is`() async throws {
    let folder = try ScratchFolder()
    let exporter = AnimationExporter(
      sequence(100), encoders: [raw(folder.path("a.rgba")), raw(folder.path("no/b.rgba"))])
    await #expect(
      throws: ExportError.cannotCreate(
        path: folder.path("no/b.rgba"), reason: "no such file or directory")
    ) {
      try await exporter.export { deliver in
        for index in 0..<100 { try await deliver(try frame(index), 1) }
      }
    }
    #expect(folder.names == [])
  }

  @Test func `when drawing fails or frames are missing, no file appears`() async throws {
    let folder = try ScratchFolder()
    let exporter = AnimationExporter(sequence(5), encoders: [raw(folder.path("a.rgba"))])
    await #expect(throws: DrawingFailed.self) {
      try await exporter.export { deliver in
        try await deliver(try frame(0), 1)
        throw DrawingFailed()
      }
    }
    await #expect(throws: ExportError.frameCount(1, expected: 5)) {
      try await exporter.export { deliver in try await deliver(try frame(0), 1) }
    }
    #expect(folder.names == [])
  }

  @Test func `a cancelled task leaves no file`() async throws {
    let folder = try ScratchFolder()
    let exporter = AnimationExporter(sequence(1_000_000), encoders: [raw(folder.path("a.rgba"))])
    let bitmap = try frame(0)
    let task = Task {
      try await exporter.export { deliver in
        for _ in 0..<1_000_000 { try await deliver(bitmap, 1) }
      }
    }
    task.cancel()
    await #expect(throws: ExportError.cancelled) { try await task.value }
    #expect(folder.names == [])
  }

  @Test func `the one who draws waits for a slow encoder`() async throws {
    let queue = FrameQueue(capacity: 2)
    let sent = Mutex(0)
    let bitmap = try frame(0)
    let sender = Task {
      for _ in 0..<10 {
        try await queue.send(TimedFrame(bitmap: bitmap, steps: 1))
        sent.withLock { $0 += 1 }
      }
      await queue.close()
    }
    var received = 0
    while try await queue.next() != nil {
      received += 1
      // Two wait in the queue, and one may be on its way in.
      #expect(sent.withLock { $0 } <= received + 3)
    }
    try await sender.value
    #expect(received == 10)
  }
}
