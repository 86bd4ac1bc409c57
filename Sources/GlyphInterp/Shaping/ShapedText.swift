/// A styled text cut into paragraphs, runs and clusters.
struct ShapedText: Sendable {
  /// What was shaped.
  let text: StyledText
  /// Its bytes and graphemes.
  let units: TextUnits
  /// The paragraphs in order.
  var paragraphs: [ShapedParagraph] = []
  /// The runs in logical order.
  var runs: [ShapedRun] = []
  /// The clusters in logical order; line breaks have none.
  var clusters: [Cluster] = []
  /// What could not be shown as asked.
  var notices: [TransitionNotice] = []

  /// The style of a cluster.
  func style(of cluster: Cluster) -> TextStyle { text.runs[cluster.style].style }
}
