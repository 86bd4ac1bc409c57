import GlyphInterp

/// A part of a text and its settings.
struct StyledPiece: Equatable {
  /// The characters.
  let text: String
  /// What the styles say, from the outermost tag to the innermost.
  let settings: StyleSettings

  /// Cuts a text; there is always one piece, if only an empty one.
  ///
  /// - Parameters:
  ///   - text: plain, or with tags.
  ///   - base: what holds where no tag says otherwise.
  ///   - isMarkup: whether tags are tags.
  static func pieces(
    of text: String, base: StyleSettings, isMarkup: Bool
  ) throws(CommandError) -> [StyledPiece] {
    guard isMarkup else { return [StyledPiece(text: text, settings: base)] }
    let marked: [MarkupPiece]
    do throws(MarkupError) {
      marked = try MarkupPiece.pieces(of: text)
    } catch {
      throw CommandError(.badData, error.description)
    }
    var pieces: [StyledPiece] = []
    for piece in marked {
      var settings = base
      for tag in piece.tags { settings = settings.overlaid(with: try StyleSettings(tag)) }
      pieces.append(StyledPiece(text: piece.text, settings: settings))
    }
    return pieces.isEmpty ? [StyledPiece(text: "", settings: base)] : pieces
  }
}

extension StyleSettings {
  /// What a tag says.
  fileprivate init(_ tag: MarkupTag) throws(CommandError) {
    switch tag {
    case .bold: self.init(axes: [.weight: Font.Weight.bold.value])
    case .italic: self.init(isItalic: true)
    case .span(let style): try self.init(parsing: style)
    }
  }
}

extension StyledText {
  /// Makes text of pieces whose fonts a shelf opens.
  ///
  /// - Parameter numericText: how pieces change that are numeric.
  init(
    _ pieces: [StyledPiece], from shelf: FontShelf, paragraph: ParagraphStyle, numericText: NumericTextOptions,
    notices: inout [TransitionNotice]
  ) throws(FontError) {
    var styled: [(String, TextStyle)] = []
    for piece in pieces {
      var style = try piece.settings.textStyle(from: shelf, notices: &notices)
      style.contentTransition = piece.settings.transition?.transition(numericText)
      styled.append((piece.text, style))
    }
    self.init(pieces: styled, paragraph: paragraph)
  }
}
