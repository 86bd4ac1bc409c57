/// A plan as plain values that people and programs can read: what pairs with what, what fades, and why.
///
/// Its JSON form is stable: keys in alphabetical order, arrays in the order of the text.
public struct PlanDescription: Equatable, Sendable, Codable {
  /// The version of the JSON form.
  public static let version = 1

  /// One text.
  public struct Side: Equatable, Sendable, Codable {
    /// The characters.
    public var text: String
    /// The lines from the top.
    public var lines: [Line]
    /// The clusters in logical order.
    public var clusters: [Cluster]
    /// What was shaped in one go, logical order.
    public var runs: [Run]
  }

  /// A stretch of a text that was shaped in one go: one face, script, language and direction.
  public struct Run: Equatable, Sendable, Codable {
    /// Start and end in UTF-8 offsets of the text.
    public var utf8: [Int]
    /// The indices of its clusters: the first, and the one after the last.
    public var clusters: [Int]
    /// The full name of its face.
    public var font: String
    /// Its script (ISO 15924).
    public var script: String
    /// Its bidi level (UAX #9); odd levels run from right to left.
    public var level: Int
    /// Its language (BCP 47), empty for none.
    public var language: String
    /// What it shows: `text`, `missing`, `hyphen` or `ellipsis`.
    public var shows: String
  }

  /// One line of a text.
  public struct Line: Equatable, Sendable, Codable {
    /// The indices of its clusters, from left to right.
    public var clusters: [Int]
    /// The y of its baseline in pixels, down from the first.
    public var baseline: Double
  }

  /// One cluster of a text, at rest at its own end.
  public struct Cluster: Equatable, Sendable, Codable {
    /// Its index, logical order.
    public var index: Int
    /// Its characters.
    public var text: String
    /// Start and end in UTF-8 offsets of the text.
    public var utf8: [Int]
    /// Its glyphs, from left to right.
    public var glyphs: [Glyph]
    /// The full name of its face.
    public var font: String
    /// The index of its line.
    public var line: Int
    /// Its pen origin: x from the block's anchor, y down from the first baseline; pixels.
    public var origin: [Double]
    /// Its advance, kerning included, tracking not; pixels.
    public var advance: Double
    /// The user-space value of every axis of the face.
    public var location: [String: Double]
  }

  /// One glyph.
  public struct Glyph: Equatable, Sendable, Codable {
    /// Its number in the face.
    public var id: UInt32
    /// Its name in the face.
    public var name: String
    /// Where it stands, seen from its cluster's origin: x, and y down; pixels.
    public var offset: [Double]
  }

  /// Clusters that travel together.
  public struct Pair: Equatable, Sendable, Codable {
    /// How a pair goes.
    public enum Kind: String, Equatable, Sendable, Codable {
      /// One form whose outlines interpolate.
      case interpolated
      /// Two forms, one fading into the other.
      case crossFaded = "cross-faded"
      /// Nothing changes.
      case still
    }

    /// The index of the cluster of the old text; of the first where a ligature has several.
    public var old: Int
    /// The index of the cluster of the new text.
    public var new: Int
    /// How many clusters of the old text belong to the pair.
    public var oldCount: Int
    /// How many clusters of the new text belong to the pair.
    public var newCount: Int
    /// How the pair goes.
    public var kind: Kind
    /// What changes: `position`, `size`, `color`, `glyph`, `outline`, `line`, and axis tags.
    public var changes: [String]
    /// Why the pair is of its kind.
    public var reason: String
  }

  /// A cluster without a partner.
  public struct Unpaired: Equatable, Sendable, Codable {
    /// Its index in its text.
    public var index: Int
    /// Why it has no partner.
    public var reason: String
  }

  /// The version of this form.
  public var version: Int
  /// The versions of the engine and its libraries.
  public var engine: [String: String]
  /// The text before.
  public var old: Side
  /// The text after.
  public var new: Side
  /// What travels together, by old index.
  public var pairs: [Pair]
  /// The indices of clusters that leave.
  public var removed: [Int]
  /// The indices of clusters that enter.
  public var inserted: [Int]
  /// Why clusters leave.
  public var removedReasons: [Unpaired]
  /// Why clusters enter.
  public var insertedReasons: [Unpaired]
  /// What could not be done as asked.
  public var notices: [TransitionNotice]
}
