/// The words for styles that fonts share: weights and widths, named as SwiftUI names them.
///
/// A namespace only; the face of a font file is a `FontFace`.
public enum Font {}
