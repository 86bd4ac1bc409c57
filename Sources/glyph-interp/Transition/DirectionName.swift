import GlyphInterp

/// The directions of reading by their names on the command line.
enum DirectionName: String, CaseIterable, Sendable {
  case auto
  case ltr
  case rtl

  /// The paragraph's direction.
  var direction: ParagraphStyle.Direction {
    switch self {
    case .auto: .automatic
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}
