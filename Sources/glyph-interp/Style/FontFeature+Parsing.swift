import GlyphInterp

extension FontFeature {
  /// Reads `ss01+tnum+-liga`; `cv01:2` or `cv01=2` picks an alternate.
  static func list(parsing text: String) throws(CommandError) -> [FontFeature] {
    var features: [FontFeature] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      features.append(try FontFeature(parsing: String(part)))
    }
    return features
  }

  private init(parsing text: String) throws(CommandError) {
    let isOff = text.hasPrefix("-")
    let pieces = (isOff ? text.dropFirst() : text[...]).split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "=" })
    guard let name = pieces.first, name.utf8.count == 4, let tag = OpenTypeTag(name), !(isOff && pieces.count > 1)
    else {
      throw .usage("feature '\(text)' is not of the form 'ss01', '-liga' or 'cv01:2'")
    }
    let value = pieces.count > 1 ? try Limits.alternate.integer(String(pieces[1])) : isOff ? 0 : 1
    self.init(tag: tag, value: UInt32(value))
  }
}
