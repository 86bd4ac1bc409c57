/// Why marked-up text cannot be read; offsets are UTF-8 offsets of the text.
public enum MarkupError: Error, Hashable, Sendable {
  /// A `<` begins no tag that is known.
  case unknownTag(String, offset: Int)
  /// A closing tag closes nothing, or not what was opened last.
  case misplacedEnd(String, offset: Int)
  /// The text ends inside a tag's reach.
  case missingEnd(String)
  /// A `&` begins no entity that is known.
  case unknownEntity(String, offset: Int)
}

extension MarkupError: CustomStringConvertible {
  /// One lower-case sentence, the thing first.
  public var description: String {
    switch self {
    case .unknownTag(let tag, let offset):
      "markup: '\(tag)' at byte \(offset) is no tag; tags are <b>, <i> and <span style=\"…\">, and '<' is written '&lt;'"
    case .misplacedEnd(let tag, let offset): "markup: '\(tag)' at byte \(offset) closes no open tag"
    case .missingEnd(let tag): "markup: '<\(tag)>' is not closed"
    case .unknownEntity(let entity, let offset):
      "markup: '\(entity)' at byte \(offset) is no entity; '&' is written '&amp;'"
    }
  }
}
