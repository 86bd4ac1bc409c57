/// A plan evaluated at one instant: where all clusters of both texts stand.
///
/// An object, so that drawing hands it on without counting references for all that it holds.
final class PlanInstant: Sendable {
  /// Where the two forms of a motion stand; for a motion of one form both are the same.
  struct Position: Sendable {
    /// What is added to the old text's pen origins.
    var old: Point
    /// The pen origin of the first new cluster.
    var new: Point
  }

  /// The eased progress of each motion.
  let progresses: [Double]
  /// Where styles stand.
  let moments: [StyleMoment]
  /// The old text laid out.
  let old: TextTrack.Instant
  /// The new text laid out.
  let new: TextTrack.Instant
  /// The digits that wheels pass, laid out; `nil` where there are none.
  let wheels: TextTrack.Instant?
  /// For each cluster of the old text its moment.
  let oldMoments: [Int]
  /// For each cluster of the new text its moment.
  let newMoments: [Int]
  /// Where the first cluster of each motion stands: of the old text where it has one, and of the new text.
  let positions: [Position]
  /// The eased progress of the block.
  let overall: Double
  /// The mixed block.
  let box: Rect
  /// What a retarget in flight has added to everything; `nil` for nothing.
  let deviation: Deviation?

  /// What has been made.
  init(_ draft: PlanInstantDraft) {
    progresses = draft.progresses
    moments = draft.moments
    old = draft.old
    new = draft.new
    wheels = draft.wheels
    oldMoments = draft.oldMoments
    newMoments = draft.newMoments
    positions = draft.positions
    overall = draft.overall
    box = draft.box
    deviation = draft.deviation
  }
}
