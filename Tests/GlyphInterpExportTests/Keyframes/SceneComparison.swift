import GlyphInterp
import Testing

/// How far what a file shows is from scenes, contour by contour: letters that lie over each other may be one outline, but
/// what is one outline in a scene is so in the file, lest counters be filled.
struct SceneComparison {
  /// How far two contours are apart.
  let measure: ([Point], [Point]) -> Double
  private(set) var distance = 0.0
  private(set) var opacity = 0.0
  private(set) var color = 0.0

  /// Less than this is hardly seen, and may be missing.
  private static let leastOpacity = 0.02

  private struct Contour {
    /// The number of its outline.
    var outline: Int
    var name: String
    var places: [Point]
    var opacity: Double
    var fill: [Double]
  }

  init(measure: @escaping ([Point], [Point]) -> Double) { self.measure = measure }

  /// Looks at one instant.
  mutating func compare(
    _ drawn: [DrawnOutline], with scene: [DrawnOutline], at instant: String, sourceLocation: SourceLocation
  ) throws {
    var expected = Self.contours(of: scene, from: 0.5 * Self.leastOpacity)
    var outlines: [Int: Set<Int>] = [:]
    for contour in Self.contours(of: drawn, from: Self.leastOpacity) {
      let nearest = expected.indices.map { (index: $0, distance: measure(expected[$0].places, contour.places)) }
        .min { $0.distance < $1.distance }
      let found = try #require(nearest, "nothing like \(contour.name) at \(instant)", sourceLocation: sourceLocation)
      distance = max(distance, found.distance)
      let other = expected.remove(at: found.index)
      outlines[other.outline, default: []].insert(contour.outline)
      opacity = max(opacity, abs(other.opacity - contour.opacity))
      color = max(color, zip(other.fill, contour.fill).reduce(0) { max($0, abs($1.0 - $1.1)) })
    }
    #expect(
      expected.allSatisfy { $0.opacity < 1.5 * Self.leastOpacity }, "\(expected.count) missing at \(instant)",
      sourceLocation: sourceLocation)
    #expect(
      outlines.values.allSatisfy { $0.count == 1 }, "an outline is in parts at \(instant)",
      sourceLocation: sourceLocation)
  }

  /// Expects everything to be within an accuracy in pixels, opacities within 2.5/255 and colours within 2.
  func expectWithin(_ accuracy: Double, sourceLocation: SourceLocation) {
    #expect(distance <= accuracy, sourceLocation: sourceLocation)
    #expect(opacity <= 2.5 / 255, sourceLocation: sourceLocation)
    #expect(color <= 2, sourceLocation: sourceLocation)
  }

  private static func contours(of outlines: [DrawnOutline], from opacity: Double) -> [Contour] {
    outlines.enumerated().filter { $0.element.opacity > opacity }.flatMap { number, outline in
      outline.contours.map {
        Contour(outline: number, name: outline.name, places: $0, opacity: outline.opacity, fill: outline.fill)
      }
    }
  }
}
