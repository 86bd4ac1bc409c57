import GlyphInterp

extension OptionTable {
  /// Transition and time.
  static let transition: [CommandOption] = [
    CommandOption(
      "transition", choice: TransitionName.self, in: .transition, of: [.render, .plan],
      "how content changes (interpolate)"
    ) { $0.transitionName = $1 },
    CommandOption(
      "matching", choice: MatchingName.self, in: .transition, of: [.render, .plan],
      "clusters of any texts pair (clusters); unequal texts fade as wholes (strict); outlines of a family's files mix"
    ) { $0.matching = $1 },
    CommandOption(
      "columns", choice: ColumnRule.self, in: .transition, of: [.render, .plan],
      "numeric text: digits stay in their places (place-value), or what begins and ends alike stays (position)"
    ) { $0.numericText.alignment = $1.alignment },
    CommandOption(
      "decimal", "MARK", in: .transition, of: [.render, .plan],
      "numeric text: the mark before decimals (what the texts show)"
    ) { (request, value) throws(CommandError) in
      request.numericText.decimalMark = try NumericTextOptions.decimalMark(parsing: value)
    },
    CommandOption(
      flag: "odometer", in: .transition, of: [.render, .plan],
      "numeric text: wheels that pass the digits between, the shortest way"
    ) { $0.numericText.isOdometer = true },
    CommandOption(
      "modulus", "N[,N…][:…]", in: .transition, of: [.render, .plan],
      "numeric text: after how many digits columns begin anew, the units last; 6,10 for minutes; 3,10:6,10 for clocks"
    ) { (request, value) throws(CommandError) in
      request.numericText.moduli = try NumericTextOptions.moduli(parsing: value)
    },
    CommandOption(
      "roll", choice: RollRule.self, in: .transition, of: [.render, .plan],
      "numeric text: columns roll by their own springs (system), or by --animation (transaction)"
    ) { $0.numericText.policy = $1.policy },
    CommandOption(
      "fade", choice: TransitionOptions.Fade.self, in: .transition, of: [.render, .plan],
      "what has no partner goes before the new comes (through), or both at once (cross)"
    ) { $0.transition.fade = $1 },
    CommandOption(
      "reflow", choice: TransitionOptions.Reflow.self, in: .transition, of: [.render, .plan],
      "what changes line by wrapping fades out here and in there (fade), or flies"
    ) { $0.transition.reflow = $1 },
    CommandOption(
      "animation", "A", .choices(AnimationSettings.words.map(\.name) + AnimationSettings.functions),
      in: .transition, of: [.render, .plan],
      "\((AnimationSettings.words.map(\.name) + AnimationSettings.functions).joined(separator: ", ")) (smooth)"
    ) { (request, value) throws(CommandError) in
      request.animation.pace = try AnimationSettings.Pace(parsing: value)
    },
    CommandOption(
      "stagger", "S[:ORDER]", in: .transition, of: [.render, .plan],
      "seconds from the first letter's start to the last one's; leading, trailing, center, edges or random(SEED)"
    ) { (request, value) throws(CommandError) in
      request.transition.stagger = try Stagger(parsing: value)
    },
    CommandOption(
      "duration", "S", in: .transition, of: [.render, .plan], "seconds; of a spring its response"
    ) { (request, value) throws(CommandError) in
      request.animation.duration = try Limits.duration.number(value)
    },
    CommandOption(
      "delay", "S", in: .transition, of: [.render, .plan], "seconds before anything moves"
    ) { (request, value) throws(CommandError) in
      request.animation.delay = try Limits.delay.number(value)
    },
    CommandOption(
      "hold", "S", in: .transition, of: [.render], "seconds that the end stands (0.8); 0 is one frame"
    ) { (request, value) throws(CommandError) in
      request.hold = try Limits.hold.number(value)
    },
    CommandOption(
      flag: "autoreverse", in: .transition, of: [.render], "and back again"
    ) { $0.autoreverses = true },
    CommandOption(
      "loop", "N", in: .transition, of: [.render],
      "how often it is played (0, for ever), where the file holds a number: PNG, GIF, WebP, SVG"
    ) { (request, value) throws(CommandError) in
      request.playCount = try Limits.loops.integer(value)
    },
    CommandOption(
      "fps", "N[/M]", in: .transition, of: [.render], "frames per second (60)"
    ) { (request, value) throws(CommandError) in
      do throws(AnimationError) {
        request.frameRate = try FrameRate(validating: value)
      } catch {
        throw .usage(error.description)
      }
    },
    CommandOption(
      "shutter", "DEG", in: .transition, of: [.render],
      "motion blur: the angle of a film camera's shutter, 180 for half a frame (0)"
    ) { (request, value) throws(CommandError) in
      request.shutterAngle = try Limits.shutter.number(value)
    },
    CommandOption(
      "axis-progress", choice: AxisProgress.self, in: .transition, of: [.render, .plan],
      "axes move evenly (linear), or so that ink grows evenly (optical)"
    ) { $0.transition.axisProgress = $1 },
    CommandOption(
      "color-space", choice: ColorMixing.self, in: .transition, of: [.render, .plan],
      "where colours mix on their way (oklab)"
    ) { $0.transition.colorSpace = $1 },
    CommandOption(
      flag: "reduce-motion", in: .transition, of: [.render, .plan], "fades only"
    ) { $0.transition.reduceMotion = true },
  ]
}
