import GlyphInterp

/// Opens the fonts that styles ask for, each once.
final class FontShelf {
  /// The axes that the styles name: of several files of a family the one that has most of them is taken.
  private let wantedAxes: Set<OpenTypeTag>
  private var faces: [FontReference?: FontFace] = [:]
  private var italicFaces: [String: FontFace] = [:]
  private var uprightFaces: [String: FontFace] = [:]
  private var openCatalog: FontCatalog?

  init(wantedAxes: Set<OpenTypeTag> = []) { self.wantedAxes = wantedAxes }

  /// The face of a font; without a font that of GlyphInterp Sans.
  func face(_ reference: FontReference?) throws(FontError) -> FontFace {
    if let face = faces[reference] { return face }
    let face = try open(reference)
    faces[reference] = face
    return face
  }

  /// The italic, or the upright, face of a family; `nil` when the family has none.
  func face(ofFamily family: String, italic: Bool) throws(FontError) -> FontFace? {
    if let face = (italic ? italicFaces : uprightFaces)[family] { return face }
    let catalog = try catalog()
    guard catalog.faces(ofFamily: family).contains(where: { $0.isItalic == italic }) else { return nil }
    let face = try catalog.face(matching: family, italic: italic, wanting: wantedAxes)
    if italic { italicFaces[family] = face } else { uprightFaces[family] = face }
    return face
  }

  private func open(_ reference: FontReference?) throws(FontError) -> FontFace {
    switch reference {
    case nil:
      return try EmbeddedFont.face()
    case .file(let path, let index):
      return try FontFace(path: path, index: index ?? 0)
    case .family(let name, _) where name.lowercased() == EmbeddedFont.name.lowercased():
      return try face(nil)
    case .family(let name, nil):
      return try catalog().face(matching: name, wanting: wantedAxes)
    case .family(let name, let index?):
      let catalog = try catalog()
      let installed = catalog.faces(ofFamily: name)
      guard !installed.isEmpty else { return try catalog.face(matching: name) }
      guard installed.indices.contains(index) else {
        throw .noSuchFace(file: name, index: index, count: installed.count)
      }
      return try FontFace(path: installed[index].path, index: installed[index].index)
    }
  }

  private func catalog() throws(FontError) -> FontCatalog {
    if let openCatalog { return openCatalog }
    let catalog = try FontCatalog()
    openCatalog = catalog
    return catalog
  }
}
