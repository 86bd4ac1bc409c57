extension FontError {
  /// Puts the reason why a face does not open into words for people.
  init(_ reason: FaceOpeningError, source: FontSource, index: Int) {
    let file = source.name
    switch reason {
    case .unreadable:
      guard case .path(let path) = source, let obstacle = FileStatus.obstacle(at: path) else {
        self = .notFound(path: file)
        if case .path(let path) = source { self = .notFound(path: path) }
        return
      }
      self = .unreadable(path: path, reason: obstacle)
    case .malformed(.notAFont): self = .notAFont(file: file, code: 0, reason: "unknown file format")
    case .malformed(.noSuchFace(let count)): self = .noSuchFace(file: file, index: index, count: count)
    case .malformed(.truncated(let table, let end, let byteCount)):
      self = .truncated(file: file, table: table, end: end, byteCount: byteCount)
    case .malformed(.missing(let table)): self = .missingTable(file: file, index: index, table: table)
    case .refused(let error): self = .notAFont(file: file, code: error.code, reason: error.name)
    }
  }
}
