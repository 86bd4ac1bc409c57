/// Both libraries' views of one face, and the bytes that they read.
///
/// Members are released in the order in which they stand here: the bytes last.
struct FaceHandles: ~Copyable {
  /// FreeType's view.
  var outlines: OutlineFace
  /// HarfBuzz's view.
  var shaping: ShapingFace
  /// The bytes: the file's, or for WOFF and WOFF2 the unpacked tables.
  let blob: FontBlob
  /// A number for the bytes of the file.
  let fingerprint: UInt64
  /// How many bytes the file has.
  let byteCount: Int
  /// Whether outlines are those of `CFF2` and vary.
  private let hasCompactVariations: Bool

  /// Opens a face.
  init(_ source: FontSource, index: Int) throws(FaceOpeningError) {
    let file = try Self.file(source)
    let (byteCount, fingerprint) = (file.count, file.fingerprint())
    let blob = try Self.unpacked(file, index: index)
    if let defect = TableDirectory.defect(byteCount: blob.count, faceIndex: index, bytes: { blob.bytes(in: $0) }) {
      throw .malformed(defect)
    }
    let outlines = try Self.outlineFace(blob, index: index)
    let shaping = ShapingFace(blob, index: index)
    hasCompactVariations = outlines.axisCount > 0 && shaping.table(OpenTypeTag(0x4346_4632)) != nil
    self.outlines = outlines
    self.shaping = shaping
    self.blob = blob
    self.byteCount = byteCount
    self.fingerprint = fingerprint
  }

  private static func file(_ source: FontSource) throws(FaceOpeningError) -> FontBlob {
    switch source {
    case .path(let path):
      guard let mapped = FontBlob(path: path) else { throw .unreadable }
      return mapped
    case .bytes(let bytes, _):
      return FontBlob(copying: bytes)
    }
  }

  private static func outlineFace(
    _ blob: borrowing FontBlob, index: Int
  ) throws(FaceOpeningError) -> OutlineFace {
    do { return try OutlineFace(blob, index: index) } catch { throw .refused(error) }
  }

  /// The file's own bytes, or those of the tables in a WOFF or WOFF2 file.
  private static func unpacked(_ file: consuming FontBlob, index: Int) throws(FaceOpeningError) -> FontBlob {
    let signature = file.bytes(in: 0..<4)
    guard signature == Array("wOFF".utf8) || signature == Array("wOF2".utf8) else { return file }
    do {
      let packed = try OutlineFace(file, index: index)
      return FontBlob(copying: TableDirectory.file(of: try packed.unpackedTables()))
    } catch {
      throw .refused(error)
    }
  }

  /// The outline of a glyph in font units, y up, with the same verbs at every place in design space.
  mutating func outline(of glyph: GlyphID, at coordinates: [Int16]) throws(FreeTypeError) -> Path {
    var contours = try outlines.outline(of: glyph, at: coordinates)
    if hasCompactVariations {
      for share in [0.389, -0.389] {
        let beside = coordinates.map { _ in NormalizedScale.stored(share) }
        contours.restoreClosingPoints(as: try outlines.outline(of: glyph, at: beside))
      }
    }
    return contours.path
  }
}
