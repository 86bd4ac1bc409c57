import GlyphInterp
import Testing

@Suite struct FrameRateTests {
  /// Frames of a motion by rate, for 0.1, 0.35, 0.5, 1, 1.11 and 10 s: round(d · rate) + 1.
  static let table: [(text: String, counts: [Int])] = [
    ("24", [3, 9, 13, 25, 28, 241]),
    ("25", [4, 10, 14, 26, 29, 251]),
    ("30000/1001", [4, 11, 16, 31, 34, 301]),
    ("30", [4, 12, 16, 31, 34, 301]),
    ("50", [6, 19, 26, 51, 57, 501]),
    ("60", [7, 22, 31, 61, 68, 601]),
  ]

  @Test(arguments: table.indices)
  func `case 89: a motion has round(d · rate) + 1 frames`(row: Int) throws {
    let rate = try FrameRate(validating: Self.table[row].text)
    let counts = [0.1, 0.35, 0.5, 1, 1.11, 10].map { rate.frameCount(lasting: $0) }
    #expect(counts == Self.table[row].counts, "\(rate)")
  }

  @Test func `Frame k shows k / rate`() throws {
    #expect(FrameRate.standard.time(ofFrame: 30) == 0.5)
    #expect(FrameRate.film.time(ofFrame: 6) == 0.25)
    #expect(abs(FrameRate.ntsc.time(ofFrame: 30_000) - 1_001) < 1e-9)
    #expect(FrameRate.pal.framesPerSecond == 25)
  }

  @Test func `A length that is written as half a frame counts as half`() throws {
    let rate = try FrameRate(50)
    // 0.29 · 50 is 14.499… in binary.
    #expect(rate.frames(in: 0.29) == 15)
    #expect(rate.frames(in: 0.35) == 18)
    #expect(rate.frames(in: 0.349) == 17)
    #expect(rate.frames(in: -1) == 0)
    #expect(rate.frames(in: .nan) == 0)
    #expect(rate.frames(in: .infinity) == FrameRate.frameLimit)
  }

  @Test func `Rates are read from numbers, fractions and decimal numbers`() throws {
    #expect(try FrameRate(validating: "60") == .standard)
    #expect(try FrameRate(validating: "30000/1001") == .ntsc)
    #expect(try FrameRate(validating: "48/2") == .film)
    #expect(try FrameRate(validating: "29.97") == FrameRate(2_997, 100))
    #expect(try FrameRate(validating: "25.0") == .pal)
    #expect(try FrameRate(validating: "1/2").framesPerSecond == 0.5)
    #expect(try FrameRate(validating: "1000").description == "1000")
    #expect(FrameRate.ntsc.description == "30000/1001")
  }

  @Test(
    arguments: [
      "", "0", "-5", "+5", "abc", "30/", "/1001", "30/0", "1/2/3", "1.2.3", ".5", "5.", "1e3",
      "1001", "100001/100", "nan", "inf", " 30", "1234567890", "٣٠", "29.97/1",
    ])
  func `Other texts are refused by name`(text: String) {
    #expect(throws: AnimationError.invalidFrameRate(text, limit: 1_000)) {
      try FrameRate(validating: text)
    }
  }
}
