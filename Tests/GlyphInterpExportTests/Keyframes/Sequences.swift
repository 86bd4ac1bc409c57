import GlyphInterp
import TestSupport

/// Sequences on fixture fonts, short to write.
enum Sequences {
  /// A style of a fixture font.
  static func style(
    _ font: String = "GlyphInterpSans.ttf", size: Double = 200, weight: Double? = nil, color: Color = .black,
    palette: Int = 0, axes: [OpenTypeTag: Double] = [:]
  ) throws -> TextStyle {
    var style = TextStyle(font: try FontFace(path: Fixtures.path(font)), size: size, color: color, axes: axes)
    style.palette = palette
    if let weight { style.axes[.weight] = weight }
    return style
  }

  /// One transition, centred, with a hold of 0.8 s.
  static func one(
    _ old: String = "Hello", _ new: String? = nil, from: TextStyle? = nil, to: TextStyle? = nil,
    animation: Animation = .smooth, options: TransitionOptions = TransitionOptions(), autoreverses: Bool = false
  ) throws -> TransitionSequence {
    var options = options
    options.animation = animation
    let paragraph = ParagraphStyle(alignment: .center)
    return try TransitionSequence(
      from: StyledText(old, style: from ?? style(weight: 100), paragraph: paragraph),
      steps: [.init(StyledText(new ?? old, style: to ?? style(weight: 900), paragraph: paragraph), hold: 0.8)],
      options: options, autoreverses: autoreverses)
  }

  /// Letters with colours of their own whose palette and text colour change while they stay, come, go and roll: at once,
  /// one after the other, there and back, in a run that fades, as wholes, and in another size.
  static func palettes() throws -> [TransitionSequence] {
    let old = try style("Twin-colr0.ttf", size: 120, weight: 400)
    let new = try style("Twin-colr0.ttf", weight: 400, color: Color(red8: 0, green8: 60, blue8: 200), palette: 1)
    var large = old
    large.size = new.size
    let rolling = TransitionOptions(transition: .numericText())
    func run(_ number: String, _ style: TextStyle) -> StyledText {
      var fading = style
      fading.contentTransition = .opacity
      return StyledText(pieces: [("H", style), (number, fading)])
    }
    var fading = TransitionOptions(transition: .opacity)
    fading.animation = .easeInOut
    let staggered = TransitionOptions(stagger: try Stagger(total: 0.3))
    return [
      try one("Hello", "Hole", from: large, to: new, animation: .linear),
      try one("Hello", "Hole", from: old, to: new, animation: .bouncy),
      try one("Hello", "Hole", from: large, to: new, options: staggered),
      try one("Hello", "Hole", from: large, to: new, animation: .easeInOut, autoreverses: true),
      try one("Hello", "Holle", from: large, to: new, options: rolling),
      try one("Hello", "Holle", from: old, to: new, options: rolling, autoreverses: true),
      try TransitionSequence(from: run("ello", large), steps: [.init(run("oll", new), hold: 0.2)], autoreverses: true),
      try one("Hello", "Hole", from: large, to: new, options: fading),
    ]
  }

  /// Three texts that change in no time or almost none: as wholes, letter by letter, digit by digit, there and back,
  /// with and without a hold at the start.
  static func sudden(motion: Double = 0.015) throws -> [TransitionSequence] {
    func text(_ string: String, _ weight: Double) throws -> StyledText {
      StyledText(string, style: try style(weight: weight), paragraph: ParagraphStyle(alignment: .center))
    }
    var sequences: [TransitionSequence] = []
    for (member, length) in [
      (ContentTransition.identity, motion), (.interpolate, 0), (.interpolate, motion), (.opacity, motion),
    ] {
      for (autoreverses, initialHold) in [(false, 0.21), (true, 0.21), (true, 0), (false, 0)] {
        sequences.append(
          try TransitionSequence(
            from: text("One 12", 100), initialHold: initialHold,
            steps: [.init(text("Two 15", 900), hold: 0.33), .init(text("Two", 400), hold: 0.23)],
            options: TransitionOptions(transition: member, animation: .linear(duration: length)),
            autoreverses: autoreverses))
      }
    }
    // Beside what moves.
    for autoreverses in [false, true] {
      sequences.append(
        try TransitionSequence(
          from: text("One", 100), initialHold: 0.1,
          steps: [
            .init(text("Two", 900), transition: .identity, hold: 0.2), .init(text("Tow", 300), hold: 0.15),
            .init(text("Tow", 300), hold: 0.15), .init(text("Three", 300), transition: .identity),
            .init(text("Three", 800), hold: 0.1),
          ], options: TransitionOptions(animation: .linear(duration: 0.31)), autoreverses: autoreverses))
    }
    // Letters with colours of their own, some of them on their way out when the next text comes.
    let (red, blue) = (try style("Twin-colr0.ttf", weight: 400), try style("Twin-colr0.ttf", weight: 400, palette: 1))
    for animation in [Animation.linear(duration: 0), .linear(duration: motion), .smooth] {
      for autoreverses in [false, true] {
        sequences.append(
          try TransitionSequence(
            from: StyledText("Hello", style: red), initialHold: 0.21,
            steps: [
              .init(StyledText("Hole", style: blue), animation: animation, hold: 0.2),
              .init(StyledText("lol", style: red)),
            ], options: TransitionOptions(animation: .linear(duration: 0.1)), autoreverses: autoreverses))
      }
    }
    return sequences
  }

  /// Texts whose letters and digits change in no time, one after the other, or after a delay.
  static func typed() throws -> [TransitionSequence] {
    let style = try style(weight: 400)
    let snap = Animation.linear(duration: 0)
    return try [false, true].flatMap { autoreverses in
      try [
        one(
          "", "Type", from: style, to: style, animation: snap, options: TransitionOptions(stagger: Stagger(total: 0.3)),
          autoreverses: autoreverses),
        one(
          "Hello", "Help!", animation: snap, options: TransitionOptions(stagger: Stagger(total: 0.25)),
          autoreverses: autoreverses),
        one(
          "128", "473", from: style, to: style, animation: snap,
          options: TransitionOptions(transition: .numericText(NumericTextOptions(policy: .transaction))),
          autoreverses: autoreverses),
        one("Hello", "Help!", animation: snap.delay(0.2), autoreverses: autoreverses),
      ]
    }
  }
}
