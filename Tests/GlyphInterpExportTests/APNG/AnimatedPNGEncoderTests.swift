import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct AnimatedPNGEncoderTests {
  private func read(
    _ frames: [Bitmap], steps: [Int]? = nil, rate: FrameRate = .standard, plays: Int = 0,
    options: AnimatedPNGOptions = .init()
  ) throws -> PNGReader {
    let sink = MemorySink()
    try AnimatedPNGEncoder(sink: sink, options: options)
      .encodeAll(frames, steps: steps, rate: rate, plays: plays)
    #expect(sink.isFinished)
    let reader = try PNGReader(sink.bytes)
    #expect(reader.chunks.allSatisfy { $0.hasGoodChecksum })
    #expect(try reader.frames.count == reader.announcedFrameCount)
    return reader
  }

  private func growing(_ color: (Int, Int, Int) = (0, 0, 0)) throws -> [Bitmap] {
    try (0..<8).map {
      try Pictures.disc(60, 40, x: 30, y: 20, radius: 5 + Double($0), color: color)
    }
  }

  @Test func `frames come back pixel for pixel from a shared palette`() throws {
    let frames = try growing()
    let reader = try read(frames)
    #expect(reader.colorType == 3)
    #expect(try reader.frames.map(\.pixels) == frames.map(Pictures.straight))
  }

  @Test func `only what changes is stored`() throws {
    let first = try Pictures.disc(60, 40, x: 10, y: 10, radius: 5)
    let second = try Pictures.bitmap(60, 40) { x, y in
      (0, 0, 0, x == 40 && y == 30 ? 255 : Int(first[x, y].alpha))
    }
    let frames = try read([first, second]).frames
    #expect(frames[1].rect == PixelRect(minX: 40, minY: 30, maxX: 41, maxY: 31))
  }

  @Test func `equal frames become one that lasts longer`() throws {
    let disc = try Pictures.disc(20, 20, x: 10, y: 10, radius: 5)
    let other = try Pictures.disc(20, 20, x: 10, y: 10, radius: 6)
    let frames = try read([disc, disc, other], steps: [1, 2, 48]).frames
    #expect(frames.map { $0.delay.numerator * 60 / $0.delay.denominator } == [3, 48])
    #expect(frames[1].delay == (4, 5))
  }

  @Test func `the delay of 30000∕1001 frames a second is exact`() throws {
    let frames = try read(try growing(), rate: .ntsc).frames
    #expect(frames.allSatisfy { $0.delay == (1001, 30000) })
  }

  @Test func `the number of plays is kept`() throws {
    #expect(try read(try growing(), plays: 3).playCount == 3)
    #expect(try read(try growing()).playCount == 0)
  }

  @Test func `the 257th colour turns all frames into RGBA`() throws {
    let colors = [(0, 0, 0), (255, 0, 0), (0, 90, 0), (0, 0, 255), (200, 100, 50), (1, 2, 3), (9, 8, 7)]
    let frames = try colors.flatMap { color in try growing(color) }
    let reader = try read(frames)
    #expect(reader.colorType == 6)
    #expect(try reader.frames.map(\.pixels) == frames.map(Pictures.straight))
  }

  @Test func `on an opaque ground a frame is laid over the one before`() throws {
    let frames = try (0..<4).map { step in
      try Pictures.bitmap(64, 64) { x, y in
        // Two spots that change far from each other, on a ground that does not compress.
        let isInside = x == y && (x == 5 || x == 55)
        return isInside ? (10 * step, 20, 30, 255) : ((x * x * 7 + y * y * y * 13) % 31 * 8, 255, 0, 255)
      }
    }
    let reader = try read(frames)
    #expect(try reader.frames.map(\.pixels) == frames.map(Pictures.straight))
    #expect(try reader.frames.contains { $0.blend == 1 })
  }

  @Test func `a poster is shown in place of the animation`() throws {
    let frames = try growing()
    let reader = try read(frames, options: AnimatedPNGOptions(poster: frames[7]))
    #expect(try reader.pixels == Pictures.straight(frames[7]))
    #expect(try reader.frames.map(\.pixels) == frames.map(Pictures.straight))
    #expect(reader.types.prefix(8) == ["IHDR", "sRGB", "acTL", "PLTE", "tRNS", "IDAT", "fcTL", "fdAT"])
  }

  @Test func `a frame of another size is refused`() throws {
    let encoder = try AnimatedPNGEncoder(sink: MemorySink())
    #expect(
      throws: ExportError.frameSize(width: 4, height: 4, expectedWidth: 5, expectedHeight: 5)
    ) {
      try encoder.begin(
        FrameSequence(width: 5, height: 5, rate: .standard, frameCount: 1, stepCount: 1))
      try encoder.encode(try Bitmap(width: 4, height: 4), steps: 1)
    }
  }

  @Test func `delays beyond 16 bits are the nearest fraction`() throws {
    let long = FrameDelay(steps: 5_000, rate: .ntsc, limit: 65_535)
    #expect(abs(Double(long.numerator) / Double(long.denominator) - 5_000 * 1_001 / 30_000) < 1e-6)
    let second = FrameDelay(steps: 60, rate: .standard, limit: 65_535)
    #expect((second.numerator, second.denominator) == (1, 1))
    let days = FrameDelay(steps: 1_000_000, rate: try FrameRate(1), limit: 65_535)
    #expect((days.numerator, days.denominator) == (65_535, 1))
  }
}
