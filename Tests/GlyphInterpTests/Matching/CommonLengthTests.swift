import Testing

@testable import GlyphInterp

@Suite struct CommonLengthTests {
  @Test("lengths in common equal those of a table, also around 64 clusters, seed 21")
  func equalsTable() {
    var generator = SplitMix64(seed: 21)
    var common = CommonLength(vocabularySize: 4)
    for count in [0, 1, 5, 63, 64, 65, 130] {
      let pattern = (0..<count).map { _ in Int.random(in: 0..<4, using: &generator) }
      common.setPattern(pattern[...])
      for otherCount in [0, 1, 7, 64, 100] {
        let other = (0..<otherCount).map { _ in Int.random(in: 0..<4, using: &generator) }
        var table = [[Int]](
          repeating: [Int](repeating: 0, count: otherCount + 1), count: count + 1)
        for i in pattern.indices {
          for j in other.indices {
            table[i + 1][j + 1] =
              pattern[i] == other[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
          }
        }
        #expect(common.length(other[...]) == table[count][otherCount])
      }
    }
  }

  @Test func `the longest increasing chain`() {
    #expect(
      LongestIncreasing.select([3, 1, 4, 1, 5, 9, 2, 6]) { $0 } == [3, 4, 5, 6]
        || LongestIncreasing.select([3, 1, 4, 1, 5, 9, 2, 6]) { $0 } == [1, 4, 5, 6])
    #expect(LongestIncreasing.select([Int]()) { $0 }.isEmpty)
  }
}
