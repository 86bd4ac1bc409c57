/// Why the paint of a colour glyph cannot be read.
enum PaintError: Error, Hashable, Sendable {
  /// A part lies outside its table.
  case truncated
  /// The paint refers to itself.
  case loop
  /// The paint is nested more deeply than ``PaintReader/depthLimit``.
  case tooDeep
  /// The paint has more parts than ``PaintReader/partLimit``.
  case tooLarge

  /// What is wrong, as the end of a sentence.
  var reason: String {
    switch self {
    case .truncated: "its paint ends beyond its table"
    case .loop: "its paint refers to itself"
    case .tooDeep: "its paint is nested more than \(PaintReader.depthLimit) deep"
    case .tooLarge: "its paint has more than \(PaintReader.partLimit) parts"
    }
  }
}
