import GlyphInterp

@testable import GlyphInterpExport

/// A reader of PNG and animated PNG written from the specification, apart from the encoder.
struct PNGReader {
  struct Chunk {
    let type: String
    let data: [UInt8]
    let hasGoodChecksum: Bool
  }

  /// A picture of the animation: what a viewer shows, red, green, blue, alpha, straight.
  struct Frame {
    let pixels: [UInt8]
    let delay: (numerator: Int, denominator: Int)
    let rect: PixelRect
    let blend: Int
  }

  let chunks: [Chunk]
  let width: Int
  let height: Int
  let colorType: Int
  private let palette: [[UInt8]]

  init(_ bytes: [UInt8]) throws {
    try expect(Array(bytes.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10], "signature")
    var chunks: [Chunk] = []
    var offset = 8
    while offset < bytes.count {
      let length = number(bytes, offset)
      let end = offset + 8 + length
      try expect(end + 4 <= bytes.count, "chunk length")
      chunks.append(
        Chunk(
          type: String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self),
          data: Array(bytes[offset + 8..<end]),
          hasGoodChecksum: slowCRC(bytes[offset + 4..<end]) == UInt32(number(bytes, end))))
      offset = end + 4
    }
    self.chunks = chunks
    let header = chunks[0].data
    width = number(header, 0)
    height = number(header, 4)
    colorType = Int(header[9])
    try expect(header[8] == 8 && Array(header[10...]) == [0, 0, 0], "header")
    let components = chunks.first { $0.type == "PLTE" }?.data ?? []
    let alphas = chunks.first { $0.type == "tRNS" }?.data ?? []
    palette = (0..<components.count / 3).map {
      Array(components[$0 * 3..<$0 * 3 + 3]) + [$0 < alphas.count ? alphas[$0] : 255]
    }
  }

  var types: [String] { chunks.map(\.type) }

  /// The still picture.
  var pixels: [UInt8] {
    get throws {
      try decode(chunks.filter { $0.type == "IDAT" }.flatMap(\.data), width: width, height: height)
    }
  }

  var playCount: Int? { chunks.first { $0.type == "acTL" }.map { number($0.data, 4) } }
  var announcedFrameCount: Int? { chunks.first { $0.type == "acTL" }.map { number($0.data, 0) } }

  /// The pictures of the animation, composed.
  var frames: [Frame] {
    get throws {
      var frames: [Frame] = []
      var canvas = [UInt8](repeating: 0, count: width * height * 4)
      var control: [UInt8]?
      var sequenceNumber = 0
      for chunk in chunks {
        switch chunk.type {
        case "fcTL":
          try expect(number(chunk.data, 0) == sequenceNumber, "sequence number")
          sequenceNumber += 1
          control = chunk.data
        case "IDAT", "fdAT":
          guard let control else { continue }
          var data = chunk.data
          if chunk.type == "fdAT" {
            try expect(number(data, 0) == sequenceNumber, "sequence number")
            sequenceNumber += 1
            data.removeFirst(4)
          }
          let (wide, high) = (number(control, 4), number(control, 8))
          let (x, y) = (number(control, 12), number(control, 16))
          try expect(control[24] == 0, "dispose")
          let pixels = try decode(data, width: wide, height: high)
          for row in 0..<high {
            for column in 0..<wide {
              let source = Array(pixels[(row * wide + column) * 4..<(row * wide + column) * 4 + 4])
              let target = ((y + row) * width + x + column) * 4
              if control[25] == 1 && source[3] == 0 { continue }
              // Anything but a hole or an opaque pixel over something would need arithmetic.
              try expect(
                control[25] == 0 || source[3] == 255 || canvas[target + 3] == 0, "inexact blend")
              canvas.replaceSubrange(target..<target + 4, with: source)
            }
          }
          frames.append(
            Frame(
              pixels: canvas,
              delay: (Int(control[20]) << 8 | Int(control[21]), Int(control[22]) << 8 | Int(control[23])),
              rect: PixelRect(minX: x, minY: y, maxX: x + wide, maxY: y + high),
              blend: Int(control[25])))
        default: break
        }
      }
      return frames
    }
  }

  private func decode(_ stream: [UInt8], width: Int, height: Int) throws -> [UInt8] {
    let size = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0
    let rowSize = width * size
    let raw = try Inflater.bytes(inZlibStream: stream, count: (rowSize + 1) * height)
    var samples: [UInt8] = []
    for y in 0..<height {
      let filter = raw[y * (rowSize + 1)]
      for x in 0..<rowSize {
        let left = x >= size ? Int(samples[y * rowSize + x - size]) : 0
        let above = y > 0 ? Int(samples[(y - 1) * rowSize + x]) : 0
        let corner = y > 0 && x >= size ? Int(samples[(y - 1) * rowSize + x - size]) : 0
        let estimate = left + above - corner
        let distances = [left, above, corner].map { abs(estimate - $0) }
        let paeth =
          distances[0] <= distances[1] && distances[0] <= distances[2]
          ? left : distances[1] <= distances[2] ? above : corner
        let prediction = [0, left, above, (left + above) / 2, paeth][Int(filter)]
        samples.append(UInt8((Int(raw[y * (rowSize + 1) + 1 + x]) + prediction) & 255))
      }
    }
    return stride(from: 0, to: samples.count, by: size).flatMap { place -> [UInt8] in
      switch colorType {
      case 0: [samples[place], samples[place], samples[place], 255]
      case 2: samples[place..<place + 3] + [255]
      case 3: palette[Int(samples[place])]
      case 4: [samples[place], samples[place], samples[place], samples[place + 1]]
      default: Array(samples[place..<place + 4])
      }
    }
  }
}

private struct Malformed: Error {
  let what: String
}

private func expect(_ condition: Bool, _ what: String) throws {
  if !condition { throw Malformed(what: what) }
}

private func number(_ bytes: [UInt8], _ offset: Int) -> Int {
  bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
}

/// CRC-32 bit by bit (PNG, annex D).
private func slowCRC(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
    (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
