import GlyphInterp

/// A glyph taken apart into pictures of its colours and pictures of its alphas, which players put together again.
struct LottieMixture {
  /// A time in which one of its pictures is all that is seen, so that it need not be taken apart.
  struct Rest: Equatable {
    /// The number of the picture.
    let stage: Int
    /// The time in frames.
    let frames: ClosedRange<Double>
  }

  /// The letter.
  let name: String
  /// When it rests.
  let rests: [Rest]
  /// Layers of its colours, the lowest first; nothing is seen through them.
  var colors: [String] = []
  /// Layers of its alphas as grey, the lowest first.
  var alphas: [String] = []

  /// When all of some rest, in frames.
  static func commonRests(of mixtures: [LottieMixture]) -> [ClosedRange<Double>] {
    guard let first = mixtures.first else { return [] }
    return mixtures.dropFirst().reduce(first.rests.map(\.frames)) { common, mixture in
      common.flatMap { own in
        mixture.rests.map(\.frames).filter { $0.overlaps(own) }.map { $0.clamped(to: own) }
      }
    }
  }
}
