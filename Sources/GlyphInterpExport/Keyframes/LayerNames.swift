/// Gives layers and shapes the names of their letters, no two alike.
struct LayerNames {
  private var counts: [String: Int] = [:]
  /// Names that are given; those of the parts of an SVG file are so from the start, but for those that start with an
  /// underscore, as no layer's does.
  private var taken: Set<String> = ["ground", "motion", "still"]

  /// A name for what draws a text: the text itself where it consists of letters, else its code points.
  mutating func name(for text: String) -> String {
    let stem =
      text.unicodeScalars.allSatisfy(\.properties.isAlphabetic) && !text.isEmpty
      ? text : "u" + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
    var name = stem
    while !taken.insert(name).inserted {
      counts[stem, default: 1] += 1
      name = "\(stem)-\(counts[stem, default: 2])"
    }
    return name
  }
}
