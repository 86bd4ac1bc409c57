extension OpenTypeTag {
  /// Whether the letters of a script (an ISO 15924 tag) join to their neighbours.
  ///
  /// Source: Unicode's ArabicShaping.txt, the scripts with dual-joining letters.
  var isCursiveScript: Bool {
    switch description {
    case "Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Phlp", "Adlm", "Rohg", "Sogd": true
    default: false
    }
  }
}
