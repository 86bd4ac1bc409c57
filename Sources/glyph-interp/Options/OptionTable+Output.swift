extension OptionTable {
  /// What is written, and how large.
  static let output: [CommandOption] = [
    CommandOption(
      "output", letter: "o", "PATH", .files, in: .output, of: [.render, .plan],
      "file to write, may be repeated; the ending says what (of a plan: SVG); - is standard output"
    ) { (request, value) throws(CommandError) in
      guard !value.isEmpty else { throw .usage("output path is empty") }
      request.outputs.append(value)
    },
    CommandOption(
      "format", "NAME", .choices(OutputFormat.allCases.map(\.rawValue)), in: .output, of: [.render],
      "what to write, when the ending does not say: "
        + OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
    ) { (request, value) throws(CommandError) in
      request.format = try OutputFormat(named: value)
    },
    CommandOption(
      "at", "P[,P…]", in: .output, of: [.render],
      "stills at these parts of the duration, 0 to 1: one image, or several in a strip"
    ) { (request, value) throws(CommandError) in
      request.instants = []
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        request.instants.append(try Limits.instant.number(String(part).trimmed))
      }
    },
    CommandOption(
      "onion", "N", in: .output, of: [.render], "ghosts of N instants in one image, the last the strongest"
    ) { (request, value) throws(CommandError) in
      request.ghostCount = try Limits.ghosts.integer(value)
    },
    CommandOption(
      flag: "xray", in: .output, of: [.render], "points and handles of outlines, advance boxes, threads between pairs"
    ) { $0.showsXray = true },
    CommandOption(
      "compare", "T[,T…]", .choices(Comparison.names), in: .output, of: [.render],
      "rows of one canvas, each with a transition or a way of matching, as in interpolate,strict,opacity"
    ) { (request, value) throws(CommandError) in
      request.comparisons = []
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        request.comparisons.append(try Comparison(parsing: String(name).trimmed))
      }
    },
    CommandOption(
      "canvas", "WxH|fit", in: .output, of: [.render],
      "pixels, or the ink of the whole transition (fit); a side is at most "
        + Limits.canvasSide.range.upperBound.plainText
    ) { (request, value) throws(CommandError) in
      request.canvas = try CanvasSize(parsing: value)
    },
    CommandOption(
      "padding", "PX", in: .output, of: [.render], "pixels around the ink (8)"
    ) { (request, value) throws(CommandError) in
      request.padding = try Limits.padding.number(value)
    },
    CommandOption(
      "background", "C", in: .output, of: [.render], "CSS colour behind everything (transparent)"
    ) { (request, value) throws(CommandError) in
      request.background = try TextColor(parsingGround: value, option: "background")
    },
    CommandOption(
      "scale", "X", in: .output, of: [.render], "factor on the whole picture (1)"
    ) { (request, value) throws(CommandError) in
      request.scale = try Limits.scale.number(value)
    },
    CommandOption(
      "blend", choice: BlendName.self, in: .output, of: [.render],
      "where colours mix by coverage and opacity (srgb, as browsers do)"
    ) { $0.blendSpace = $1.space },
    CommandOption(
      "matte", "C|none", in: .output, of: [.render],
      "in GIF, what soft edges are mixed with while the rest stays transparent; none makes edges hard"
    ) { (request, value) throws(CommandError) in
      request.matte = try Matte(parsing: value)
    },
    CommandOption(
      "accuracy", "PX", in: .output, of: [.render],
      "how far points of SVG, Lottie and HTML may be off at any time (0.05)"
    ) { (request, value) throws(CommandError) in
      request.accuracy = try Limits.accuracy.number(value)
    },
    CommandOption(
      "quality", "N", in: .output, of: [.render],
      "0 to 100 for WebP (without loss unless given) and video"
    ) { (request, value) throws(CommandError) in
      request.quality = try Limits.quality.integer(value)
    },
    CommandOption(
      "poster", choice: Poster.self, in: .output, of: [.render],
      "what viewers that do not animate show of an animated PNG (first)"
    ) { $0.poster = $1 },
    CommandOption(
      flag: "json", in: .output, of: [.plan], "print one value for programs"
    ) { $0.wantsJSON = true },
    CommandOption(
      "overwrite", choice: OverwriteRule.self, in: .output, of: [.render, .plan],
      "what happens to a file that is there (always)"
    ) { $0.overwriting = $1 },
    CommandOption(
      flag: "dry-run", in: .output, of: [.render], "say frames, size and notices; write nothing"
    ) { $0.isDryRun = true },
  ]
}
