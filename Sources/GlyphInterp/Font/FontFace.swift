internal import Synchronization

/// A face of a font file: names, axes, and what its glyphs are at the corners of its design-space grid.
///
/// Safe to use from several threads: both font libraries' handles are behind one lock. A transition opens and asks a
/// face while it is planned, never while it plays (semantics 3.6).
public final class FontFace: Sendable {
  let handles: Mutex<FaceHandles>
  private let grids: Mutex<GridReader?>
  /// The grid of any text, once it has been asked for.
  let wholeGrid: Mutex<DesignSpaceGrid?>
  /// The grids of texts that have been asked for, by the stretches of characters that may come to be glyphs together.
  let gridsOfText = Mutex<[ComposingStretches: DesignSpaceGrid]>([:])
  /// What is known of glyphs that have been asked for.
  let knownGlyphs = Mutex<[GlyphID: KnownGlyph]>([:])
  /// Which design the face is.
  public let identity: FaceIdentity
  /// What messages call the font: the last part of its path, or the name given with its bytes.
  public let fileName: String
  /// Where the file is; `nil` for a face opened from bytes.
  public let path: String?
  /// The family's name, "Inter"; empty when the font gives none.
  public let familyName: String
  /// The style's name, "Regular".
  public let styleName: String
  /// Family and style as one name.
  public let fullName: String
  /// The name that PostScript and PDF use.
  public let postScriptName: String
  /// How many font units make an em.
  public let unitsPerEm: Int
  /// How many glyphs the face has.
  public let glyphCount: Int
  /// The style bits, weight and width of `OS/2`.
  public let style: FaceStyle
  /// The axes in the font's order; none in a static font.
  public let axes: [VariationAxis]
  /// The index of each axis by its tag, the first of a tag.
  let axisIndices: [OpenTypeTag: Int]
  /// The styles that the font's designer has named.
  public let namedInstances: [NamedInstance]
  /// From user space to normalised coordinates, one per axis.
  public let normalizations: [AxisNormalization]

  /// Opens a face of a file.
  ///
  /// TrueType, OpenType with `CFF` or `CFF2` outlines, collections, WOFF and WOFF2.
  /// - Throws: a `FontError`; `isMissingInput` tells a missing file from a bad one.
  public convenience init(path: String, index: Int = 0) throws(FontError) {
    try self.init(.path(path), index: index)
  }

  /// Opens a face of a file's bytes, which are copied.
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - index: which face of a collection; 0 in any other file.
  ///   - name: what messages call the font.
  public convenience init(bytes: [UInt8], index: Int = 0, name: String) throws(FontError) {
    try self.init(.bytes(bytes, name: name), index: index)
  }

  private init(_ source: FontSource, index: Int) throws(FontError) {
    let opened: Mutex<FaceHandles>
    do { opened = Mutex(try FaceHandles(source, index: index)) } catch {
      throw FontError(error, source: source, index: index)
    }
    let description = opened.withLock { FaceDescription($0, faceIndex: index) }
    if let defect = description.defect {
      throw FontError.broken(file: source.name, index: index, reason: defect)
    }
    handles = opened
    grids = Mutex(nil)
    wholeGrid = Mutex(nil)
    fileName = source.name
    if case .path(let path) = source { self.path = path } else { path = nil }
    identity = description.identity
    (familyName, styleName) = (description.familyName, description.styleName)
    (fullName, postScriptName) = (description.fullName, description.postScriptName)
    (unitsPerEm, glyphCount) = (description.unitsPerEm, description.glyphCount)
    style = description.style
    axes = description.axes
    axisIndices = Dictionary(
      description.axes.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
    namedInstances = description.namedInstances
    normalizations = description.normalizations
  }

  /// Lends the reader of the font's design-space lines, which is made when first asked for.
  func withGrids<Result: Sendable>(_ body: (GridReader) -> Result) -> Result {
    let made = grids.withLock { $0 }
    if let made { return body(made) }
    let reader = GridReader(axes: axes, glyphCount: glyphCount) { tag in self.table(tag) }
    grids.withLock { $0 = reader }
    return body(reader)
  }

  /// How many runs HarfBuzz has shaped with the face since it was opened.
  public var shapingCount: Int { handles.withLock { $0.shaping.shapingCount } }

  /// Copies a table of the font; `nil` where it has none.
  public func table(_ tag: OpenTypeTag) -> [UInt8]? { handles.withLock { $0.shaping.table(tag) } }

  /// The features of `GSUB` and `GPOS` in the order of their tags.
  public var features: [OpenTypeTag] { handles.withLock { $0.shaping.features } }
}
