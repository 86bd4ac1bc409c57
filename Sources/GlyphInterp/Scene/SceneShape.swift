/// Outlines that are filled with one paint as one coverage group: their coverage is joined first and painted once
/// (semantics 3.12), so a translucent word shows no seams.
public struct SceneShape: Equatable, Sendable {
  /// How the coverage of neighbouring placements is joined.
  public enum Join: String, Hashable, Sendable, Codable {
    /// Coverage a, b → a + b − a·b: shapes that lie over each other.
    case union
    /// Letters that join or hang from one line: those that touch are covered as one outline, others add up to 1 at most.
    case add
  }

  /// The outlines and where they stand.
  public var placements: [Placement]
  /// What fills them.
  public var paint: Paint
  /// A factor on the paint's alpha, 0…1.
  public var opacity: Double
  /// How coverages join.
  public var join: Join
  /// How the painted group is laid over what is below it.
  public var blend: BlendMode
  /// The standard deviation of a Gaussian blur of the painted group, in pixels; 0 for none.
  public var blur: Double

  /// Makes a shape.
  public init(
    placements: [Placement], paint: Paint, opacity: Double = 1, join: Join = .union,
    blend: BlendMode = .sourceOver, blur: Double = 0
  ) {
    self.placements = placements
    self.paint = paint
    self.opacity = opacity
    self.join = join
    self.blend = blend
    self.blur = blur
  }
}
