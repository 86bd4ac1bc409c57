/// The round of a number whose columns begin anew after some digits, as the minutes of a clock do after 59.
struct NumericRound: Hashable, Sendable {
  private let group: Int
  private let moduli: [NumericColumn: Int]

  /// The most places of a number that goes round.
  private static let mostPlaces = 18

  /// The round of one of a text's numbers; `nil` when none of its columns has a modulus.
  init?(group: Int, moduli: [NumericColumn: Int]) {
    self.group = group
    self.moduli = moduli.filter { entry in
      if case .integer(group, _) = entry.key { (1...10).contains(entry.value) } else { false }
    }
    guard !self.moduli.isEmpty else { return nil }
  }

  /// The shorter way round from one number to another: 1 up, −1 down; `nil` when one of them is not on the round.
  func direction(from old: DecimalNumber, to new: DecimalNumber) -> Int? {
    guard let old = old.smallInteger, let new = new.smallInteger, old >= 0, new >= 0 else { return nil }
    let places = max(2, String(max(old, new)).count, (moduli.keys.compactMap(place).max() ?? 0) + 1)
    guard places <= Self.mostPlaces, let (first, size) = turn(old, places), let (second, _) = turn(new, places) else {
      return nil
    }
    let up = (second - first + size) % size
    return up == 0 ? nil : 2 * up <= size ? 1 : -1
  }

  private func place(_ column: NumericColumn) -> Int? {
    if case .integer(_, let place) = column { place } else { nil }
  }

  /// Where a number is on the round, and the length of the round; `nil` when it has a digit that its column has not.
  private func turn(_ number: Int, _ places: Int) -> (turn: Int, size: Int)? {
    var (turn, size, rest) = (0, 1, number)
    for place in 0..<places {
      let modulus = moduli[.integer(group: group, place: place)] ?? 10
      guard rest % 10 < modulus else { return nil }
      turn += rest % 10 * size
      size *= modulus
      rest /= 10
    }
    return (turn, size)
  }
}
