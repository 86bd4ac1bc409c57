internal import CICU

/// The Unicode Bidirectional Algorithm (UAX #9).
enum BidiParagraph {
  /// The level of the first strong character (P2 and P3): 1 for Hebrew and Arabic letters, else 0.
  static func firstStrongLevel(of scalars: some Sequence<Unicode.Scalar>) -> UInt8 {
    for scalar in scalars {
      switch icu_direction(UChar32(bitPattern: scalar.value)) {
      case U_LEFT_TO_RIGHT: return 0
      case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC: return 1
      default: continue
      }
    }
    return 0
  }

  /// The order in which elements of given levels stand from left to right (L2), as indices into the levels.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe icu_reorder_visual(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
