/// Cuts two stretches that have nothing to hold on to into short ones at equal fractions.
struct ProportionalCut {
  /// The steps that a piece may cost.
  let steps: Int

  /// The pieces in order; halving stops where one side has a single element.
  func pieces(
    _ old: Range<Int>, _ new: Range<Int>, cost: (Range<Int>, Range<Int>) -> Int
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var pieces: [(old: Range<Int>, new: Range<Int>)] = []
    var pending = [(old: old, new: new)]
    while let piece = pending.popLast() {
      if piece.old.count < 2 || piece.new.count < 2 || cost(piece.old, piece.new) <= steps {
        pieces.append(piece)
        continue
      }
      let oldMiddle = piece.old.lowerBound + piece.old.count / 2
      let newMiddle = piece.new.lowerBound + piece.new.count / 2
      pending.append((oldMiddle..<piece.old.upperBound, newMiddle..<piece.new.upperBound))
      pending.append((piece.old.lowerBound..<oldMiddle, piece.new.lowerBound..<newMiddle))
    }
    return pieces
  }
}
