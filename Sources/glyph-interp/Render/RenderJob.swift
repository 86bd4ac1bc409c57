import GlyphInterp
import GlyphInterpExport

/// `glyph-interp render`: a transition in one or more files.
struct RenderJob {
  let request: Request

  /// Does the work and says what was made.
  func run() async throws(CommandError) -> ExitCode {
    var clock = StageClock()
    var notices = Notices()
    let prepared = try clock.measure("fonts") { () throws(CommandError) in try PreparedTransition(request) }
    let outputs = try outputFiles(of: prepared.old.string)
    let plan = try clock.measure("plan") { () throws(CommandError) in try prepared.plan() }
    let canvas = try clock.measure("canvas") { () throws(CommandError) in try Canvas(request, for: plan) }
    let schedule = try schedule(of: plan)
    notices.add(prepared.notices + plan.notices)
    if request.blendSpace == .linear, request.background.map({ $0.color.alpha < 1 }) ?? true {
      let message = "--blend linear: the picture is transparent, and viewers mix what is behind it in sRGB"
      notices.add([TransitionNotice(code: .linearOnTransparent, message: message)])
    }

    var summary = RenderSummary(plan: plan, files: outputs.map(\.path))
    if request.instants.isEmpty {
      summary.size = (canvas.width, canvas.height)
      summary.hold = schedule.duration - plan.duration
      summary.frameCount = schedule.frames.count
    } else {
      let count = outputs.contains { $0.format == .png } ? request.instants.count : 1
      summary.size = (canvas.width * count, canvas.height)
      summary.stillCount = request.instants.count
      try CanvasLimits.check(width: summary.size.width, height: summary.size.height)
    }
    if !request.isDryRun {
      let writers = try outputs.map { output throws(CommandError) in try OutputWriter(output, request) }
      let frames = FrameSource(plan: plan, canvas: canvas, schedule: schedule, request: request)
      let start = ContinuousClock.now
      try await frames.deliver(to: writers)
      clock.note("frames", since: start)
    }
    let code = notices.report(request)
    if !request.isQuiet { StandardStream.report(summary.text(isDryRun: request.isDryRun)) }
    if request.showsTimings { StandardStream.report("timings: \(clock.text)") }
    return code
  }

  private func outputFiles(of text: String) throws(CommandError) -> [OutputFile] {
    var files: [OutputFile] = []
    for path in request.outputs { files.append(try OutputFile(path: path, format: request.format)) }
    if files.isEmpty { files.append(OutputFile(namedAfter: text, format: request.format)) }
    if files.contains(where: { $0.format == .scene }), request.instants.count != 1 {
      throw .usage("a scene is one instant: name it with --at, as in --at 0.5")
    }
    if files.count(where: { $0.path == "-" }) > 1 { throw .usage("two outputs go to standard output") }
    return files
  }

  private func schedule(of plan: TransitionPlan) throws(CommandError) -> FrameSchedule {
    do throws(AnimationError) {
      let segment = try Timeline.Segment(
        animation: .linear(duration: plan.duration), travel: 0, hold: request.hold)
      let timeline = try Timeline(segments: [segment], autoreverses: request.autoreverses)
      return try FrameSchedule(timeline, rate: request.frameRate, loops: request.playCount != 1)
    } catch {
      throw .usage(error.description)
    }
  }
}
