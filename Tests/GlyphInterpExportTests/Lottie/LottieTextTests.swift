import Testing

@testable import GlyphInterpExport

@Suite struct LottieTextTests {
  /// A number as a player reads it from a file.
  private func read(_ level: Double) throws -> Double {
    try #require(Double(LottieText.number(level, decimals: LottieText.levelDecimals)))
  }

  @Test func `components are the same steps of 255 in players that cut and in players that round`() throws {
    for step in 0...255 {
      for isKeyed in [false, true] {
        let level = try read(LottieText.level(Double(step) / 255, isKeyed: isKeyed))
        // rlottie has numbers of 32 bits, lottie-web of 64.
        #expect(UInt8(255 * Float(level)) == UInt8(step))
        #expect(Int(255 * level) == step)
        #expect(Int((255 * level).rounded()) == step)
      }
    }
  }

  @Test func `what stands still is as near as can be, and what stands between steps is the nearest one`() throws {
    #expect(try read(LottieText.level(0.8, isKeyed: false)) == 0.8)
    // 229 of 255 is 0.89804.
    #expect(try read(LottieText.level(229.0 / 255, isKeyed: false)) == 0.8981)
    #expect(try read(LottieText.level(0.5, isKeyed: false)) == 0.502)
    #expect(try read(LottieText.level(100.2 / 255, isKeyed: false)) == 0.3922)
    #expect(Int(255 * LottieText.level(100.7 / 255, isKeyed: true)) == 101)
    #expect([-0.1, 0, 1, 1.1].map { LottieText.level($0, isKeyed: true) } == [0, 0, 1, 1])
  }
}
