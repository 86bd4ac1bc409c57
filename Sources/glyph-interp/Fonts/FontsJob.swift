import GlyphInterp

/// `glyph-interp fonts`: what can be named with `--font`.
enum FontsJob {
  /// Prints all families, or what one font has.
  static func run(_ argument: String?) throws(CommandError) {
    guard let argument else {
      try StandardStream.output.send(try families())
      return
    }
    let reports = try faces(try FontReference(parsing: argument)).map { FaceReport($0).text }
    try StandardStream.output.send(reports.joined(separator: "\n"))
  }

  /// One line for each family: its name, how many faces it has, whether one of them has axes.
  private static func families() throws(CommandError) -> String {
    let catalog = try catalog()
    var lines = ["\(EmbeddedFont.name)  (built in, variable)"]
    for family in catalog.families {
      let faces = catalog.faces(ofFamily: family)
      let count = faces.count == 1 ? "1 face" : "\(faces.count) faces"
      lines.append("\(family)  (\(count)\(faces.contains(where: \.isVariable) ? ", variable" : ""))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func faces(_ reference: FontReference) throws(CommandError) -> [FontFace] {
    do throws(FontError) {
      guard case .family(let name, nil) = reference, name.lowercased() != EmbeddedFont.name.lowercased() else {
        return [try FontShelf().face(reference)]
      }
      let catalog = try FontCatalog()
      let installed = catalog.faces(ofFamily: name)
      if installed.isEmpty { return [try catalog.face(matching: name)] }
      var faces: [FontFace] = []
      for face in installed { faces.append(try FontFace(path: face.path, index: face.index)) }
      return faces
    } catch {
      throw CommandError(error)
    }
  }

  private static func catalog() throws(CommandError) -> FontCatalog {
    do throws(FontError) {
      return try FontCatalog()
    } catch {
      throw CommandError(error)
    }
  }
}
