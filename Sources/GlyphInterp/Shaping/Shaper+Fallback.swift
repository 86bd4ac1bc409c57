extension Shaper {
  /// Cuts an item where its face lacks characters and other faces take over, cluster by cluster.
  mutating func pieces(
    of item: ShapingItem, in paragraph: Range<Int>, of text: StyledText, units: TextUnits,
    notices: inout [TransitionNotice]
  ) -> [ShapingItem] {
    var pieces: [ShapingItem] = []
    func add(_ range: Range<Int>, _ face: FontFace, _ content: ShapingItem.Content) {
      guard !range.isEmpty else { return }
      if let last = pieces.last, last.face == face, last.content == content {
        pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        var piece = item.over(range, showing: content)
        piece.face = face
        pieces.append(piece)
      }
    }
    var done = item.range.lowerBound
    for grapheme in unsuitedGraphemes(of: item, in: paragraph, of: text, units: units) {
      add(done..<grapheme.lowerBound, item.face, .text)
      done = grapheme.upperBound
      let request = fallbackRequest(for: grapheme, of: item, in: text, units: units)
      if let face = fallback(for: request) {
        add(grapheme, face, .text)
        let notice = TransitionNotice.otherPresentation(request, on: face)
        if let notice, !notices.contains(notice) { notices.append(notice) }
        continue
      }
      let isPartlyThere = request.text.unicodeScalars.first.map { item.face.glyph(for: $0) != nil } ?? false
      add(grapheme, item.face, isPartlyThere ? .text : .missing)
      let notice = TransitionNotice.missing(request)
      if !notices.contains(notice) { notices.append(notice) }
    }
    guard done > item.range.lowerBound else { return [item] }
    add(done..<item.range.upperBound, item.face, .text)
    return joinedAcrossIgnorables(pieces, units: units)
  }

  func fallbackRequest(
    for grapheme: Range<Int>, of item: ShapingItem, in text: StyledText, units: TextUnits
  ) -> FallbackRequest {
    let style = text.runs[text.styleIndex(at: grapheme.lowerBound)].style
    return FallbackRequest(
      grapheme: Array(units.utf8[grapheme]), script: item.script, language: style.language, face: item.face,
      fallbacks: style.fallbacks, usesSystem: style.usesSystemFallback)
  }

  /// The face that shows a grapheme; `nil` where none has it.
  private mutating func fallback(for request: FallbackRequest) -> FontFace? {
    if let known = fallbacks[request] { return known }
    let presentation = EmojiPresentation(of: request.text)
    let named = [request.face] + request.fallbacks
    let face =
      named.first { presentation.suits($0, for: request) && $0.covers(request) }
      ?? system(request, presentation)
      // A picture where a text form was asked for, or the other way round, is better than a sign for missing.
      ?? named.first { $0.covers(request) }
      ?? (presentation.isAsked ? system(request, .automatic(isPicture: presentation.prefersPictures)) : nil)
    fallbacks[request] = .some(face)
    return face
  }

  private func system(_ request: FallbackRequest, _ presentation: EmojiPresentation) -> FontFace? {
    request.usesSystem ? SystemFallback.shared.face(for: request, presentation) : nil
  }

  /// Joins pieces of one face between which only invisible characters stand, as in Khmer with its zero-width spaces.
  private func joinedAcrossIgnorables(_ pieces: [ShapingItem], units: TextUnits) -> [ShapingItem] {
    var joined: [ShapingItem] = []
    for piece in pieces {
      if joined.count >= 2, joined[joined.count - 2].face == piece.face, piece.content == .text,
        joined[joined.count - 2].content == .text, units.isIgnorable(in: joined[joined.count - 1].range)
      {
        joined.removeLast()
        joined[joined.count - 1].range = joined[joined.count - 1].range.lowerBound..<piece.range.upperBound
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  /// One `.notdef` for each grapheme of an item that no face has.
  func missingGlyphs(of item: ShapingItem, request: ShapeRequest, at corner: GridCorner) -> [ShapedGlyph] {
    let advance = item.face.advance(of: .notdef, at: corner)
    let units = TextUnits(String(decoding: request.paragraph, as: UTF8.self))
    let glyphs = units.graphemes(in: request.range).map { grapheme in
      ShapedGlyph(
        glyph: .notdef, cluster: grapheme.lowerBound, advance: advance, offset: .zero, isUnsafeToBreak: false)
    }
    return item.isRightToLeft ? glyphs.reversed() : glyphs
  }
}

extension FontFace {
  /// Whether the face has all characters of a grapheme, composed, decomposed or as they are.
  func covers(_ request: FallbackRequest) -> Bool {
    !glyphs(of: request).contains { $0.glyph == .notdef }
  }

  /// What the face has for a grapheme by itself.
  func glyphs(of request: FallbackRequest) -> [ShapedGlyph] {
    let corner = GridCorner(coordinates: axes.map { _ in 0 })
    let shape = ShapeRequest(paragraph: request.grapheme, script: request.script, language: request.language)
    return self.shape(shape, at: corner)
  }
}

extension TransitionNotice {
  /// A selector asks for a picture or for text, and only the other form is there; `nil` where the form is as asked.
  static func otherPresentation(_ request: FallbackRequest, on face: FontFace) -> TransitionNotice? {
    let presentation = EmojiPresentation(of: request.text)
    guard !presentation.suits(face, for: request), request.text.unicodeScalars.first?.properties.isEmoji ?? false else {
      return nil
    }
    let forms = presentation.prefersPictures ? ("text", "a picture") : ("a picture", "text")
    let place = request.usesSystem ? "no installed font" : "no fallback"
    return TransitionNotice(
      code: .otherPresentation,
      message: "'\(face.fileName)': '\(request.text)' is shown as \(forms.0); \(place) has it as \(forms.1)")
  }

  /// No font has a grapheme.
  static func missing(_ request: FallbackRequest) -> TransitionNotice {
    let points = request.text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let place = request.usesSystem ? "no installed font has it" : "it has no fallback that has it"
    return TransitionNotice(
      code: .missingGlyph,
      message: "'\(request.face.fileName)': no glyph for '\(request.text)' (\(points.joined(separator: " "))); \(place)"
    )
  }
}
