import Testing

@testable import GlyphInterp

@Suite struct SequenceAnchorsTests {
  @Test func `the middle snake of Myers' example lies on a shortest script`() {
    // ABCABBA → CBABAC has distance 5 (Myers 1986, figure 1): a cut half-way leaves 3 and 2.
    let old = [1, 2, 3, 1, 2, 2, 1]
    let new = [3, 2, 1, 2, 1, 3]
    var snake = MiddleSnake()
    guard let cut = snake.find(old, old.indices, new, new.indices) else {
      Issue.record("no cut")
      return
    }
    #expect(old[cut.old..<cut.old + cut.count] == new[cut.new..<cut.new + cut.count])
    let before = distance(old[..<cut.old], new[..<cut.new])
    let after = distance(old[(cut.old + cut.count)...], new[(cut.new + cut.count)...])
    #expect(before + after == 5)
  }

  @Test(
    "cuts lie on a shortest script for random sequences, seeds 31 and 32",
    arguments: [31, 32] as [UInt64])
  func cutsAreShortest(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var snake = MiddleSnake()
    var cuts = 0
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        Int.random(in: 0..<3, using: &generator)
      }
      let new = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        Int.random(in: 0..<3, using: &generator)
      }
      if old.first == new.first || old.last == new.last { continue }
      guard let cut = snake.find(old, old.indices, new, new.indices) else { continue }
      cuts += 1
      #expect(old[cut.old..<cut.old + cut.count] == new[cut.new..<cut.new + cut.count])
      let before = distance(old[..<cut.old], new[..<cut.new])
      let after = distance(old[(cut.old + cut.count)...], new[(cut.new + cut.count)...])
      #expect(before + after == distance(old[...], new[...]), "seed \(seed)")
    }
    #expect(cuts > 50)
  }

  @Test("anchors are equal, in order and apart, seed 33")
  func anchorsAreInOrder() {
    var generator = SplitMix64(seed: 33)
    for size in [2, 40, 2_000] {
      let old = (0..<3_000).map { _ in Int.random(in: 0..<size, using: &generator) }
      let new = old.compactMap { element -> Int? in
        switch Int.random(in: 0..<30, using: &generator) {
        case 0: nil
        case 1: Int.random(in: 0..<size, using: &generator)
        default: element
        }
      }
      let runs = SequenceAnchors(old: old, new: new, gapSteps: 1_000)
        .runs(old.indices, new.indices)
      for run in runs {
        #expect(old[run.old..<run.old + run.count] == new[run.new..<run.new + run.count])
      }
      for (run, next) in zip(runs, runs.dropFirst()) {
        #expect(run.old + run.count <= next.old && run.new + run.count <= next.new)
      }
      #expect(runs.reduce(0) { $0 + $1.count } > 1_500)
    }
  }

  @Test func `pieces of a cut cover both sides in proportion`() {
    let pieces = ProportionalCut(steps: 30).pieces(0..<10, 0..<20) { $0.count * $1.count }
    #expect(pieces.map(\.old) == [0..<2, 2..<5, 5..<7, 7..<10])
    #expect(pieces.map(\.new) == [0..<5, 5..<10, 10..<15, 15..<20])
  }

  /// Insertions and removals of a shortest script, by table.
  private func distance(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
    var common = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (offset, y) in b.enumerated() {
        let above = common[offset + 1]
        common[offset + 1] = x == y ? diagonal + 1 : max(above, common[offset])
        diagonal = above
      }
    }
    return a.count + b.count - 2 * common[b.count]
  }
}
