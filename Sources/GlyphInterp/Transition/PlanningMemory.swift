/// What planning has read from fonts, kept for the next plan of the same text: samples of runs, outlines of glyphs.
///
/// It holds what one of the last few plans has used and drops the rest, so that it does not grow with the number of plans.
struct PlanningMemory: Sendable {
  /// Shaped runs.
  var shaper = Shaper()
  /// Outlines.
  var outlines = OutlineTable()

  /// Makes ready for a plan.
  mutating func startPlan() {
    shaper.startPlan()
    outlines.startPlan()
  }
}
