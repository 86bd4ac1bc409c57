/// The colour glyphs that a transition shows.
struct ColorGlyphTable: Sendable {
  private struct Key: Hashable {
    let face: FaceIdentity
    let glyph: GlyphID
  }

  /// The tracks, in the order in which glyphs were first seen.
  private(set) var tracks: [ColorGlyphTrack] = []
  /// What is to be said about glyphs that are not drawn in their colours.
  private(set) var notices: [TransitionNotice] = []
  private var indices: [Key: Int?] = [:]
  private var fonts: [FaceIdentity: ColorFont?] = [:]

  /// Whether no glyph has colours of its own.
  var isEmpty: Bool { tracks.isEmpty }

  /// The index of a glyph's track, which is made when first asked for; `nil` for a glyph without colours.
  ///
  /// - Parameter largestSize: the most pixels per em at which the glyph is drawn.
  mutating func cover(_ glyph: GlyphID, in face: FontFace, largestSize: Double) -> Int? {
    let key = Key(face: face.identity, glyph: glyph)
    if let known = indices[key] { return known }
    let found = font(of: face)?.track(of: glyph, largestSize: largestSize)
    if let notice = found?.notice { notices.append(notice) }
    let index = found?.track.map { _ in tracks.count }
    if let track = found?.track { tracks.append(track) }
    indices[key] = .some(index)
    return index
  }

  /// The index of a glyph's track; `nil` for a glyph without colours.
  func index(of glyph: GlyphID, in face: FontFace) -> Int? {
    guard !isEmpty else { return nil }
    return indices[Key(face: face.identity, glyph: glyph)] ?? nil
  }

  /// Notes that a text asks a face for a palette.
  mutating func check(palette: Int, of face: FontFace) {
    guard palette != 0, let count = font(of: face)?.paletteCount, palette < 0 || palette >= count else { return }
    let has = count == 0 ? "the font has none" : count == 1 ? "the font has one" : "the font has \(count), from 0 on"
    let notice = TransitionNotice(
      code: .unknownPalette, message: "'\(face.fileName)': palette \(palette) does not exist; \(has)")
    if !notices.contains(notice) { notices.append(notice) }
  }

  private mutating func font(of face: FontFace) -> ColorFont? {
    if let known = fonts[face.identity] { return known }
    let font = ColorFont(face)
    fonts[face.identity] = .some(font)
    return font
  }

  /// Lets go of what only reading needs, once everything is covered.
  mutating func settle() { fonts = [:] }
}
