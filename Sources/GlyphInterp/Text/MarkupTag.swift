/// A tag of marked-up text, around a piece of it.
public enum MarkupTag: Hashable, Sendable {
  /// `<b>`: the bold weight.
  case bold
  /// `<i>`: the italic.
  case italic
  /// `<span style="…">`: settings, as they are written.
  case span(style: String)

  /// The name in its closing tag.
  var name: String {
    switch self {
    case .bold: "b"
    case .italic: "i"
    case .span: "span"
    }
  }
}
