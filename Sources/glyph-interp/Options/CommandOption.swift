/// One row of the option table: parser, help, manual page and completions are all made from it.
struct CommandOption: Sendable {
  /// How an option takes effect, given its values.
  typealias Application = @Sendable (inout Request, [String]) throws(CommandError) -> Void

  /// The long name, without dashes.
  let name: String
  /// The short name.
  let letter: Character?
  /// How help names the value, or the values with a space between; `nil` for a flag.
  let value: String?
  /// How many values it takes.
  let valueCount: Int
  /// What a shell offers as the value.
  let suggestion: ValueSuggestion
  /// Where help lists it.
  let section: OptionSection
  /// The jobs that know it.
  let subcommands: [Subcommand]
  /// What it does: one phrase.
  let summary: String
  /// Takes the value into the request.
  let apply: Application

  /// The longest list of words that stands for a value in help.
  private static let valueWidth = 40

  /// An option with a value.
  init(
    _ name: String, letter: Character? = nil, _ value: String, _ suggestion: ValueSuggestion = .text,
    in section: OptionSection, of subcommands: [Subcommand], _ summary: String,
    apply: @escaping @Sendable (inout Request, String) throws(CommandError) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    valueCount = 1
    self.suggestion = suggestion
    self.section = section
    self.subcommands = subcommands
    self.summary = summary
    self.apply = { (request: inout Request, values: [String]) throws(CommandError) in
      try apply(&request, values[0])
    }
  }

  /// An option with several values.
  init(
    _ name: String, values: [String], in section: OptionSection, of subcommands: [Subcommand], _ summary: String,
    apply: @escaping Application
  ) {
    self.name = name
    letter = nil
    value = values.joined(separator: " ")
    valueCount = values.count
    suggestion = .text
    self.section = section
    self.subcommands = subcommands
    self.summary = summary
    self.apply = apply
  }

  /// An option without a value.
  init(
    flag name: String, letter: Character? = nil, in section: OptionSection, of subcommands: [Subcommand],
    _ summary: String, apply: @escaping @Sendable (inout Request) -> Void
  ) {
    self.name = name
    self.letter = letter
    value = nil
    valueCount = 0
    suggestion = .text
    self.section = section
    self.subcommands = subcommands
    self.summary = summary
    self.apply = { (request: inout Request, _: [String]) throws(CommandError) in apply(&request) }
  }

  /// An option whose value is one of the cases of an enumeration.
  init<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, choice type: Choice.Type, in section: OptionSection, of subcommands: [Subcommand],
    _ summary: String, apply: @escaping @Sendable (inout Request, Choice) -> Void
  ) where Choice.RawValue == String {
    let words = type.allCases.map(\.rawValue)
    let joined = words.joined(separator: "|")
    let isShort = joined.count <= Self.valueWidth
    self.init(
      name, isShort ? joined : "NAME", .choices(words), in: section, of: subcommands,
      isShort ? summary : "\(summary): \(words.joined(separator: ", "))"
    ) { (request: inout Request, text: String) throws(CommandError) in
      guard let choice = Choice(rawValue: text) else {
        throw .usage("option '--\(name)': '\(text)' is none of \(words.quotedList)\(text.suggestion(among: words))")
      }
      apply(&request, choice)
    }
  }
}
