import GlyphInterp

/// `glyph-interp plan`: what pairs, what fades, and why.
enum PlanJob {
  /// Prints the plan as a table or as JSON.
  static func run(_ request: Request) throws(CommandError) -> ExitCode {
    var clock = StageClock()
    let prepared = try clock.measure("fonts") { () throws(CommandError) in try PreparedSequence(request) }
    let plan = try clock.measure("plan") { () throws(CommandError) in try prepared.plan() }
    var notices = Notices()
    notices.add(prepared.notices + plan.notices)
    var description = plan.description
    description.notices = notices.all
    try StandardStream.output.send(
      request.wantsJSON ? try PlanJSON.text(description) : PlanTable(description, duration: plan.duration).text)
    let code = notices.report(request)
    if request.showsTimings { StandardStream.report("timings: \(clock.text)") }
    return code
  }
}
