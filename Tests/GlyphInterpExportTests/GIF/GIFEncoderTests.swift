import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct GIFEncoderTests {
  private func read(
    _ frames: [Bitmap], steps: [Int]? = nil, rate: FrameRate, plays: Int = 0,
    flattening: Flattening = .ground(.white)
  ) throws -> GIFReader {
    let sink = MemorySink()
    try GIFEncoder(sink: sink, flattening: flattening)
      .encodeAll(frames, steps: steps, rate: rate, plays: plays)
    #expect(sink.isFinished)
    return try GIFReader(sink.bytes)
  }

  private func growing(_ color: (Int, Int, Int) = (0, 0, 0), count: Int = 8) throws -> [Bitmap] {
    try (0..<count).map { try Pictures.disc(60, 40, x: 30, y: 20, radius: 5 + Double($0), color: color) }
  }

  /// By the definition: premultiplied colour plus what shows through of the ground.
  private func over(_ bitmap: Bitmap, _ ground: (Int, Int, Int)) -> [UInt8] {
    stride(from: 0, to: bitmap.pixels.count, by: 4).flatMap { place -> [UInt8] in
      let rest = Double(255 - bitmap.pixels[place + 3])
      return zip(bitmap.pixels[place..<place + 3], [ground.0, ground.1, ground.2]).map {
        UInt8($0) + UInt8((Double($1) * rest / 255).rounded())
      } + [255]
    }
  }

  @Test func `case 87: without transparency soft edges stand on white`() throws {
    let frames = try growing()
    let reader = try read(frames, rate: FrameRate(50))
    #expect(reader.frames.map(\.pixels) == frames.map { over($0, (255, 255, 255)) })
    #expect(reader.repetitions == 0)
  }

  @Test func `case 87: a threshold keeps the pure colour, with hard edges`() throws {
    let frames = try growing((200, 30, 60))
    let reader = try read(frames + frames.reversed(), rate: FrameRate(50), flattening: .threshold)
    for frame in reader.frames {
      let pixels = stride(from: 0, to: frame.pixels.count, by: 4).map { Array(frame.pixels[$0..<$0 + 4]) }
      // Premultiplied 8-bit pixels of half alpha hold a colour to ±1.
      #expect(
        pixels.allSatisfy { pixel in
          pixel == [0, 0, 0, 0]
            || zip(pixel, [200, 30, 60, 255] as [Int]).allSatisfy { abs(Int($0) - $1) <= 1 }
        })
    }
  }

  @Test func `what disappears is cleared, under a matte too`() throws {
    let spots = try [10.0, 30, 50, 20].map { try Pictures.disc(60, 40, x: $0, y: 20, radius: 6) }
    let frames = spots + [try Bitmap(width: 60, height: 40)] + spots
    let reader = try read(frames, rate: FrameRate(50), flattening: .matte(Color(red: 0, green: 1, blue: 0)))
    for (frame, bitmap) in zip(reader.frames, frames) {
      let expected = over(bitmap, (0, 255, 0))
      for place in stride(from: 0, to: expected.count, by: 4) {
        let isThere = bitmap.pixels[place + 3] > 0
        #expect(
          Array(frame.pixels[place..<place + 4])
            == (isThere ? Array(expected[place..<place + 4]) : [0, 0, 0, 0]))
      }
    }
    #expect(reader.frames.count == frames.count)
  }

  @Test func `case 90: 30 frames a second last 3, 4, 3 hundredths and 3 s in all`() throws {
    let frames = try growing(count: 30)
    let delays = try read(frames + frames + frames, rate: FrameRate(30)).frames.map(\.delay)
    #expect(delays.prefix(6) == [3, 4, 3, 3, 4, 3])
    #expect(delays.reduce(0, +) == 300)
  }

  @Test func `case 91: more than 50 frames a second are refused, and 50 advised`() throws {
    #expect(GIFEncoder.rate(for: .standard) == (try FrameRate(50)))
    #expect(GIFEncoder.rate(for: .ntsc) == .ntsc)
    #expect(throws: ExportError.unsupported(format: "GIF", limit: "at most 50 frames a second")) {
      try read(try growing(), rate: .standard)
    }
  }

  @Test func `plays are one more than repetitions`() throws {
    let frames = try growing()
    #expect(try read(frames, rate: FrameRate(25), plays: 3).repetitions == 2)
    #expect(try read(frames, rate: FrameRate(25), plays: 1).repetitions == nil)
  }

  @Test func `a long hold goes on in frames that change nothing`() throws {
    let disc = try Pictures.disc(9, 9, x: 4, y: 4, radius: 3)
    let reader = try read([disc, try Bitmap(width: 9, height: 9)], steps: [1, 35_000], rate: FrameRate(50))
    #expect(reader.frames.map(\.delay) == [2, 65_535, 4_465])
    #expect(reader.frames[1].pixels == reader.frames[2].pixels)
  }

  @Test func `all 256 greys of black on white fit one shared table to within 2`() throws {
    let ramp = try Pictures.bitmap(256, 2) { x, y in (0, 0, 0, y == 0 ? x : 255 - x) }
    let turned = try Pictures.bitmap(256, 2) { x, y in (0, 0, 0, y == 1 ? x : 255 - x) }
    let reader = try read([ramp, turned], rate: FrameRate(50))
    #expect(reader.globalColorCount == 256)
    #expect(!reader.frames.contains { $0.hasOwnColors })
    let worst = zip(reader.frames[0].pixels, over(ramp, (255, 255, 255))).map { abs(Int($0) - Int($1)) }.max()
    #expect(worst == 1 || worst == 2)
  }

  @Test func `frames in other colours bring their own table, exact`() throws {
    let colors = [(0, 0, 0), (255, 0, 0), (0, 90, 0), (0, 0, 255), (200, 100, 50), (40, 200, 90), (90, 0, 170)]
    let frames = try colors.flatMap { try growing($0) }
    let reader = try read(frames, rate: FrameRate(50))
    #expect(reader.frames.contains { $0.hasOwnColors })
    #expect(reader.frames.map(\.pixels) == frames.map { over($0, (255, 255, 255)) })
  }

  @Test func `thousands of colours are mixed from 255, on average within 3 of 255`() throws {
    let frame = try Pictures.bitmap(48, 48) { x, y in (x * 255 / 47, y * 255 / 47, (x + y) * 255 / 94, 255) }
    let reader = try read([frame], rate: FrameRate(50))
    // The eye averages: means of 8×8 pixels are compared.
    var total = 0.0
    for cell in 0..<36 {
      for part in 0..<3 {
        var sum = 0
        for offset in 0..<64 {
          let place = ((cell / 6 * 8 + offset / 8) * 48 + cell % 6 * 8 + offset % 8) * 4 + part
          sum += Int(reader.frames[0].pixels[place]) - Int(frame.pixels[place])
        }
        total += abs(Double(sum)) / 64
      }
    }
    #expect(total / (36 * 3) < 3)
  }

  @Test func `thresholds are every 64th once`() {
    #expect(OrderedDithering.thresholds.sorted() == (0..<64).map { (Float($0) + 0.5) / 64 })
    // The top left corner of Bayer's matrix: 0 32 8 40.
    #expect(OrderedDithering.thresholds.prefix(4).map { Int($0 * 64) } == [0, 32, 8, 40])
  }

  @Test func `images that fill the code table many times come back`() throws {
    var seed = 1 as UInt32
    for width in [1, 2, 4, 8] {
      let indices = (0..<20_000).map { _ -> UInt8 in
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return UInt8(seed >> 24) >> UInt8(8 - width)
      }
      var compressor = GIFCompressor()
      let data = compressor.imageData(indices, indexWidth: width)
      let header: [UInt8] = Array("GIF89a".utf8) + [0, 1, 0, 1, 0xF7, 0, 0] + [UInt8](repeating: 0, count: 768)
      let descriptor: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 200, 0, 100, 0, 0]
      #expect(try GIFReader(header + descriptor + data + [0x3B]).frames.count == 1, "index width \(width)")
    }
  }
}
