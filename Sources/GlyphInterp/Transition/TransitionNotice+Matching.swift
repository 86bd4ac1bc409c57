extension TransitionNotice {
  /// What a bound of the matcher means for people.
  init(_ notice: MatchingNotice) {
    func count(_ number: Int, _ one: String, _ several: String) -> String {
      number == 1 ? "one \(one)" : "\(number) \(several)"
    }
    let message =
      switch notice {
      case .wordsCutInProportion(let stretches):
        "texts are long and unlike each other: \(count(stretches, "stretch", "stretches")) of words paired in proportion"
      case .clustersCutInProportion(let stretches):
        "words are long and unlike each other: \(count(stretches, "stretch", "stretches")) of letters paired in proportion"
      case .blockStartsBounded(let words):
        "texts repeat \(count(words, "word", "words")) very often: not every place was tried for words that move"
      }
    self.init(code: .boundedMatching, message: message)
  }
}
