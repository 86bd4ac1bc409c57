/// The colour tables of one face.
struct ColorFont: Sendable {
  private let face: FontFace
  private let paints: PaintTable?
  private let palettes: ColorPalettes?
  private let sbix: SbixTable?
  private let hasPictures: Bool
  private let documents: VectorDocuments?

  /// Reads the heads of the tables; `nil` for a face without any.
  init?(_ face: FontFace) {
    func reader(_ tag: String) -> ByteReader? { OpenTypeTag(tag).flatMap(face.table).map { ByteReader($0) } }
    let sbixTable = reader("sbix")
    let documentTable = reader("SVG ")
    let paintTable = reader("COLR")
    hasPictures = sbixTable != nil || reader("CBDT") != nil
    guard hasPictures || paintTable != nil || documentTable != nil else { return nil }
    self.face = face
    paints = paintTable.flatMap { PaintTable($0, axisCount: face.axes.count, grid: face.paintGrid) }
    palettes = reader("CPAL").flatMap { ColorPalettes($0) }
    sbix = sbixTable.flatMap { SbixTable($0, glyphCount: face.glyphCount) }
    documents = documentTable.flatMap { VectorDocuments($0) }
  }

  /// How many palettes the face has.
  var paletteCount: Int { palettes?.count ?? 0 }

  /// How a glyph gets its colours, `nil` where it has none or they cannot be used, and what is to be said about it.
  ///
  /// Paints come before pictures, as they suit every size.
  /// - Parameter largestSize: the most pixels per em at which the glyph is drawn.
  func track(of glyph: GlyphID, largestSize: Double) -> (track: ColorGlyphTrack?, notice: TransitionNotice?) {
    var notice: TransitionNotice?
    if let paints {
      do throws(PaintError) {
        var reader = PaintReader(paints)
        if let paint = try reader.paint(of: glyph) { return (track(of: glyph, .paint(paint)), nil) }
      } catch {
        notice = self.notice(.brokenColorGlyph, glyph, "has colours that cannot be read, as \(error.reason)")
      }
    }
    if hasPictures, let picture = picture(of: glyph, largestSize: largestSize) {
      return (track(of: glyph, .picture(picture)), nil)
    }
    if let documents, documents.contains(glyph) {
      notice = notice ?? self.notice(.vectorDocument, glyph, "is an SVG document, which is not drawn")
    }
    return (nil, notice)
  }

  private func track(of glyph: GlyphID, _ artwork: ColorGlyphTrack.Artwork) -> ColorGlyphTrack {
    ColorGlyphTrack(
      face: face, glyph: glyph, artwork: artwork, palettes: palettes, variations: paints?.variations)
  }

  private func notice(_ code: TransitionNotice.Code, _ glyph: GlyphID, _ message: String) -> TransitionNotice {
    TransitionNotice(
      code: code,
      message: "'\(face.fileName)': glyph \(glyph.rawValue) (\(face.glyphName(glyph))) \(message); its outline is")
  }

  /// The picture of a glyph from the smallest strike that is large enough, else from the largest one that has it.
  private func picture(of glyph: GlyphID, largestSize: Double) -> GlyphPicture? {
    let strikes = face.strikes.enumerated().sorted { $0.element < $1.element }
    let suitable = strikes.filter { $0.element >= largestSize } + strikes.filter { $0.element < largestSize }.reversed()
    for (index, pixelsPerEm) in suitable where pixelsPerEm > 0 {
      guard let bitmap = face.bitmap(of: glyph, strike: index) else { continue }
      var corner = Vector(dx: Double(bitmap.left), dy: -Double(bitmap.top))
      if let lower = sbix?.corner(of: glyph, pixelsPerEm: Int(pixelsPerEm)) {
        corner = Vector(dx: lower.dx, dy: -lower.dy - Double(bitmap.height))
      }
      let image = SceneImage(
        width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels,
        identity: identity(of: glyph, strike: index))
      return GlyphPicture(image: image, corner: corner, pixelsPerEm: pixelsPerEm)
    }
    return nil
  }

  /// A number that equal pictures share, in this plan and in others; never 0.
  private func identity(of glyph: GlyphID, strike: Int) -> UInt64 {
    var hash = face.identity.fingerprint &+ UInt64(face.identity.faceIndex)
    for part in [UInt64(glyph.rawValue), UInt64(strike)] {
      hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash == 0 ? 1 : hash
  }
}
