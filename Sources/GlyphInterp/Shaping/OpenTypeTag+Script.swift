extension OpenTypeTag {
  /// Whether the letters of a script (an ISO 15924 tag) join to their neighbours.
  var isCursiveScript: Bool { Self.cursiveScripts.contains(self) }

  /// Whether letters of a script touch their neighbours: they join, or hang from one line.
  var hasTouchingLetters: Bool { isCursiveScript || Self.headlineScripts.contains(self) }

  /// Source: The Unicode Standard 15, chapters 12 to 15, the scripts with a headline.
  private static let headlineScripts = Set(
    ["Deva", "Beng", "Guru", "Sylo", "Newa", "Tirh", "Modi", "Shrd"].compactMap { OpenTypeTag($0) })

  /// Source: Unicode's ArabicShaping.txt, the scripts with dual-joining letters.
  private static let cursiveScripts = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Phlp", "Adlm", "Rohg", "Sogd"]
      .compactMap { OpenTypeTag($0) })
}
