import GlyphInterp

extension StyleSettings {
  /// The keys of a STYLE that are no axis tags.
  static let keys = [
    "font", "size", "color", "weight", "width", "slant", "opsz", "tracking", "palette", "features", "lang",
    "transition",
  ]

  /// These keys and those of steps.
  private static var allKeys: [String] { keys + StepSettings.keys.filter { !keys.contains($0) } }

  /// Reads a STYLE: settings between commas. Commas in parentheses and after a backslash belong to a value.
  init(parsing text: String) throws(CommandError) { try self.init(parts: Self.parts(of: text), of: text) }

  /// Reads the settings of a STYLE.
  ///
  /// - Parameter text: all of it, for messages.
  init(parts: [String], of text: String) throws(CommandError) {
    var subjects: Set<String> = []
    for part in parts where !part.isEmpty {
      try set(part)
      let subject = Self.subject(of: part)
      guard subject == "features" || subjects.insert(subject).inserted else {
        throw .usage("style '\(text)' says the \(subject) twice")
      }
    }
  }

  /// What a setting is about, however it is spelled.
  private static func subject(of part: String) -> String {
    guard let equals = part.firstIndex(of: "=") else {
      return ["italic", "upright"].contains(part) ? "italic" : "weight"
    }
    switch String(part[..<equals]).trimmed {
    case "wght": return "weight"
    case "wdth": return "width"
    case "slnt": return "slant"
    case "colour": return "color"
    case let key: return key
    }
  }

  /// The settings of a STYLE, as they are written.
  static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isEscaped = false
    for character in text {
      if character == ",", depth == 0, !isEscaped {
        parts.append("")
        continue
      }
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if !isEscaped, character == "(" { depth += 1 }
      if !isEscaped, character == ")" { depth = max(0, depth - 1) }
      parts[parts.count - 1].append(character)
      isEscaped = false
    }
    return parts.map(\.trimmed)
  }

  private mutating func set(_ part: String) throws(CommandError) {
    guard let equals = part.firstIndex(of: "=") else { return try setWord(part) }
    let key = String(part[..<equals]).trimmed
    let value = String(part[part.index(after: equals)...]).trimmed
    switch key {
    case "font": font = try FontReference(parsing: value)
    case "size": size = try Limits.size.number(value)
    case "color", "colour": color = try TextColor(parsing: value)
    case "weight": try setWeight(value)
    case "width": try setWidth(value)
    case "slant": axes[.slant] = -(try Limits.slant.number(value))
    case "opsz": try setOpticalSize(value)
    case "tracking": tracking = try Limits.tracking.number(value)
    case "palette": palette = try Limits.palette.integer(value)
    case "features": features += try FontFeature.list(parsing: value)
    case "transition": transition = try TransitionName(parsing: value)
    case "lang": language = try Self.language(value)
    default: try setAxis(key, value)
    }
  }

  private mutating func setWord(_ word: String) throws(CommandError) {
    switch word {
    case "italic": isItalic = true
    case "upright": isItalic = false
    default:
      let isNumber = word.utf8.first.map { (0x2B...0x39).contains($0) } ?? false
      guard isNumber || Font.Weight(name: word) != nil else {
        let words = Font.Weight.names.map(\.name) + ["italic", "upright"] + Self.allKeys.map { $0 + "=" }
        throw .usage("style '\(word)' is no weight and no setting\(word.suggestion(among: words))")
      }
      try setWeight(word)
    }
  }

  private mutating func setWeight(_ value: String) throws(CommandError) {
    if let weight = Font.Weight(name: value) {
      axes[.weight] = weight.value
      return
    }
    if Double(decimal: value) == nil, !value.isEmpty {
      let words = Font.Weight.names.map(\.name)
      throw .usage("weight '\(value)' is no name and no number\(value.suggestion(among: words))")
    }
    axes[.weight] = try Limits.weight.number(value)
  }

  private mutating func setWidth(_ value: String) throws(CommandError) {
    if let width = Font.Width(name: value) {
      axes[.width] = width.percent
      return
    }
    let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
    if Double(decimal: digits) == nil, !digits.isEmpty {
      let words = Font.Width.names.map(\.name)
      throw .usage("width '\(value)' is no name and no number\(value.suggestion(among: words))")
    }
    axes[.width] = try Limits.width.number(digits)
  }

  private mutating func setOpticalSize(_ value: String) throws(CommandError) {
    axes[.opticalSize] = nil
    opticalSize = nil
    switch value {
    case "auto": opticalSize = .automatic
    case "none": opticalSize = OpticalSize.none
    default: axes[.opticalSize] = try Limits.axis.number(value, as: "opsz")
    }
  }

  private mutating func setAxis(_ key: String, _ value: String) throws(CommandError) {
    if StepSettings.keys.contains(key) { throw .usage("style key '\(key)' belongs to --step") }
    guard key.utf8.count == 4, let tag = OpenTypeTag(key) else {
      throw .usage("style key '\(key)' does not exist\(key.suggestion(among: Self.allKeys))")
    }
    axes[tag] = try Limits.axis.number(value, as: "axis '\(key)'")
  }

  private static func language(_ value: String) throws(CommandError) -> String {
    let subtags = value.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
    }
    guard isTag else { throw .usage("language '\(value)' is no BCP 47 tag") }
    return value
  }
}
