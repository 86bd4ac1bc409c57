/// Which word each cluster of a text belongs to.
///
/// A word is what lies between two word breaks (UAX #29); an ideograph is a word of its own (semantics 3.2).
enum WordSegmentation {
  /// The word number of each cluster, ascending.
  static func words(of shaped: ShapedText) -> [Int] {
    var starts = WordBreaks.starts(in: shaped.text.string)[...]
    var words: [Int] = []
    var word = -1
    var utf8 = 0
    var utf16 = 0
    var previousWasIdeograph = false
    var scalars = shaped.text.string.unicodeScalars.makeIterator()
    for cluster in shaped.clusters {
      while utf8 < cluster.range.lowerBound, let scalar = scalars.next() {
        utf8 += UTF8.width(scalar)
        utf16 += UTF16.width(scalar)
      }
      let isIdeograph = cluster.text.unicodeScalars.first?.properties.isIdeographic == true
      var begins = word < 0 || isIdeograph || previousWasIdeograph
      while let start = starts.first, start <= utf16 {
        starts.removeFirst()
        begins = true
      }
      if begins { word += 1 }
      words.append(word)
      previousWasIdeograph = isIdeograph
    }
    return words
  }
}
