extension String {
  /// The part between two UTF-8 offsets, which must lie between characters' code points.
  func substring(utf8 range: Range<Int>) -> Substring {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
