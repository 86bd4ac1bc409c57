/// An argument that is no option.
struct Operand: Equatable, Sendable {
  /// How help names it.
  let name: String
  /// Whether it may be left out.
  let isOptional: Bool
  /// What it can be.
  let values: ValueSuggestion

  init(_ name: String, isOptional: Bool, values: ValueSuggestion) {
    self.name = name
    self.isOptional = isOptional
    self.values = values
  }
}
