/// Cuts a styled text into paragraphs, and these into items to be shaped in one go.
struct Itemizer {
  /// A paragraph and its items, logical order.
  struct Paragraph {
    var range: Range<Int>
    var level: UInt8
    var items: [ShapingItem]
  }

  /// Cuts a text at LF, CRLF, U+2028 and U+2029 (CRLF counts as LF) and each paragraph by style.
  ///
  /// A change of colour or palette alone does not split an item: kerning, ligatures and joins hold across it.
  func paragraphs(of text: StyledText) -> [Paragraph] {
    paragraphRanges(of: text.string).map { range in
      Paragraph(range: range, level: level(of: text, in: range), items: items(of: text, in: range))
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
    case .automatic: TextDirection.firstStrongLevel(of: text.string, in: range)
    }
  }

  private func items(of text: StyledText, in paragraph: Range<Int>) -> [ShapingItem] {
    var items: [ShapingItem] = []
    for run in text.runs {
      let range = run.range.clamped(to: paragraph)
      guard !range.isEmpty else { continue }
      let item = ShapingItem(
        range: range, paragraph: paragraph, face: run.style.font,
        level: level(of: text, in: range), script: nil, language: run.style.language,
        features: features(of: run.style))
      if let last = items.last, last.continues(into: item), styleShapesAlike(text, last.range, run) {
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        items.append(item)
      }
    }
    return items
  }

  /// Whether two neighbouring runs may be shaped together.
  private func styleShapesAlike(_ text: StyledText, _ range: Range<Int>, _ run: StyledText.Run) -> Bool {
    guard let before = text.runs.last(where: { $0.range.lowerBound < run.range.lowerBound }) else {
      return false
    }
    return before.style.shapesLike(run.style)
  }

  /// Tracked letters form no optional ligatures (semantics, "Lines").
  private func features(of style: TextStyle) -> [FontFeature] {
    guard style.tracking != 0 else { return style.features }
    let off = ["liga", "clig", "dlig", "hlig"].compactMap { OpenTypeTag($0) }
    return off.map { FontFeature(tag: $0, value: 0) } + style.features
  }
}

extension ShapingItem {
  /// Whether another item may follow in the same call of the shaper.
  fileprivate func continues(into next: ShapingItem) -> Bool {
    face.identity == next.face.identity && level == next.level && script == next.script
      && language == next.language && features == next.features
      && range.upperBound == next.range.lowerBound
  }
}
