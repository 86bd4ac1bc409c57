internal import CFontconfig

/// Fontconfig's fonts in the order in which it would take them for a language.
@safe struct FallbackDatabase: ~Copyable {
  /// By what the fonts are ranked.
  struct Wish: Hashable {
    /// A BCP 47 language tag.
    let language: String
    /// Whether fonts with colour pictures come first.
    let prefersPictures: Bool
  }

  /// A face that has the characters.
  struct Candidate: Hashable, Sendable {
    /// The font's file.
    let path: String
    /// Which face of the file it is.
    let index: Int
  }

  private let configuration: OpaquePointer
  private var rankings: [Wish: UnsafeMutablePointer<FcFontSet>]

  /// Reads the system's configuration and its fonts; `nil` where there is none.
  init?() {
    guard let configuration = unsafe FcInitLoadConfigAndFonts() else { return nil }
    unsafe self.configuration = configuration
    unsafe rankings = [:]
  }

  deinit {
    var sets = unsafe rankings.values.makeIterator()
    while let set = unsafe sets.next() { unsafe FcFontSetDestroy(set) }
    unsafe FcConfigDestroy(configuration)
  }

  /// The faces that have some characters, best first, no more than are worth opening.
  mutating func candidates(covering scalars: [UInt32], _ wish: Wish) -> [Candidate] {
    guard let ranking = unsafe ranking(for: wish) else { return [] }
    var found: [Candidate] = []
    for place in 0..<max(0, unsafe Int(ranking.pointee.nfont)) where found.count < 16 {
      guard let font = unsafe ranking.pointee.fonts?[place], unsafe Self.covers(font, scalars),
        let candidate = unsafe Self.candidate(font), !found.contains(candidate)
      else { continue }
      found.append(candidate)
    }
    return found
  }

  private mutating func ranking(for wish: Wish) -> UnsafeMutablePointer<FcFontSet>? {
    if let known = unsafe rankings[wish] { return unsafe known }
    let pattern = unsafe FcPatternCreate()
    defer { unsafe FcPatternDestroy(pattern) }
    // Pictures have a family and a language of their own (UTS #51): `emoji`, `und-zsye`.
    for (field, value) in [
      (FC_FAMILY, wish.prefersPictures ? "emoji" : "sans-serif"),
      (FC_LANG, wish.prefersPictures ? "und-zsye" : wish.language),
    ] {
      _ = unsafe FcPatternAddString(pattern, field, value)
    }
    unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let ranking = unsafe FcFontSort(configuration, pattern, 0, nil, &result) else { return nil }
    unsafe rankings[wish] = ranking
    return unsafe ranking
  }

  private static func covers(_ font: OpaquePointer, _ scalars: [UInt32]) -> Bool {
    var characters: OpaquePointer?
    guard unsafe FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
      let characters = unsafe characters
    else { return false }
    return scalars.allSatisfy { unsafe FcCharSetHasChar(characters, $0) != 0 }
  }

  private static func candidate(_ font: OpaquePointer) -> Candidate? {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard unsafe FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path = unsafe path else {
      return nil
    }
    _ = unsafe FcPatternGetInteger(font, FC_INDEX, 0, &index)
    // Above the low sixteen bits fontconfig numbers the named styles of a variable face.
    return unsafe Candidate(path: String(cString: path), index: Int(index) & 0xFFFF)
  }
}
