import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct AnimatedWebPEncoderTests {
  /// The chunks of the file: their names and what they hold.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
    var result: [(String, [UInt8])] = []
    var place = 12
    while place + 8 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let size = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      result.append((name, Array(bytes[place + 8..<place + 8 + size])))
      place += 8 + size + size % 2
    }
    return result
  }

  private func encoded(
    _ options: AnimatedWebPOptions = .init(), steps: [Int], plays: Int = 0
  ) throws -> [(name: String, data: [UInt8])] {
    let frames = try steps.indices.map { try Pictures.disc(30, 20, x: 15, y: 10, radius: 3 + Double($0)) }
    let sink = MemorySink()
    try AnimatedWebPEncoder(sink: sink, options: options).encodeAll(frames, steps: steps, plays: plays)
    #expect(String(decoding: sink.bytes.prefix(4) + sink.bytes[8..<12], as: UTF8.self) == "RIFFWEBP")
    return chunks(sink.bytes)
  }

  @Test func `frames have durations in milliseconds that add up`() throws {
    let chunks = try encoded(steps: [1, 1, 1, 48], plays: 3)
    #expect(chunks.map(\.name) == ["VP8X", "ANIM", "ANMF", "ANMF", "ANMF", "ANMF"])
    let durations = chunks.filter { $0.name == "ANMF" }.map {
      Int($0.data[12]) | Int($0.data[13]) << 8 | Int($0.data[14]) << 16
    }
    #expect(durations == [17, 16, 17, 800])
    // Canvas 30×20, stored less one; loop count after the colour of the ground.
    #expect(Array(chunks[0].data[4..<10]) == [29, 0, 0, 19, 0, 0])
    #expect(Array(chunks[1].data[4..<6]) == [3, 0])
  }

  @Test func `without a quality frames are stored without loss, with one they are not`() throws {
    func codec(_ options: AnimatedWebPOptions) throws -> [String] {
      try encoded(options, steps: [1, 1]).filter { $0.name == "ANMF" }.map {
        String(decoding: $0.data[16..<20], as: UTF8.self)
      }
    }
    #expect(try codec(.init()).allSatisfy { $0 == "VP8L" })
    #expect(try codec(.init(quality: 50)).contains { $0 == "ALPH" || $0 == "VP8 " })
  }

  @Test func `a quality is that of alpha too`() throws {
    func bytesOfAlpha(_ quality: Int) throws -> Int {
      let frame = try Pictures.disc(300, 300, x: 150, y: 150, radius: 140, color: (200, 30, 60))
      let sink = MemorySink()
      try AnimatedWebPEncoder(sink: sink, options: .init(quality: quality)).encodeAll([frame])
      // What stands before a frame's chunks takes 16 bytes; its alpha comes first.
      let chunk = try #require(chunks(sink.bytes).first { $0.name == "ANMF" }?.data.dropFirst(16))
      #expect(String(decoding: chunk.prefix(4), as: UTF8.self) == "ALPH")
      return chunk.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(try bytesOfAlpha(20) * 10 < bytesOfAlpha(100) * 9)
  }

  @Test func `a side beyond 16,383 pixels is refused`() throws {
    #expect(throws: ExportError.unsupported(format: "WebP", limit: "at most 16383 pixels a side")) {
      try AnimatedWebPEncoder(sink: MemorySink()).begin(
        FrameSequence(width: 16_384, height: 1, rate: .standard, frameCount: 1, stepCount: 1))
    }
  }
}
