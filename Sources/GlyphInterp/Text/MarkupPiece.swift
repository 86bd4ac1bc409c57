/// A piece of marked-up text and the tags around it.
public struct MarkupPiece: Hashable, Sendable {
  /// The characters, entities replaced.
  public var text: String
  /// The tags around them, the outermost first.
  public var tags: [MarkupTag]

  /// Makes a piece.
  public init(text: String, tags: [MarkupTag]) {
    self.text = text
    self.tags = tags
  }

  /// Reads text with `<b>`, `<i>`, `<span style="…">`, entities with a name (`lt`, `gt`, `amp`, `quot`, `apos`, `nbsp`,
  /// `shy`) and with a number (`&#173;`, `&#xAD;`); everything else stands for itself.
  ///
  /// - Returns: the pieces in order, neighbours with different tags; none for empty text.
  /// - Throws: ``MarkupError`` where a tag or an entity is not one of these, or tags do not nest.
  public static func pieces(of markup: String) throws(MarkupError) -> [MarkupPiece] {
    var parser = MarkupParser(markup)
    return try parser.parse()
  }
}
