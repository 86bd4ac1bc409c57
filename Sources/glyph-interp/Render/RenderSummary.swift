import GlyphInterp

/// The line that says what was made.
struct RenderSummary {
  private let plan: TransitionPlan
  private let files: [String]
  /// Pixels of a frame, or of the strip.
  var size = (width: 0, height: 0)
  /// Frames of the animation.
  var frameCount = 0
  /// Stills instead of an animation.
  var stillCount = 0
  /// Seconds beyond the motion.
  var hold = 0.0

  init(plan: TransitionPlan, files: [String]) {
    self.plan = plan
    self.files = files
  }

  /// File, pixels, frames, seconds, how many glyphs interpolated and how many faded.
  func text(isDryRun: Bool) -> String {
    let names = files.map { $0 == "-" ? "standard output" : $0 }.joined(separator: ", ")
    var parts = ["\(size.width)x\(size.height) px"]
    if stillCount > 0 {
      parts.append(stillCount == 1 ? "1 still" : "\(stillCount) stills")
    } else {
      parts.append(frameCount == 1 ? "1 frame" : "\(frameCount) frames")
      let motion = plan.duration.decimalText(decimals: 2)
      parts.append("\((plan.duration + hold).decimalText(decimals: 2)) s (motion \(motion) s)")
    }
    let glyphs = "\(plan.interpolatedCount) interpolated, \(plan.fadedCount) faded"
    return "\(isDryRun ? "would write " : "")\(names): \(parts.joined(separator: ", ")); glyphs: \(glyphs)"
  }
}
