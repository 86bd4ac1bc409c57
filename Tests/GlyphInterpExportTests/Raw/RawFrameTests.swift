import GlyphInterp
import Testing

@testable import GlyphInterpExport

@Suite struct RawFrameTests {
  private let pixel = try? Pictures.bitmap(1, 1) { _, _ in (255, 0, 0, 128) }

  @Test func `raw pixels have straight alpha, a frame as often as it has steps`() throws {
    let sink = MemorySink()
    try RawFrameEncoder(sink: sink).encodeAll([try #require(pixel)], steps: [3])
    #expect(sink.bytes == [255, 0, 0, 128, 255, 0, 0, 128, 255, 0, 0, 128])
  }

  @Test func `YUV4MPEG2 has a header, and three planes a frame`() throws {
    let sink = MemorySink()
    let frame = try Pictures.bitmap(2, 1) { x, _ in x == 0 ? (0, 0, 0, 255) : (255, 0, 0, 255) }
    try Y4MEncoder(sink: sink).encodeAll([frame], steps: [2], rate: .ntsc)
    let header = Array("YUV4MPEG2 W2 H1 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
    // Red: luma 16 + 219 · 0.2126, chroma 128 − 224 · 0.2126 / 1.8556 and 128 + 224 / 2.
    let planes: [UInt8] = [16, 63, 128, 102, 128, 240]
    let picture = Array("FRAME\n".utf8) + planes
    #expect(sink.bytes == header + picture + picture)
  }

  @Test(
    arguments: [
      (0xFF00_0000, 16, 128, 128), (0xFFFF_FFFF, 235, 128, 128), (0xFFFF_0000, 32, 240, 118),
      (0xFF00_FF00, 173, 42, 26),
    ] as [(UInt32, UInt8, UInt8, UInt8)])
  func `levels of the corners of the colour cube`(word: UInt32, luma: UInt8, blue: UInt8, red: UInt8) {
    // The table of colour bars in ITU-R BT.709, 8 bits.
    #expect(Y4MEncoder.levels(word) == (luma, blue, red))
  }

  @Test func `formats without alpha stand on their ground`() throws {
    let sink = MemorySink()
    try Y4MEncoder(sink: sink, ground: .black).encodeAll([try Bitmap(width: 1, height: 1)])
    #expect(sink.bytes.suffix(3) == [16, 128, 128])
  }
}
