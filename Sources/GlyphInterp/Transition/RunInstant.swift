/// Where a run stands between its samples.
struct RunInstant: Sendable {
  /// The samples at the corners of the cell.
  var samples: [Int]
  /// How much each of them counts; they add up to 1 and leave 0…1 where the run extrapolates.
  var weights: [Double]
  /// The sample whose glyphs are drawn.
  var form: Int
}
