import Testing

@testable import GlyphInterpExport

@Suite struct DeflaterTests {
  /// Bytes that compress into every kind of block: repeated, noisy and nothing at all.
  private static func samples() -> [[UInt8]] {
    var seed = 11 as UInt32
    func noise(_ count: Int, _ levels: UInt32) -> [UInt8] {
      (0..<count).map { _ in
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return UInt8((seed >> 16) % levels)
      }
    }
    return [
      [], [7], noise(200, 4), noise(20_000, 256), noise(9_000, 3), noise(9_000, 256) + noise(60_000, 20),
      [UInt8](repeating: 9, count: 60_000),
    ]
  }

  @Test func `zeros before and after other bytes come back`() throws {
    let deflater = try Deflater()
    for bytes in Self.samples() {
      for (before, after) in [(0, 0), (100, 3), (0, 7_000), (7_001, 0), (2_064, 2_065), (30_000, 12_345)] {
        let stream = deflater.zlibStream(zerosBefore: before, bytes, zerosAfter: after)
        let expected =
          [UInt8](repeating: 0, count: before) + bytes + [UInt8](repeating: 0, count: after)
        #expect(
          try Inflater.bytes(inZlibStream: stream, count: expected.count) == expected,
          "\(before) zeros, \(bytes.count) bytes, \(after) zeros")
      }
    }
  }

  @Test func `a million zeros take 2 bits for 258`() throws {
    let stream = try Deflater().zlibStream(zerosBefore: 1_000_000, [], zerosAfter: 0)
    #expect(stream.count < 1_000_000 / 258 / 4 + 60)
  }

  @Test func `the last block is found in a stream of stored and fixed blocks`() {
    // A stored block of two bytes, then a fixed block: literals 'a', 'a', end.
    let stored: [UInt8] = [0, 2, 0, 0xFD, 0xFF, 1, 2]
    let fixed: [UInt8] = [0x4B, 0x4C, 0x04, 0x00]
    #expect(DeflateScanner.lastBlock(of: stored + fixed).map { [$0.start, $0.end] } == [56, 56 + 26])
    #expect(DeflateScanner.lastBlock(of: stored) == nil)
    #expect(DeflateScanner.lastBlock(of: [0x07]) == nil)
  }
}
