/// A value of the form `name(a,b)`.
struct FunctionCall: Equatable {
  /// What stands before the parenthesis.
  let name: String
  /// What stands between the commas, without spaces around.
  let arguments: [String]

  /// Cuts a text; `nil` when it has another form.
  init?(_ text: String) {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    name = String(text[..<open])
    arguments = text[text.index(after: open)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
