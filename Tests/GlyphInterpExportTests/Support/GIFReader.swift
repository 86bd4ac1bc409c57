import GlyphInterp

/// A reader of animated GIF written from the specification, apart from the encoder.
struct GIFReader {
  struct Frame {
    /// What is on the screen: red, green, blue, 255, or four zeros.
    let pixels: [UInt8]
    /// Hundredths of a second.
    let delay: Int
    let rect: PixelRect
    let hasOwnColors: Bool
    let disposal: Int
  }

  private struct Malformed: Error {
    let what: String
  }

  let width: Int
  let height: Int
  private(set) var repetitions: Int?
  private(set) var frames: [Frame] = []
  private(set) var globalColorCount = 0

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard String(decoding: bytes.prefix(6), as: UTF8.self) == "GIF89a" else { throw Malformed(what: "signature") }
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    let flags = bytes[10]
    place = 13
    var global: [UInt8] = []
    if flags & 0x80 != 0 {
      global = take(3 << (Int(flags & 7) + 1))
      globalColorCount = global.count / 3
    }
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var control: [UInt8] = []
    while true {
      switch take(1)[0] {
      case 0x21:
        let label = take(1)[0]
        let blocks = takeBlocks()
        if label == 0xF9 { control = blocks }
        if label == 0xFF, String(decoding: blocks.prefix(11), as: UTF8.self) == "NETSCAPE2.0" {
          repetitions = Int(blocks[12]) | Int(blocks[13]) << 8
        }
      case 0x2C:
        let numbers = (0..<4).map { _ in
          let pair = take(2)
          return Int(pair[0]) | Int(pair[1]) << 8
        }
        let local = take(1)[0]
        let colors = local & 0x80 != 0 ? take(3 << (Int(local & 7) + 1)) : global
        let indices = try decode(width: Int(take(1)[0]), takeBlocks())
        let rect = PixelRect(
          minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2], maxY: numbers[1] + numbers[3])
        guard indices.count == numbers[2] * numbers[3] else { throw Malformed(what: "pixel count") }
        for (offset, index) in indices.enumerated() {
          if control[0] & 1 == 1 && index == control[3] { continue }
          let target = ((rect.minY + offset / rect.width) * width + rect.minX + offset % rect.width) * 4
          for part in 0..<3 { canvas[target + part] = colors[Int(index) * 3 + part] }
          canvas[target + 3] = 255
        }
        let disposal = Int(control[0] >> 2 & 7)
        frames.append(
          Frame(
            pixels: canvas, delay: Int(control[1]) | Int(control[2]) << 8, rect: rect,
            hasOwnColors: local & 0x80 != 0, disposal: disposal))
        if disposal == 2 {
          for y in rect.minY..<rect.maxY {
            for x in (y * width + rect.minX) * 4..<(y * width + rect.maxX) * 4 { canvas[x] = 0 }
          }
        }
      case 0x3B:
        guard place == bytes.count else { throw Malformed(what: "bytes after the end") }
        return
      default: throw Malformed(what: "block")
      }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    place += count
    return Array(bytes[place - count..<place])
  }

  private mutating func takeBlocks() -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let count = Int(take(1)[0])
      if count == 0 { return result }
      result += take(count)
    }
  }

  private func decode(width initial: Int, _ data: [UInt8]) throws -> [UInt8] {
    let clear = 1 << initial
    var table: [[UInt8]] = []
    var width = initial + 1
    var previous: [UInt8] = []
    var result: [UInt8] = []
    var bit = 0
    while true {
      var code = 0
      for offset in 0..<width {
        guard bit / 8 < data.count else { throw Malformed(what: "no end code") }
        code |= (Int(data[bit / 8]) >> (bit % 8) & 1) << offset
        bit += 1
      }
      if code == clear {
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = initial + 1
        previous = []
        continue
      }
      if code == clear + 1 {
        guard (bit + 7) / 8 == data.count else { throw Malformed(what: "data after the end code") }
        return result
      }
      guard code <= table.count, code < table.count || !previous.isEmpty else { throw Malformed(what: "code") }
      let entry = code < table.count ? table[code] : previous + [previous[0]]
      if !previous.isEmpty && table.count < 4096 { table.append(previous + [entry[0]]) }
      if table.count == 1 << width && width < 12 { width += 1 }
      result += entry
      previous = entry
    }
  }
}
