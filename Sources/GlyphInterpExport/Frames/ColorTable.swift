/// The colours of a picture in the order in which they were seen, with a quick way from a colour to its index.
///
/// Colours are 32-bit words of premultiplied pixels. Two that are different premultiplied are different straight.
struct ColorTable {
  /// The colours.
  private(set) var colors: [UInt32] = []
  /// How many there may be.
  let capacity: Int
  /// Open addressing; an entry is the index plus one, 0 for free.
  private var slots: [UInt16]

  private static let slotCount = 1024

  /// Makes an empty table for at most 256 colours.
  init(capacity: Int = 256) {
    self.capacity = min(capacity, 256)
    slots = [UInt16](repeating: 0, count: Self.slotCount)
  }

  /// The index of a colour, which is added when it is new; `nil` when there is no room for it.
  mutating func index(of color: UInt32) -> UInt8? {
    // Fibonacci hashing: the top 10 bits of the product with 2³² / φ.
    var slot = Int((color &* 0x9E37_79B9) >> 22)
    while true {
      let entry = Int(slots[slot])
      if entry == 0 { break }
      if colors[entry - 1] == color { return UInt8(entry - 1) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    guard colors.count < capacity else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
