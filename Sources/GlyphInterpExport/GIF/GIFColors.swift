import GlyphInterp

/// A colour table of at most 255 colours beside the transparent index, which is 0.
struct GIFColors {
  /// Colours beside the transparent one.
  static let capacity = 255
  /// The index of no colour.
  static let transparentIndex: UInt8 = 0
  /// A colour this close to one that is there, in every component, may take its place when the table is full: a ramp of
  /// 256 greys loses one step in 255.
  private static let nearness = 2

  private var table = ColorTable(capacity: capacity)
  /// Colours that took the place of others.
  private var substitutes: [UInt32: UInt8] = [:]

  /// Bits that every index fits in.
  var indexWidth: Int {
    let highest = table.colors.count
    return max(1, Int.bitWidth - highest.leadingZeroBitCount)
  }

  /// The index of a colour, which is added when it is new; `nil` when there is no room and nothing near.
  mutating func index(of word: UInt32) -> UInt8? {
    if let index = table.index(of: word) { return index + 1 }
    if let index = substitutes[word] { return index }
    guard let near = table.colors.firstIndex(where: { Self.isNear($0, word) }) else { return nil }
    let index = UInt8(near + 1)
    substitutes[word] = index
    return index
  }

  /// Red, green, blue of all entries, 2ⁿ of them.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [0, 0, 0]
    for color in table.colors {
      bytes += [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16 & 0xFF)]
    }
    bytes += repeatElement(0, count: (3 << indexWidth) - bytes.count)
    return bytes
  }

  private static func isNear(_ left: UInt32, _ right: UInt32) -> Bool {
    for shift in stride(from: 0 as UInt32, through: 16, by: 8) {
      let difference = Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)
      if difference.magnitude > nearness { return false }
    }
    return true
  }
}
