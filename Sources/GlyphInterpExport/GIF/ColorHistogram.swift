import GlyphInterp

/// How often each colour occurs, in the order in which they were seen.
struct ColorHistogram {
  /// Opaque words.
  private(set) var colors: [UInt32] = []
  /// Pixels of each.
  private(set) var counts: [Int] = []

  /// Counts the pixels of a rectangle that are there.
  init(_ frame: FlatFrame, rect: PixelRect) {
    var places: [UInt32: Int] = [:]
    for y in rect.minY..<rect.maxY {
      for word in frame.words[y * frame.width + rect.minX..<y * frame.width + rect.maxX] where word != 0 {
        if let place = places[word] {
          counts[place] += 1
        } else {
          places[word] = colors.count
          colors.append(word)
          counts.append(1)
        }
      }
    }
  }
}
