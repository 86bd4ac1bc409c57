internal import Synchronization

/// The system's fonts, asked for characters that the fonts of a style lack.
///
/// Fontconfig's configuration is read when the first such character is met, once per process; its order by language is
/// the same on every run, and the first face that has the whole grapheme is taken.
final class SystemFallback: Sendable {
  /// The system's fonts as they were when they were first needed.
  static let shared = SystemFallback()

  private let database = Mutex<FallbackDatabase?>(nil)
  private let faces = Mutex<[FallbackDatabase.Candidate: FontFace?]>([:])

  /// The first face that has a grapheme in the form that is asked for; `nil` where there is none.
  func face(for request: FallbackRequest, _ presentation: EmojiPresentation) -> FontFace? {
    let scalars = request.text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.value)
    let wish = FallbackDatabase.Wish(
      language: request.rankingLanguage, prefersPictures: presentation.prefersPictures)
    for required in [scalars, Array(scalars.prefix(1))] where !required.isEmpty {
      for candidate in candidates(covering: required, wish) {
        guard let face = face(of: candidate), presentation.suits(face, for: request), face.covers(request) else {
          continue
        }
        return face
      }
    }
    return nil
  }

  private func candidates(covering scalars: [UInt32], _ wish: FallbackDatabase.Wish) -> [FallbackDatabase.Candidate] {
    database.withLock { database in
      if database == nil { database = FallbackDatabase() }
      return database?.candidates(covering: scalars, wish) ?? []
    }
  }

  private func face(of candidate: FallbackDatabase.Candidate) -> FontFace? {
    if let known = faces.withLock({ $0[candidate] }) { return known }
    let face = try? FontFace(path: candidate.path, index: candidate.index)
    faces.withLock { $0[candidate] = .some(face) }
    return face
  }
}
