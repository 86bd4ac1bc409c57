extension FontError: CustomStringConvertible {
  /// One lower-case sentence, the thing first: `'Inter.ttf': is no font (unknown file format)`.
  public var description: String {
    switch self {
    case .notFound(let path): "'\(path)': no such file"
    case .unreadable(let path, let reason): "'\(path)': cannot be read: \(reason)"
    case .notAFont(let file, _, let reason): "'\(file)': is no font (\(reason))"
    case .truncated(let file, let table, let end, let byteCount):
      "'\(file)': is cut off: table '\(table)' should end at byte \(end), the file has \(byteCount)"
    case .missingTable(let file, let index, let table): "\(Self.face(file, index)): has no table '\(table)'"
    case .broken(let file, let index, let reason): "\(Self.face(file, index)): is broken: \(reason)"
    case .noSuchFace(let file, let index, let count):
      "'\(file)': has no face \(index); "
        + (count == 1 ? "it has one face, number 0" : "it has \(count) faces, numbers 0 to \(count - 1)")
    case .unusableGlyph(let file, let index, let glyph, let code, let reason):
      "\(Self.face(file, index)): glyph \(glyph.rawValue) cannot be loaded: \(reason) (FreeType error \(code))"
    case .unknownFamily(let name, let nearest):
      "'\(name)': no installed font family has this name" + (nearest.map { " (did you mean '\($0)'?)" } ?? "")
    case .noCatalog: "fontconfig: the list of installed fonts cannot be read"
    }
  }

  private static func face(_ file: String, _ index: Int) -> String {
    index == 0 ? "'\(file)'" : "'\(file)', face \(index)"
  }
}
