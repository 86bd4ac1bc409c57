/// A ``PlanInstant`` in the making.
struct PlanInstantDraft: Sendable {
  /// The eased progress of each motion.
  var progresses: [Double]
  /// Where styles stand.
  var moments: [StyleMoment]
  /// The old text laid out.
  var old: TextTrack.Instant
  /// The new text laid out.
  var new: TextTrack.Instant
  /// The digits that wheels pass, laid out; `nil` where there are none.
  var wheels: TextTrack.Instant?
  /// For each cluster of the old text its moment.
  var oldMoments: [Int]
  /// For each cluster of the new text its moment.
  var newMoments: [Int]
  /// Where the first cluster of each motion stands: of the old text where it has one, and of the new text.
  var positions: [PlanInstant.Position]
  /// The eased progress of the block.
  var overall: Double
  /// The mixed block.
  var box: Rect
  /// What a retarget in flight has added to everything; `nil` for nothing.
  var deviation: Deviation?

  /// Moves everything by what a retarget in flight adds.
  mutating func add(_ deviation: Deviation) {
    for (index, way) in deviation.positions.enumerated() {
      positions[index].old = positions[index].old + way
      positions[index].new = positions[index].new + way
    }
    box.minX += deviation.boxStart.dx
    box.minY += deviation.boxStart.dy
    box.maxX += deviation.boxEnd.dx
    box.maxY += deviation.boxEnd.dy
    self.deviation = deviation
  }
}
