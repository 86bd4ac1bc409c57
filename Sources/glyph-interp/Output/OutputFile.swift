import GlyphInterpExport

/// One file to write: where, and of what kind.
struct OutputFile: Equatable, Sendable {
  /// The path; `-` for standard output.
  let path: String
  /// The kind.
  let format: OutputFormat

  /// Reads a path of `-o`; the ending tells the kind when `--format` does not.
  init(path: String, format: OutputFormat?) throws(CommandError) {
    self.path = path
    if let format {
      if format == .sequence, path == "-" { throw .usage("a sequence is many files and cannot go to standard output") }
      if format != .sequence, path.hasSuffix("/") {
        throw .usage("output '\(path)' is a folder: --format sequence, or none, fills it with frames")
      }
      self.format = format
      return
    }
    if path == "-" { throw .usage("output '-' has no ending that says its kind; name it with --format") }
    if path.hasSuffix(".png"), FileNamePattern(path) != nil {
      self.format = .sequence
      return
    }
    let lowercased = path.lowercased()
    // The longer ending comes first: a scene is no Lottie animation.
    guard let format = OutputFormat.allCases.first(where: { $0.endings.contains(where: lowercased.hasSuffix) }) else {
      throw Self.unknownEnding(of: path)
    }
    self.format = format
  }

  /// Whether both would write a file of one name. What is no regular file, such as `/dev/null`, may be named twice.
  func collides(with other: OutputFile) -> Bool {
    let (own, its) = (FileSink.place(of: path), FileSink.place(of: other.path))
    if own == its { return path == "-" || !RegularFile.isSpecial(path) }
    switch (pattern(at: own), other.pattern(at: its)) {
    case (let series?, let others?): return series.overlaps(others)
    case (let series?, nil): return series.covers(its)
    case (nil, let series?): return series.covers(own)
    case (nil, nil): return false
    }
  }

  /// The names of a sequence; without a number in it, a path is a folder.
  func pattern(at place: String) -> FileNamePattern? {
    format == .sequence ? FileNamePattern(place) ?? FileNamePattern(place + "/") : nil
  }

  /// The file of a text that no `-o` names.
  init(namedAfter text: String, format: OutputFormat?) {
    let format = format ?? .png
    self.format = format
    path = Self.name(of: text) + format.endings[0]
  }

  /// Letters, digits, `-` and `_` of a text, other characters as `-`, at most 40; `transition` where none is a letter
  /// or a digit.
  static func name(of text: String) -> String {
    var name = ""
    var hasLetters = false
    for scalar in text.unicodeScalars.prefix(40) {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber:
        name.unicodeScalars.append(scalar)
        hasLetters = true
      case .nonspacingMark, .spacingMark, .enclosingMark:
        name.unicodeScalars.append(scalar)
      default:
        name.unicodeScalars.append(scalar == "_" ? scalar : "-")
      }
    }
    return hasLetters ? name : "transition"
  }

  private static func unknownEnding(of path: String) -> CommandError {
    let endings = OutputFormat.allCases.flatMap(\.endings)
    let name = path.split(separator: "/").last ?? ""
    let known = "endings are \(endings.quotedList)"
    guard let dot = name.lastIndex(of: ".") else { return .usage("output '\(path)' has no ending; \(known)") }
    return .usage("output '\(path)' has the unknown ending '\(name[dot...])'; \(known)")
  }
}
