import GlyphInterp
import GlyphInterpExport

/// `glyph-interp plan`: what pairs, what fades, and why.
enum PlanJob {
  /// Prints the plan as a table or as JSON, and draws it where files are named.
  static func run(_ request: Request) throws(CommandError) -> ExitCode {
    var clock = StageClock()
    let pictures = try pictureFiles(of: request)
    let prepared = try clock.measure("fonts") { () throws(CommandError) in try PreparedSequence(request) }
    let plan = try clock.measure("plan") { () throws(CommandError) in try prepared.plan() }
    var notices = Notices()
    notices.add(prepared.notices + plan.notices)
    var description = plan.description
    description.notices = notices.all
    try draw(plan, to: pictures, request, colors: prepared.colors)
    if !pictures.contains(where: { $0.path == "-" }) {
      try StandardStream.output.send(
        request.wantsJSON ? try PlanJSON.text(description) : PlanTable(description, duration: plan.duration).text)
    }
    let code = notices.report(request)
    if request.showsTimings { StandardStream.report("timings: \(clock.text)") }
    return code
  }

  /// The files to draw: SVG, whatever standard output is called.
  private static func pictureFiles(of request: Request) throws(CommandError) -> [OutputFile] {
    var files: [OutputFile] = []
    for path in request.outputs {
      let file = try OutputFile(path: path, format: path == "-" ? .svg : nil)
      guard file.format == .svg else { throw .usage("'\(path)': a plan is drawn as SVG: name a file ending in .svg") }
      if path == "-", request.wantsJSON { throw .usage("the picture and --json both go to standard output") }
      files.append(file)
    }
    return files
  }

  /// Draws both texts with threads between the pairs, on white.
  private static func draw(
    _ plan: TransitionPlan, to files: [OutputFile], _ request: Request, colors: [TextColor]
  ) throws(CommandError) {
    guard !files.isEmpty else { return }
    let diagram = plan.diagram()
    var options = request
    options.background = request.background ?? .fixed(.white)
    let title = "\(plan.old.string) → \(plan.new.string)"
    let batch = FileBatch()
    let bounds = diagram.inkBounds().union(diagram.layoutBox).outset(by: request.padding)
    do throws(ExportError) {
      for file in files {
        let writer = OutputWriter(file, options, title: title, colors: colors, batch: batch)
        try writer.write([diagram], canvases: [bounds])
      }
      try batch.finish()
    } catch {
      throw CommandError(error)
    }
  }
}
