/// Why a font cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// There is no file at the path.
  case notFound(path: String)
  /// The file is there and cannot be read, in the operating system's words.
  case unreadable(path: String, reason: String)
  /// The file is no font: FreeType's code and its name, or 0 where the first bytes told already.
  case notAFont(file: String, code: Int32, reason: String)
  /// A table is said to end beyond the end of the file: it was cut off.
  case truncated(file: String, table: OpenTypeTag, end: Int, byteCount: Int)
  /// A table without which there is no font is missing.
  case missingTable(file: String, index: Int, table: OpenTypeTag)
  /// The face is broken in a way that leaves nothing to draw.
  case broken(file: String, index: Int, reason: String)
  /// The file has fewer faces.
  case noSuchFace(file: String, index: Int, count: Int)
  /// A glyph cannot be loaded: FreeType's code and its name.
  case unusableGlyph(file: String, index: Int, glyph: GlyphID, code: Int32, reason: String)
  /// No installed font has the family name; the nearest one that has.
  case unknownFamily(name: String, nearest: String?)
  /// The system's font catalogue cannot be read.
  case noCatalog

  /// Whether the font was not found, as against found and bad.
  public var isMissingInput: Bool {
    switch self {
    case .notFound, .unreadable, .unknownFamily, .noCatalog: true
    case .notAFont, .truncated, .missingTable, .broken, .noSuchFace, .unusableGlyph: false
    }
  }
}
