extension OpenTypeTag {
  /// Whether the letters of a script (an ISO 15924 tag) join to their neighbours.
  var isCursiveScript: Bool { Self.cursiveScripts.contains(self) }

  /// Source: Unicode's ArabicShaping.txt, the scripts with dual-joining letters.
  private static let cursiveScripts = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Phlp", "Adlm", "Rohg", "Sogd"]
      .compactMap { OpenTypeTag($0) })
}
