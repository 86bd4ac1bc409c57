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
}
