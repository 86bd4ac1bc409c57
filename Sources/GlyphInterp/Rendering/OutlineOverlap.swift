/// Whether contours of an outline lie over each other.
///
/// Fonts do not tell reliably (the overlap flag of `glyf` is often not set), so the outline itself is asked: where the
/// winding number is beyond ±1, or has the other sign than most of the ink, the sum of signed contour areas is not the
/// inked area, and a rasteriser that adds areas draws edges too dark.
public enum OutlineOverlap {
  /// Pixels per em at which outlines are examined; they are scaled so that their larger side has this length.
  private static let probeSize = 64.0
  /// The least area that counts, in square pixels at `probeSize`. Slivers below it change no pixel by 8/255.
  private static let threshold = 0.05

  /// Whether the contours of a path overlap.
  ///
  /// Ask once per glyph, at one style: contours of one design that overlap do so at every style, or hardly at all.
  public static func decide(_ path: Path) -> Bool {
    let box = path.controlBounds
    let side = max(box.width, box.height)
    guard side > 0, side.isFinite else { return false }
    let scale = probeSize / side
    return area(of: path, scale: scale) > threshold
  }

  /// Whether the contours overlap in any of several styles of one glyph.
  public static func decide(_ paths: [Path]) -> Bool {
    paths.contains { decide($0) }
  }

  /// The area in which the winding number is not that of a plain outline, in square pixels at a scale.
  static func area(of path: Path, scale: Double) -> Double {
    var outline = FlattenedOutline()
    let linear = FlattenedOutline.LinearPart(.scale(x: scale, y: scale))
    guard outline.set(SceneOutline(path: path), linear: linear) else { return 0 }
    outline.translate(x: -outline.bounds.minX, y: -outline.bounds.minY)
    var sweep = WindingSweep()
    var positive = 0.0
    var negative = 0.0
    var repeated = 0.0
    sweep.start(outline)
    while sweep.advance() {
      var winding = 0
      var previous = 0.0
      for crossing in sweep.crossings {
        let middle = (crossing.upperX + crossing.lowerX) / 2
        let area = (middle - previous) * (sweep.bottom - sweep.top)
        if winding > 0 { positive += area }
        if winding < 0 { negative += area }
        if winding.magnitude > 1 { repeated += area }
        winding += crossing.winding
        previous = middle
      }
    }
    return repeated + min(positive, negative)
  }
}
