import GlyphInterp

/// Both texts in their complete styles, and the options between them.
struct PreparedTransition {
  /// The text before.
  let old: StyledText
  /// The text after.
  let new: StyledText
  /// How the one becomes the other.
  let options: TransitionOptions
  /// What could not be done as asked, so far.
  let notices: [TransitionNotice]
  /// What the command line calls the text before.
  let oldOperand: TextOperand

  /// Reads texts and fonts.
  init(_ request: Request) throws(CommandError) {
    oldOperand = try TextOperand(parsing: request.operands[0])
    let newOperand = request.operands.count > 1 ? try TextOperand(parsing: request.operands[1]) : nil
    if oldOperand == .standardInput, newOperand == .standardInput {
      throw .usage("both texts are '-', and standard input can be read only once")
    }
    let oldText = try oldOperand.text()
    let newText = try newOperand?.text() ?? oldText

    let oldSettings = request.resolvedOldStyle
    let newSettings = request.resolvedNewStyle
    var notices: [TransitionNotice] = []
    let isParagraph =
      request.maximumWidth != nil || oldText.contains(where: \.isNewline) || newText.contains(where: \.isNewline)
    let paragraph = ParagraphStyle(
      direction: request.direction.direction, alignment: request.alignment ?? (isParagraph ? .leading : .center),
      maximumWidth: request.maximumWidth, lineHeight: request.lineHeight)
    let oldPieces = try StyledPiece.pieces(of: oldText, base: oldSettings, isMarkup: request.isMarkup)
    let newPieces = try StyledPiece.pieces(of: newText, base: newSettings, isMarkup: request.isMarkup)
    let shelf = FontShelf(wantedAxes: Set((oldPieces + newPieces).flatMap(\.settings.axes.keys)))
    do throws(FontError) {
      old = try StyledText(oldPieces, from: shelf, paragraph: paragraph, notices: &notices)
      new = try StyledText(newPieces, from: shelf, paragraph: paragraph, notices: &notices)
    } catch {
      throw CommandError(error)
    }
    var options = request.transition
    options.transition = request.contentTransition
    options.animation = request.animation.animation
    self.options = options
    self.notices = notices
  }

  /// The plan.
  func plan() throws(CommandError) -> TransitionPlan {
    do throws(TransitionError) {
      return try TransitionPlan(from: old, to: new, options: options)
    } catch {
      throw CommandError(error)
    }
  }
}

extension Request {
  /// `--transition` and `--matching` together.
  fileprivate var contentTransition: ContentTransition {
    switch (transitionName, matching) {
    case (.identity, _): .identity
    case (.opacity, _): .opacity
    case (.numericText, _), (.numericTextByValue, _): .numericText(NumericTextOptions(direction: .automatic))
    case (.numericTextUp, _): .numericText(NumericTextOptions(direction: .up))
    case (.numericTextDown, _): .numericText(NumericTextOptions(direction: .down))
    case (.interpolate, .clusters): .interpolate
    case (.interpolate, .strict): .interpolate(matching: .identicalText)
    }
  }
}
