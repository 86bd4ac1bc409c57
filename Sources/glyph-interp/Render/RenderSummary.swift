import GlyphInterp
import GlyphInterpExport

/// The line that says what was made.
struct RenderSummary {
  let exhibit: Exhibit
  let stage: Stage
  let groups: [RenderGroup]
  let request: Request

  /// File, pixels, frames, seconds, how many glyphs of all rows interpolated and how many faded; what a format could not
  /// hold.
  var text: String {
    var parts: [String] = []
    for group in groups {
      let names = group.writers.map { $0.output.path == "-" ? "standard output" : $0.output.path }
      parts.append("\(names.joined(separator: ", ")): \(measures(of: group))")
    }
    var glyphs = "glyphs: \(sum(\.interpolatedCount)) interpolated, \(sum(\.fadedCount)) faded"
    let replacedCount = sum(\.replacedCount)
    if replacedCount > 0 { glyphs += ", \(replacedCount) replaced at once" }
    parts.append(glyphs)
    parts += remarks
    return (request.isDryRun ? "would write " : "") + parts.joined(separator: "; ")
  }

  private func sum(_ count: (TransitionPlan) -> Int) -> Int {
    exhibit.sequences.flatMap(\.plans).reduce(0) { $0 + count($1) }
  }

  private func measures(of group: RenderGroup) -> String {
    let sequence = exhibit.sequence
    guard let schedule = group.schedule else {
      let count = request.stillCount
      let isStrip = group.writers.contains { [.png, .svg].contains($0.output.format) }
      let width = isStrip ? stage.width * count : stage.width
      return "\(width)x\(stage.height) px, \(count == 1 ? "1 still" : "\(count) stills")"
    }
    let motion = sequence.plans.reduce(0) { $0 + $1.duration }.decimalText(decimals: 2)
    let length = schedule.duration.decimalText(decimals: 2)
    if group.writers.allSatisfy({ [.svg, .html].contains($0.output.format) }) {
      return "\(stage.width)x\(stage.height) px, \(length) s (motion \(motion) s)"
    }
    return "\(stage.width)x\(stage.height) px, \(frames(of: schedule, in: group)), \(length) s (motion \(motion) s)"
  }

  /// How many frames there are: where a picture cannot last longer than others, it is there as often.
  private func frames(of schedule: FrameSchedule, in group: RenderGroup) -> String {
    func text(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
    let formats = group.writers.map(\.output.format)
    let repeating = Set(formats.filter(\.repeatsFrames))
    if repeating.isEmpty || schedule.stepCount == schedule.frames.count { return text(schedule.frames.count) }
    if formats.allSatisfy(\.repeatsFrames) { return text(schedule.stepCount) }
    let names = repeating.map(\.title).sorted().joined(separator: ", ")
    return "\(text(schedule.frames.count)) (\(schedule.stepCount) in \(names))"
  }

  private var remarks: [String] {
    var remarks: [String] = []
    let formats = groups.flatMap(\.writers).map(\.output.format)
    for group in groups {
      guard let schedule = group.schedule, schedule.rate != request.frameRate else { continue }
      remarks.append("GIF at \(schedule.rate) frames a second")
    }
    let flat = Set(formats).filter { !$0.hasPartialAlpha && !($0 == .gif && request.matte != nil) }
    if request.isTransparent, !flat.isEmpty {
      let names = flat.map(\.title).sorted().joined(separator: " and ")
      remarks.append("\(names) on white, as there is no partial alpha in it")
    }
    let keyframed = Set(formats.filter { $0.hasKeyframes && request.stillCount == 0 })
    if request.shutterAngle > 0, !keyframed.isEmpty {
      let names = keyframed.map(\.title).sorted().joined(separator: " and ")
      remarks.append("\(names) without motion blur")
    }
    if formats.contains(.mp4), stage.width % 2 + stage.height % 2 > 0 {
      let (width, height) = (stage.width + stage.width % 2, stage.height + stage.height % 2)
      remarks.append("MP4 grown to \(width)x\(height) px, as its sides are even")
    }
    return remarks
  }
}
