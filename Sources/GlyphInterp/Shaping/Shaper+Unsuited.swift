extension Shaper {
  /// The graphemes that the item's own face has not, or not in the form that is asked for.
  ///
  /// Linear in the length of the item, however long a single grapheme is.
  mutating func unsuitedGraphemes(
    of item: ShapingItem, in paragraph: Range<Int>, of text: StyledText, units: TextUnits
  ) -> [Range<Int>] {
    let (request, start) = item.request(in: paragraph, of: units)
    let style = text.runs[text.styleIndex(at: item.range.lowerBound)].style
    let location = item.face.normalized(style.coordinates(on: item.face))
    let corner = grid(of: item.face, for: request).cell(at: location).corners[0]
    let glyphs = glyphs(of: item, request: request, at: corner)
    var graphemes = Set(graphemesThatAsk(in: item.range, units: units))
    var last = 0..<0
    for cluster in missingClusters(of: glyphs, item: item, start: start)
    where !last.contains(cluster.lowerBound) || !last.contains(cluster.upperBound - 1) {
      var offset = units.graphemeStart(at: cluster.lowerBound)
      while offset < cluster.upperBound {
        last = offset..<units.graphemeEnd(after: offset, limit: item.range.upperBound)
        graphemes.insert(last)
        offset = last.upperBound
      }
    }
    return graphemes.sorted { $0.lowerBound < $1.lowerBound }.filter { grapheme in
      let request = fallbackRequest(for: grapheme, of: item, in: text, units: units)
      return !EmojiPresentation(of: request.text).suits(item.face, for: request) || !item.face.covers(request)
    }
  }

  /// Where HarfBuzz's clusters stand in which the face lacks something, in the order of the glyphs.
  private func missingClusters(of glyphs: [ShapedGlyph], item: ShapingItem, start: Int) -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    var first = 0
    while first < glyphs.count {
      let lower = glyphs[first].cluster
      let limit = glyphs[first...].firstIndex { $0.cluster != lower } ?? glyphs.count
      if glyphs[first..<limit].contains(where: { $0.glyph == .notdef }) {
        let next = item.isRightToLeft ? first - 1 : limit
        let upper = glyphs.indices.contains(next) ? glyphs[next].cluster + start : item.range.upperBound
        clusters.append((lower + start)..<upper)
      }
      first = limit
    }
    return clusters
  }

  /// The graphemes of which a selector or a joiner says whether they shall be pictures.
  private func graphemesThatAsk(in range: Range<Int>, units: TextUnits) -> [Range<Int>] {
    var graphemes: [Range<Int>] = []
    var known = range.lowerBound
    for offset in range where offset >= known && units.isSelectorOrJoiner(at: offset) {
      let start = units.graphemeStart(at: offset)
      known = units.graphemeEnd(after: start, limit: range.upperBound)
      guard EmojiPresentation(of: units.text(in: start..<known)).isAsked else { continue }
      graphemes.append(start..<known)
    }
    return graphemes
  }
}

extension TextUnits {
  /// Where the grapheme that holds a byte begins.
  fileprivate func graphemeStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, !isGraphemeStart[start] { start -= 1 }
    return start
  }

  /// Whether U+FE0E, U+FE0F or U+200D stands at an offset.
  fileprivate func isSelectorOrJoiner(at offset: Int) -> Bool {
    guard offset + 2 < utf8.count else { return false }
    switch utf8[offset] {
    case 0xE2: return utf8[offset + 1] == 0x80 && utf8[offset + 2] == 0x8D
    case 0xEF: return utf8[offset + 1] == 0xB8 && (utf8[offset + 2] == 0x8E || utf8[offset + 2] == 0x8F)
    default: return false
    }
  }
}
