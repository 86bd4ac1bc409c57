/// Cuts a styled text into paragraphs, and these into items: by style, direction (UAX #9) and script (UAX #24).
struct Itemizer {
  /// A paragraph, or a line of one that an explicit line separator cuts off, and its items, logical order.
  struct Paragraph {
    /// In UTF-8 offsets of the whole text.
    var range: Range<Int>
    /// 0 left to right, 1 right to left.
    var level: UInt8
    /// Its items, without gaps.
    var items: [ShapingItem]
  }

  private let text: StyledText
  private let units: TextUnits

  /// Prepares to cut a text.
  init(_ text: StyledText, units: TextUnits) {
    self.text = text
    self.units = units
  }

  /// The paragraphs in order.
  ///
  /// A change of colour or palette alone does not split an item: kerning, ligatures and joins hold across it. No item
  /// begins inside a grapheme, which has the style, the level and the script of its first character.
  func paragraphs() -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var open: [Range<Int>] = []
    for piece in ParagraphBreaks.pieces(of: units.utf8) {
      open.append(piece.range)
      guard piece.endsParagraph, let first = open.first else { continue }
      let whole = first.lowerBound..<piece.range.upperBound
      let bytes = Array(units.utf8[whole])
      let (level, levels) = BidiParagraph.levels(of: bytes, direction: text.paragraph.direction)
      let scripts = UnicodeScript.scripts(of: bytes)
      for range in open {
        let items = items(in: range, levels: levels, scripts: scripts, start: whole.lowerBound)
        paragraphs.append(Paragraph(range: range, level: level, items: items))
      }
      open = []
    }
    return paragraphs
  }

  private func items(
    in range: Range<Int>, levels: [UInt8], scripts: [OpenTypeTag], start: Int
  ) -> [ShapingItem] {
    var items: [ShapingItem] = []
    var itemStart = range.lowerBound
    var style = text.styleIndex(at: range.lowerBound)
    var itemStyle = style
    func close(at end: Int) {
      guard end > itemStart else { return }
      let look = text.runs[itemStyle].style
      items.append(
        ShapingItem(
          range: itemStart..<end, face: look.font, level: levels[itemStart - start],
          script: scripts[itemStart - start], language: look.language, features: Self.features(of: look)))
    }
    for offset in range where units.isGraphemeStart[offset] {
      while style + 1 < text.runs.count, text.runs[style].range.upperBound <= offset { style += 1 }
      guard offset > itemStart else {
        itemStyle = style
        continue
      }
      let (own, first) = (offset - start, itemStart - start)
      if levels[own] == levels[first], scripts[own] == scripts[first],
        style == itemStyle || text.runs[style].style.shapesLike(text.runs[itemStyle].style)
      {
        continue
      }
      close(at: offset)
      itemStart = offset
      itemStyle = style
    }
    close(at: range.upperBound)
    return items
  }

  /// Tracked letters form no optional ligatures (semantics, "Lines").
  private static func features(of style: TextStyle) -> [FontFeature] {
    guard style.tracking != 0 else { return style.features }
    let optional = ["liga", "clig", "dlig", "hlig"].compactMap { OpenTypeTag($0) }
    return optional.map { FontFeature(tag: $0, value: 0) } + style.features
  }
}
