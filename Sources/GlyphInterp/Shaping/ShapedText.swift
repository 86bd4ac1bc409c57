/// A styled text cut into paragraphs, runs and clusters.
struct ShapedText: Sendable {
  /// What was shaped.
  let text: StyledText
  /// The paragraphs in order.
  let paragraphs: [ShapedParagraph]
  /// The runs in logical order.
  let runs: [ShapedRun]
  /// The clusters in logical order; line breaks have none.
  let clusters: [Cluster]

  /// The style of a cluster.
  func style(of cluster: Cluster) -> TextStyle { text.runs[cluster.style].style }
}
