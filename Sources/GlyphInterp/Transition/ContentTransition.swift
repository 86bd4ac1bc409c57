/// How a view's content changes from old to new, named as SwiftUI names it.
///
/// Source: semantics 1; SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  /// Which units the old and the new text are compared by.
  public enum Matching: String, Hashable, Sendable, CaseIterable {
    /// Clusters of any two texts pair.
    case clusters
    /// Only equal texts pair; unequal ones fade as wholes.
    case identicalText
    /// As `clusters`; static files of one family interpolate where their outlines are compatible.
    case outlines
  }

  /// The members.
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate(Matching)
  }

  let kind: Kind

  /// The change is never animated.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out as a whole while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Matching glyphs animate position, size, colour and variable-font axes; the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate(.clusters))

  /// As ``interpolate``, with a choice of what matches.
  public static func interpolate(matching: Matching) -> ContentTransition {
    ContentTransition(kind: .interpolate(matching))
  }
}
