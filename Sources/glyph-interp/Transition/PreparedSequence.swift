import GlyphInterp

/// The states of a sequence in their complete styles, and how each becomes the next; most often there are two.
struct PreparedSequence {
  /// The texts, at least two.
  let states: [StyledText]
  /// What was said of each.
  let requests: [StepRequest]
  /// How the one becomes the other.
  let options: TransitionOptions
  /// The colours that the texts are drawn in.
  let colors: [TextColor]
  /// What could not be done as asked, so far.
  let notices: [TransitionNotice]

  /// Reads texts and fonts.
  init(_ request: Request) throws(CommandError) {
    requests = try request.stateRequests()
    let texts = try Self.texts(of: requests.map(\.operand))
    let isParagraph = request.maximumWidth != nil || texts.contains { $0.contains(where: \.isNewline) }
    let paragraph = ParagraphStyle(
      direction: request.direction.direction, alignment: request.alignment ?? (isParagraph ? .leading : .center),
      maximumWidth: request.maximumWidth, lineHeight: request.lineHeight)
    var pieces: [[StyledPiece]] = []
    for (text, state) in zip(texts, requests) {
      pieces.append(try StyledPiece.pieces(of: text, base: state.settings.style, isMarkup: request.isMarkup))
    }
    colors = pieces.joined().compactMap(\.settings.color)
    let shelf = FontShelf(wantedAxes: Set(pieces.joined().flatMap(\.settings.axes.keys)))
    var notices: [TransitionNotice] = []
    var styled: [StyledText] = []
    do throws(FontError) {
      for pieces in pieces {
        styled.append(
          try StyledText(
            pieces, from: shelf, paragraph: paragraph, numericText: request.numericText, notices: &notices))
      }
    } catch {
      throw CommandError(error)
    }
    let runs = pieces.joined().compactMap(\.settings.transition)
    notices += request.timingNotices(of: requests.dropFirst(), runs: runs)
    notices += request.numericNotices(of: requests.dropFirst(), runs: runs)
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
    lazy var directions = request.numericText.directions(through: states)
    var steps: [TransitionSequence.Step] = []
    for index in 1..<states.count {
      let usual = index == states.count - 1 ? request.hold : 0
      let own = requests[index].settings
      var transition = own.transition.map(request.contentTransition)
      if (own.transition ?? request.transitionName) == .numericTextByValue {
        var numericText = request.numericText
        numericText.direction = directions[index - 1]
        transition = .numericText(numericText)
      }
      steps.append(
        TransitionSequence.Step(
          states[index], animation: own.animation(common: request.animation), stagger: own.stagger,
          transition: transition, hold: own.hold ?? usual))
    }
    do throws(TransitionError) {
      return try TransitionSequence(
        from: states[0], initialHold: requests[0].settings.hold ?? 0, steps: steps, options: options,
        autoreverses: request.autoreverses)
    } catch {
      throw named(error, steps: steps)
    }
  }

  /// An error of an animation with the name of the step that has it.
  private func named(_ error: TransitionError, steps: [TransitionSequence.Step]) -> CommandError {
    let plain = CommandError(error)
    guard case .animation = error else { return plain }
    let index = steps.firstIndex { step in
      step.animation.map { (try? $0.duration(travel: Self.usualTravel)) == nil } ?? false
    }
    return index.map { plain.about(requests[$0 + 1].name) } ?? plain
  }

  /// Pixels that something moves in most transitions.
  private static let usualTravel = 1_000.0

  private static func texts(of operands: [TextOperand]) throws(CommandError) -> [String] {
    if operands.count(where: { $0 == .standardInput }) > 1 {
      throw .usage("two texts are '-', and standard input can be read only once")
    }
    var texts: [String] = []
    for operand in operands { texts.append(try operand.text()) }
    return texts
  }
}
