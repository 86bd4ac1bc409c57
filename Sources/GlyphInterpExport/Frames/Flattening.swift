public import GlyphInterp

/// What becomes of alpha in formats without, or with pixels that are opaque or not there, as in GIF.
public enum Flattening: Hashable, Sendable {
  /// Everything is laid over one colour: soft edges, no transparency.
  case ground(Color)
  /// Translucent pixels are laid over one colour, transparent ones stay transparent: right on a page of that colour.
  case matte(Color)
  /// Pixels of at least half the alpha are opaque in their own colour, others transparent: hard edges, no fringe.
  case threshold

  /// Whether no pixel is ever transparent.
  var isOpaque: Bool {
    if case .ground = self { true } else { false }
  }
}
