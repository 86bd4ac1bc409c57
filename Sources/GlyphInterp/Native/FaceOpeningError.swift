/// Why a face does not open.
enum FaceOpeningError: Error, Hashable, Sendable {
  /// The file is not there or may not be read.
  case unreadable
  /// The table directory is spoiled.
  case malformed(TableDirectory.Defect)
  /// FreeType does not take it for a font.
  case refused(FreeTypeError)
}
