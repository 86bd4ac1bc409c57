/// The pieces of a PNG file (PNG, section 5).
struct PNGChunk {
  /// The eight bytes that every file starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Four letters.
  let type: String
  /// What the chunk holds.
  let data: [UInt8]

  /// Length, type, data, checksum.
  var bytes: [UInt8] {
    var body = Array(type.utf8)
    body += data
    var bytes = [UInt8]()
    bytes.reserveCapacity(data.count + 12)
    bytes.appendBigEndian(UInt32(data.count))
    bytes += body
    bytes.appendBigEndian(Checksum.crc32(body))
    return bytes
  }

  /// `IHDR`: size, 8 bits a sample, not interlaced.
  static func header(width: Int, height: Int, colorType: PNGColorType) -> PNGChunk {
    var data = [UInt8]()
    data.appendBigEndian(UInt32(width))
    data.appendBigEndian(UInt32(height))
    data += [8, colorType.rawValue, 0, 0, 0]
    return PNGChunk(type: "IHDR", data: data)
  }

  /// `sRGB`, with the perceptual intent.
  static let standardColorSpace = PNGChunk(type: "sRGB", data: [0])

  /// `IEND`.
  static let end = PNGChunk(type: "IEND", data: [])

  /// `PLTE` and, unless all colours are opaque, `tRNS`.
  ///
  /// - Parameter colors: premultiplied words; they are stored with straight alpha.
  static func palette(_ colors: [UInt32]) -> [PNGChunk] {
    var components = [UInt8]()
    var alphas = [UInt8]()
    for color in colors {
      let straight = StraightAlpha.pixel(color)
      components += [
        UInt8(straight & 0xFF), UInt8(straight >> 8 & 0xFF), UInt8(straight >> 16 & 0xFF),
      ]
      alphas.append(UInt8(straight >> 24))
    }
    while alphas.last == 255 { alphas.removeLast() }
    let palette = PNGChunk(type: "PLTE", data: components)
    return alphas.isEmpty ? [palette] : [palette, PNGChunk(type: "tRNS", data: alphas)]
  }
}
