extension CommandOption {
  /// The spelling as help shows it: `-o, --output PATH`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    let argument = value.map { " \($0)" } ?? ""
    return "\(short)--\(name)\(argument)"
  }
}
