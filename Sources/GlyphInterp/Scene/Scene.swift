/// Everything that is drawn at one instant, as plain values: what golden tests compare, hosts draw and the renderer fills.
///
/// Pixels, y down; the origin is the layout's anchor (semantics 3.5), so a canvas adds a translation. Items are drawn in
/// order, the first at the bottom. Equal outlines are stored once and referred to by index.
public struct Scene: Equatable, Sendable {
  /// The version of the JSON form.
  public static let version = 1

  /// The outlines that placements refer to.
  public var outlines: [SceneOutline]
  /// The pixel images that image items refer to.
  public var images: [SceneImage]
  /// The runs that placements refer to.
  public var runs: [SceneRun]
  /// What is drawn, bottom first.
  public var items: [SceneItem]
  /// The layout box: the line widths and line heights of the text, not its ink.
  public var layoutBox: Rect
  /// The eased progress of the whole: 0 the old text, 1 the new one; it may leave 0…1.
  public var progress: Double

  /// Makes a scene; without arguments, an empty one.
  public init(
    outlines: [SceneOutline] = [], images: [SceneImage] = [], runs: [SceneRun] = [],
    items: [SceneItem] = [], layoutBox: Rect = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0),
    progress: Double = 0
  ) {
    self.outlines = outlines
    self.images = images
    self.runs = runs
    self.items = items
    self.layoutBox = layoutBox
    self.progress = progress
  }
}
