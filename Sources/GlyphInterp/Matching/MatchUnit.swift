/// One cluster of one text, as the matcher sees it: what it says, where it stands, and two
/// identities that tell whether its outlines interpolate.
///
/// The units of a text come in logical order and cover it without gaps, spaces included.
public struct MatchUnit: Sendable, Hashable {
  /// How a cluster takes part in the matching.
  public enum Role: Sendable, Hashable {
    /// A cluster with ink.
    case visible
    /// A space, tab or line break: an advance without ink.
    case space
    /// A cluster that no font has: `.notdef`.
    case missing
  }

  /// The cluster's text; two texts that are canonically equivalent (NFC, NFD) count as equal.
  public var text: String
  /// The word that the cluster belongs to: equal in neighbouring units of one word.
  ///
  /// A word is what lies between two ICU word breaks. An ideograph, a space and a punctuation mark
  /// are words of their own. Only equality of neighbours is looked at.
  public var word: Int
  /// The pen origin in em, x along the line and y of the baseline, both in one space for both
  /// texts; positions that are not finite count as 0.
  public var origin: SIMD2<Double>
  /// The design: equal numbers stand for the same font file and face, in both texts.
  public var design: Int
  /// The glyph sequence, apart from feature-variation swaps: equal numbers stand for glyphs that
  /// interpolate when the design is the same, too.
  public var glyphs: Int
  /// How the cluster takes part.
  public var role: Role

  /// Creates a unit; see the properties for units and spaces.
  public init(
    text: String, word: Int, origin: SIMD2<Double>, design: Int, glyphs: Int,
    role: Role = .visible
  ) {
    self.text = text
    self.word = word
    self.origin = origin
    self.design = design
    self.glyphs = glyphs
    self.role = role
  }
}
