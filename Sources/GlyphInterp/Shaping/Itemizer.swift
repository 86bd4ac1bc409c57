/// Cuts a styled text into paragraphs, and these into items to be shaped in one go.
struct Itemizer {
  /// A paragraph and its items, logical order.
  struct Paragraph {
    /// In UTF-8 offsets of the whole text.
    var range: Range<Int>
    /// 0 left to right, 1 right to left.
    var level: UInt8
    /// Their ranges are offsets of the paragraph.
    var items: [ShapingItem]
  }

  /// Cuts a text at LF, CRLF, U+2028 and U+2029 (CRLF counts as LF) and each paragraph by style.
  ///
  /// A change of colour or palette alone does not split an item: kerning, ligatures and joins hold across it.
  func paragraphs(of text: StyledText) -> [Paragraph] {
    paragraphRanges(of: text.string).map { range in
      let level = level(of: text, in: range)
      return Paragraph(range: range, level: level, items: items(of: text, in: range, level: level))
    }
  }

  /// The ranges between explicit breaks; at least one, if only an empty one.
  func paragraphRanges(of string: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var offset = 0
    var previousWasReturn = false
    for scalar in string.unicodeScalars {
      let length = UTF8.width(scalar)
      switch scalar {
      case "\n" where previousWasReturn:
        start = offset + length
      case "\n", "\r", "\u{2028}", "\u{2029}":
        ranges.append(start..<offset)
        start = offset + length
      default:
        break
      }
      previousWasReturn = scalar == "\r"
      offset += length
    }
    ranges.append(start..<offset)
    return ranges
  }

  private func level(of text: StyledText, in range: Range<Int>) -> UInt8 {
    switch text.paragraph.direction {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .automatic: BidiParagraph.firstStrongLevel(of: text.string.substring(utf8: range).unicodeScalars)
    }
  }

  private func items(of text: StyledText, in paragraph: Range<Int>, level: UInt8) -> [ShapingItem] {
    var items: [ShapingItem] = []
    var previous: TextStyle?
    let script = UnicodeScript.leading(of: text.string.substring(utf8: paragraph).unicodeScalars)
    for run in text.runs {
      let range = run.range.clamped(to: paragraph)
      guard !range.isEmpty else { continue }
      let start = paragraph.lowerBound
      let item = ShapingItem(
        range: (range.lowerBound - start)..<(range.upperBound - start), face: run.style.font,
        level: level, script: script, language: run.style.language,
        features: features(of: run.style))
      if let last = items.last, last.continues(into: item), previous?.shapesLike(run.style) == true {
        items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
      } else {
        items.append(item)
      }
      previous = run.style
    }
    return items
  }

  /// Tracked letters form no optional ligatures (semantics, "Lines").
  private func features(of style: TextStyle) -> [FontFeature] {
    guard style.tracking != 0 else { return style.features }
    let optional = ["liga", "clig", "dlig", "hlig"].compactMap { OpenTypeTag($0) }
    return optional.map { FontFeature(tag: $0, value: 0) } + style.features
  }
}
