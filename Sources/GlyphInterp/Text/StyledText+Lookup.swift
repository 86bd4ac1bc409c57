extension StyledText {
  /// The index of the run that holds a UTF-8 offset; the end of the text belongs to the last run.
  func styleIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
