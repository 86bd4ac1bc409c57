/// The names of the files of a sequence: a path with one number in it.
public struct FileNamePattern: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// Reads a pattern.
  ///
  /// `frame-%04d.png` has four digits at least; `%d` has as many as the number; `%%` is a per cent sign. A path that
  /// ends in `/` is a folder, whose files are `frame-0000.png` and so on.
  ///
  /// - Returns: `nil` when there is no number or more than one, or when it would name a folder.
  public init?(_ path: String) {
    let pattern = path.hasSuffix("/") ? path.replacing("%", with: "%%") + "frame-%04d.png" : path
    var parts = [""]
    var digits = 0
    var rest = pattern[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1].append("%")
        continue
      }
      let width = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(width.count)
      guard rest.popFirst() == "d", width.count <= 3 else { return nil }
      digits = Int(width) ?? 0
      parts.append("")
    }
    guard parts.count == 2, digits <= 20, !parts[1].contains("/") else { return nil }
    prefix = parts[0]
    suffix = parts[1]
    self.digits = digits
  }

  /// Whether one of the files has this path.
  public func covers(_ path: String) -> Bool {
    guard path.hasPrefix(prefix), path.hasSuffix(suffix), path.utf8.count > prefix.utf8.count + suffix.utf8.count else {
      return false
    }
    let number = path.dropFirst(prefix.count).dropLast(suffix.count)
    return Int(number).map { self.path($0) == path } ?? false
  }

  /// Whether both have the same names, or one names the first file of the other.
  public func overlaps(_ other: FileNamePattern) -> Bool {
    prefix == other.prefix && suffix == other.suffix || covers(other.path(0)) || other.covers(path(0))
  }

  /// The path of the file with a number.
  public func path(_ number: Int) -> String {
    let text = "\(number)"
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }
}
