import GlyphInterp

/// Pairs of long texts for timing the matcher, made from a seed.
///
/// Entry point: ``MatchingBenchmark/measure(report:)``.
struct MatchingBenchmark {
  /// How the new text differs from the old one.
  enum Change: String, CaseIterable {
    case identical
    case onePercent = "1 % edited"
    case thirtyPercent = "30 % edited"
    case unrelated
    case halvesSwapped = "halves swapped"
  }

  /// How the text is written.
  enum Script: String, CaseIterable {
    case words
    case oneWord = "one word"
    case ideographs
    case twoLetters = "two letters"
  }

  private var state: UInt64
  let script: Script

  init(script: Script, seed: UInt64 = 1) {
    self.script = script
    state = seed
  }

  /// The old and the new text, `count` clusters or a few more.
  mutating func texts(_ count: Int, _ change: Change) -> (old: [MatchUnit], new: [MatchUnit]) {
    let old = (0..<count).map { _ in cluster() }
    let new: [String]
    switch change {
    case .identical: new = old
    case .onePercent: new = edited(old, 100)
    case .thirtyPercent: new = edited(old, 3)
    case .unrelated: new = (0..<count).map { _ in cluster() }
    case .halvesSwapped: new = Array(old[(count * 2 / 5)...] + old[..<(count * 2 / 5)])
    }
    return (units(old), units(new))
  }

  private mutating func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func cluster() -> String {
    switch script {
    case .words:
      if random(6) == 0 { return " " }
      let letters = Array("eeeeeettttaaaoooiiinnnsssrrrhhhldcumfpgwybvk")
      return String(letters[random(letters.count)])
    case .oneWord: return String(UnicodeScalar(UInt8(97 + random(26))))
    case .ideographs: return String(UnicodeScalar(0x4E00 + UInt32(random(3_000))) ?? "一")
    case .twoLetters: return random(2) == 0 ? "a" : "b"
    }
  }

  private mutating func edited(_ old: [String], _ oneIn: Int) -> [String] {
    var new: [String] = []
    for cluster in old {
      guard random(oneIn) == 0 else {
        new.append(cluster)
        continue
      }
      switch random(3) {
      case 0: new.append(self.cluster())
      case 1: break
      default: new += [cluster, self.cluster()]
      }
    }
    return new
  }

  private func units(_ clusters: [String]) -> [MatchUnit] {
    var word = 0
    return clusters.enumerated().map { index, cluster in
      if cluster == " " || script == .ideographs { word += 1 }
      defer { if cluster == " " { word += 1 } }
      let glyphs = Int(cluster.unicodeScalars.first?.value ?? 0)
      return MatchUnit(
        text: cluster, word: word, origin: SIMD2(Double(index % 80) * 0.5, Double(index / 80)),
        design: 1, glyphs: glyphs, role: cluster == " " ? .space : .visible)
    }
  }
}
