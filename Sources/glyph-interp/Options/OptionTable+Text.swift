import GlyphInterp

extension OptionTable {
  /// Text and style.
  static let text: [CommandOption] = [
    CommandOption(
      "from", "STYLE", in: .text, of: [.render, .plan], "style before"
    ) { (request, value) throws(CommandError) in
      request.oldStyle = request.oldStyle.overlaid(with: try StyleSettings(parsing: value))
    },
    CommandOption(
      "to", "STYLE", in: .text, of: [.render, .plan], "style after"
    ) { (request, value) throws(CommandError) in
      request.newStyle = request.newStyle.overlaid(with: try StyleSettings(parsing: value))
    },
    CommandOption(
      "style", "STYLE", in: .text, of: [.render, .plan], "style for both"
    ) { (request, value) throws(CommandError) in
      request.commonStyle = request.commonStyle.overlaid(with: try StyleSettings(parsing: value))
    },
    CommandOption(
      "step", values: ["STYLE", "TEXT"], in: .text, of: [.render],
      "a state of a sequence, instead of --from, --to and TEXT; repeated. Its STYLE also says how long it stands (hold=S) "
        + "and how it is reached (animation=A and others, see STYLE)"
    ) { (request, values) throws(CommandError) in
      request.steps.append(
        try StepRequest(number: request.steps.count + 1, style: values[0], text: values[1]))
    },
    CommandOption(
      "font", "FILE|FAMILY[:INDEX]", .fonts, in: .text, of: [.render, .plan],
      "font of both; GlyphInterp Sans, which is built in, when no font is named"
    ) { (request, value) throws(CommandError) in
      request.shorthand.font = try FontReference(parsing: value)
    },
    CommandOption(
      "size", "PX", in: .text, of: [.render, .plan], "pixels per em of both (200)"
    ) { (request, value) throws(CommandError) in
      request.shorthand.size = try Limits.size.number(value)
    },
    CommandOption(
      "color", "C", in: .text, of: [.render, .plan], "CSS colour of both (black)"
    ) { (request, value) throws(CommandError) in
      request.shorthand.color = try TextColor(parsing: value)
    },
    CommandOption(
      flag: "markup", in: .text, of: [.render, .plan],
      "texts carry runs: <b>, <i>, <span style=\"STYLE\">; < is written &lt; and & is &amp;"
    ) { $0.isMarkup = true },
    CommandOption(
      "direction", choice: DirectionName.self, in: .text, of: [.render, .plan],
      "where reading starts; that of the first letter with a direction (auto)"
    ) { $0.direction = $1 },
    CommandOption(
      "align", choice: ParagraphStyle.Alignment.self, in: .text, of: [.render, .plan],
      "where lines stand; one line is centred, a paragraph leading"
    ) { $0.alignment = $1 },
    CommandOption(
      "max-width", "PX", in: .text, of: [.render, .plan], "width at which lines wrap"
    ) { (request, value) throws(CommandError) in
      request.maximumWidth = try Limits.maximumWidth.number(value)
    },
    CommandOption(
      "line-height", "X", in: .text, of: [.render, .plan], "factor on the distance between lines (1)"
    ) { (request, value) throws(CommandError) in
      request.lineHeight = try Limits.lineHeight.number(value)
    },
  ]
}
