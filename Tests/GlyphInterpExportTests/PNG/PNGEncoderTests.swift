import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct PNGEncoderTests {
  private func roundTrip(_ bitmap: Bitmap, colorType: Int) throws -> PNGReader {
    let reader = try PNGReader(try PNGEncoder().encode(bitmap))
    #expect(reader.colorType == colorType)
    #expect((reader.width, reader.height) == (bitmap.width, bitmap.height))
    #expect(reader.chunks.allSatisfy { $0.hasGoodChecksum })
    #expect(try reader.pixels == Pictures.straight(bitmap))
    return reader
  }

  @Test func `text in one colour becomes a palette with alpha`() throws {
    let disc = try Pictures.disc(400, 300, x: 200, y: 150, radius: 90, color: (200, 30, 60))
    let reader = try roundTrip(disc, colorType: 3)
    #expect(reader.types == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test func `a small grey picture is stored as grey with alpha when that is smaller`() throws {
    let ramp = try Pictures.bitmap(32, 8) { x, y in (0, 0, 0, y * 32 + x) }
    let reader = try roundTrip(ramp, colorType: 4)
    #expect(reader.types == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func `an opaque grey picture is stored as grey`() throws {
    _ = try roundTrip(try Pictures.bitmap(20, 20) { x, y in (x * 9, x * 9, x * 9, 255) }, colorType: 0)
  }

  @Test func `more than 256 opaque colours are stored as RGB`() throws {
    _ = try roundTrip(
      try Pictures.bitmap(40, 40) { x, y in (x * 6, y * 6, (x + y) * 3, 255) }, colorType: 2)
  }

  @Test func `more than 256 translucent colours are stored as RGBA`() throws {
    _ = try roundTrip(
      try Pictures.bitmap(40, 40) { x, y in (x * 6, y * 6, 17, 255 - x) }, colorType: 6)
  }

  @Test func `every filter is undone by a reader`() throws {
    var seed = 7 as UInt32
    for _ in 0..<20 {
      let noise = try Pictures.bitmap(33, 17) { x, y in
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let step = Int(seed >> 28)
        return (x * 3 + step, y * 5 + step, x + y, 255)
      }
      _ = try roundTrip(noise, colorType: 2)
    }
  }

  @Test func `a single pixel has known bytes`() throws {
    let bytes = try PNGEncoder().encode(try Pictures.bitmap(1, 1) { _, _ in (255, 255, 255, 255) })
    // Read with zlib in another language: header 1×1, 8 bits, grey; rows 00 FF.
    #expect(Array(bytes[16..<29]) == [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    #expect(Array(bytes.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test func `straight alpha is c · 255 ∕ a, rounded`() {
    #expect(StraightAlpha.pixel(0x8040_2010) == 0x8080_4020)
    #expect(StraightAlpha.pixel(0x0301_0203) == 0x0355_AAFF)
    #expect(StraightAlpha.pixel(0x0000_0000) == 0)
    #expect(StraightAlpha.pixel(0xFF12_3456) == 0xFF12_3456)
  }

  @Test func `red under any alpha is saved as pure red, without dark fringes`() throws {
    let ramp = try Pictures.bitmap(256, 1) { x, _ in (255, 0, 0, x) }
    let pixels = try PNGReader(try PNGEncoder().encode(ramp)).pixels
    for alpha in 1...255 { #expect(Array(pixels[alpha * 4..<alpha * 4 + 4]) == [255, 0, 0, UInt8(alpha)]) }
  }
}
