internal import CUnicodeText

/// The Unicode Bidirectional Algorithm (UAX #9).
enum BidiParagraph {
  /// The level of the first strong character (P2 and P3): 1 for Hebrew and Arabic letters, else 0.
  static func firstStrongLevel(of scalars: some Sequence<Unicode.Scalar>) -> UInt8 {
    for scalar in scalars {
      switch text_strong_direction(scalar.value) {
      case TEXT_STRONG_LEFT_TO_RIGHT: return 0
      case TEXT_STRONG_RIGHT_TO_LEFT: return 1
      default: continue
      }
    }
    return 0
  }

  /// The order in which elements of given levels stand from left to right (L2), as indices into the levels.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe text_visual_order(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
