/// A font face that is installed on the system.
public struct InstalledFace: Hashable, Sendable {
  /// The family's name.
  public let family: String
  /// The style's name; empty for a variable face, which has many.
  public let style: String
  /// Where the file is.
  public let path: String
  /// Which face of the file it is, from 0.
  public let index: Int
  /// Whether the face is italic or oblique.
  public let isItalic: Bool
  /// Whether the face has axes.
  public let isVariable: Bool
}
