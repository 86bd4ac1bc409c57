/// An argument that has the look of an option: `--name`, `--name=value`, `-n` or `-nvalue`.
struct OptionSpelling: Equatable {
  /// The name with its dashes.
  let name: String
  /// The value that is joined to the name.
  let value: String?
  /// Whether the name has two dashes.
  let isLong: Bool

  /// Reads an argument; `nil` when it is text: without a dash, a dash alone, or a dash and a digit (`-9`).
  init?(_ argument: String) {
    guard argument.hasPrefix("-"), argument.utf8.count > 1 else { return nil }
    if argument.hasPrefix("--") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts[0])
      value = parts.count > 1 ? String(parts[1]) : nil
      isLong = true
      return
    }
    let letter = argument.dropFirst().prefix(1)
    guard letter.first?.isWholeNumber != true else { return nil }
    name = "-" + letter
    let rest = argument.dropFirst(2)
    value = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
    isLong = false
  }
}
