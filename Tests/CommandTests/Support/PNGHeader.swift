import Testing

/// What the first chunks of a PNG file say.
struct PNGHeader {
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Frames of an animated picture; `nil` for a still one.
  let frameCount: Int?

  /// Reads IHDR and acTL (PNG, Third Edition, sections 11.2.1 and 11.3.4.1).
  init(_ bytes: [UInt8]) throws {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    try #require(bytes.count > 33 && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    width = number(16)
    height = number(20)
    var offset = 8
    var frames: Int?
    while offset + 12 <= bytes.count {
      if Array(bytes[offset + 4..<offset + 8]) == Array("acTL".utf8) { frames = number(offset + 8) }
      if Array(bytes[offset + 4..<offset + 8]) == Array("IDAT".utf8) { break }
      offset += 12 + number(offset)
    }
    frameCount = frames
  }
}
