import GlyphInterp

/// Tries every choice of pairs that the rules allow, for texts of a few clusters.
///
/// Written from the rules alone, as the judge of the matcher: no table, no cleverness.
struct ExhaustiveMatcher {
  /// What the rules compare, in their order.
  struct Score: Equatable, CustomStringConvertible {
    var hasLoneWord = 0
    var shared = 0
    var travel = 0
    var indexSum = 0
    var texts: [String] = []

    func isBetter(than other: Score) -> Bool {
      if hasLoneWord != other.hasLoneWord { return hasLoneWord > other.hasLoneWord }
      if shared != other.shared { return shared > other.shared }
      if travel != other.travel { return travel < other.travel }
      if indexSum != other.indexSum { return indexSum < other.indexSum }
      return texts.lexicographicallyPrecedes(other.texts)
    }

    var description: String {
      "lone \(hasLoneWord), shared \(shared), travel \(travel), sum \(indexSum), \(texts)"
    }
  }

  let old: [MatchUnit]
  let new: [MatchUnit]

  func best() -> Score {
    bestAlignment(words(old)[...], words(new)[...])
  }

  /// The score of pairs of equal text, given as indices.
  func score(_ pairs: [(Int, Int)]) -> Score {
    var score = Score()
    for (i, j) in pairs {
      let way = old[i].origin - new[j].origin
      score.shared += 1
      score.travel += Int(((way.x * way.x + way.y * way.y).squareRoot() * 64).rounded())
      score.indexSum += i + j
      score.texts.append(old[i].text)
    }
    return score
  }

  func words(_ units: [MatchUnit]) -> [[Int]] {
    var words: [[Int]] = []
    for index in units.indices {
      if index > 0 && units[index].word == units[index - 1].word {
        words[words.count - 1].append(index)
      } else {
        words.append([index])
      }
    }
    return words.filter { units[$0[0]].role != .space }
  }

  private func bestAlignment(_ one: ArraySlice<[Int]>, _ other: ArraySlice<[Int]>) -> Score {
    guard let first = one.first else { return Score() }
    var best = bestAlignment(one.dropFirst(), other)
    for position in other.indices {
      guard var score = wordScore(first, other[position]) else { continue }
      let rest = bestAlignment(one.dropFirst(), other[(position + 1)...])
      score.hasLoneWord += rest.hasLoneWord
      score.shared += rest.shared
      score.travel += rest.travel
      score.indexSum += rest.indexSum
      score.texts += rest.texts
      if score.isBetter(than: best) { best = score }
    }
    return best
  }

  /// The best pairs of two words; `nil` if the words must not align.
  private func wordScore(_ one: [Int], _ other: [Int]) -> Score? {
    var best = Score()
    for pairs in choices(one[...], other[...]) {
      let score = score(pairs)
      if score.isBetter(than: best) { best = score }
    }
    let isExempt = loneWord(old) == one || loneWord(new) == other
    best.hasLoneWord = isExempt ? 1 : 0
    let similarity = 2 * Double(best.shared) / Double(one.count + other.count)
    return isExempt || similarity >= 0.4 ? best : nil
  }

  private func loneWord(_ units: [MatchUnit]) -> [Int]? {
    let words = words(units)
    return words.count == 1 ? words[0] : nil
  }

  /// Every order-preserving choice of pairs of equal text.
  private func choices(_ one: ArraySlice<Int>, _ other: ArraySlice<Int>) -> [[(Int, Int)]] {
    guard let first = one.first else { return [[]] }
    var choices = choices(one.dropFirst(), other)
    for position in other.indices where old[first].text == new[other[position]].text {
      for rest in self.choices(one.dropFirst(), other[(position + 1)...]) {
        choices.append([(first, other[position])] + rest)
      }
    }
    return choices
  }
}
