import GlyphInterp

/// The states of a sequence in their complete styles, and how each becomes the next; most often there are two.
struct PreparedSequence {
  /// The texts, at least two.
  let states: [StyledText]
  /// Seconds that each stands; `nil` where nothing is said.
  let holds: [Double?]
  /// How the one becomes the other.
  let options: TransitionOptions
  /// The colours that the texts are drawn in.
  let colors: [TextColor]
  /// What could not be done as asked, so far.
  let notices: [TransitionNotice]

  /// Reads texts and fonts.
  init(_ request: Request) throws(CommandError) {
    let states = try request.stateRequests()
    let texts = try Self.texts(of: states.map(\.operand))
    holds = states.map(\.style.hold)
    let isParagraph = request.maximumWidth != nil || texts.contains { $0.contains(where: \.isNewline) }
    let paragraph = ParagraphStyle(
      direction: request.direction.direction, alignment: request.alignment ?? (isParagraph ? .leading : .center),
      maximumWidth: request.maximumWidth, lineHeight: request.lineHeight)
    var pieces: [[StyledPiece]] = []
    for (text, state) in zip(texts, states) {
      pieces.append(try StyledPiece.pieces(of: text, base: state.style, isMarkup: request.isMarkup))
    }
    colors = pieces.joined().compactMap(\.settings.color)
    let shelf = FontShelf(wantedAxes: Set(pieces.joined().flatMap(\.settings.axes.keys)))
    var notices: [TransitionNotice] = []
    var styled: [StyledText] = []
    do throws(FontError) {
      for pieces in pieces {
        styled.append(try StyledText(pieces, from: shelf, paragraph: paragraph, notices: &notices))
      }
    } catch {
      throw CommandError(error)
    }
    if request.rollsByItself, request.animation.duration != nil {
      notices.append(
        TransitionNotice(
          code: .durationWithoutEffect,
          message: "--duration: digits roll by springs of their own; --roll transaction changes it"))
    }
    var options = request.transition
    options.transition = request.contentTransition
    options.animation = request.animation.animation
    self.states = styled
    self.options = options
    self.notices = notices
  }

  /// The plan from the first text to the second.
  func plan() throws(CommandError) -> TransitionPlan {
    do throws(TransitionError) {
      return try TransitionPlan(from: states[0], to: states[1], options: options)
    } catch {
      throw CommandError(error)
    }
  }

  /// The plans of the whole and its timeline.
  ///
  /// - Parameter request: says how content changes, how long the last text stands, and whether the way back follows.
  func sequence(for request: Request) throws(CommandError) -> TransitionSequence {
    var options = options
    options.transition = request.contentTransition
    var steps: [TransitionSequence.Step] = []
    for index in 1..<states.count {
      let usual = index == states.count - 1 ? request.hold : 0
      steps.append(TransitionSequence.Step(states[index], hold: holds[index] ?? usual))
    }
    do throws(TransitionError) {
      return try TransitionSequence(
        from: states[0], initialHold: holds[0] ?? 0, steps: steps, options: options,
        autoreverses: request.autoreverses)
    } catch {
      throw CommandError(error)
    }
  }

  private static func texts(of operands: [TextOperand]) throws(CommandError) -> [String] {
    if operands.count(where: { $0 == .standardInput }) > 1 {
      throw .usage("two texts are '-', and standard input can be read only once")
    }
    var texts: [String] = []
    for operand in operands { texts.append(try operand.text()) }
    return texts
  }
}

extension Request {
  /// Whether columns roll by the system's springs.
  fileprivate var rollsByItself: Bool {
    numericText.policy == .system && transitionName.rawValue.hasPrefix(TransitionName.numericText.rawValue)
  }

  /// The states with complete settings: those of `--step`, else the two ends.
  fileprivate func stateRequests() throws(CommandError) -> [StepRequest] {
    guard steps.isEmpty else {
      var states: [StepRequest] = []
      var style = shorthand.overlaid(with: commonStyle)
      for step in steps {
        style = style.overlaid(with: step.style)
        style.hold = step.style.hold
        states.append(StepRequest(style: style, operand: step.operand))
      }
      return states
    }
    var old = try TextOperand(parsing: operands[0])
    // A text that stays is read once: a pipe gives it only once.
    if operands.count == 1 { old = .literal(try old.text()) }
    let new = operands.count == 1 ? old : try TextOperand(parsing: operands[1])
    return [
      StepRequest(style: resolvedOldStyle, operand: old), StepRequest(style: resolvedNewStyle, operand: new),
    ]
  }

  /// `--transition` and `--matching` together.
  var contentTransition: ContentTransition {
    guard transitionName == .interpolate else { return transitionName.transition(numericText) }
    return switch matching {
    case .clusters: .interpolate
    case .strict: .interpolate(matching: .identicalText)
    case .outlines: .interpolate(matching: .outlines)
    }
  }
}
