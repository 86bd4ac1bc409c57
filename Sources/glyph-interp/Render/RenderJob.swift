import GlyphInterp
import GlyphInterpExport

/// `glyph-interp render`: a transition in one or more files.
struct RenderJob {
  let request: Request

  /// Does the work and says what was made.
  func run() async throws(CommandError) -> ExitCode {
    var clock = StageClock()
    var notices = Notices()
    let prepared = try clock.measure("fonts") { () throws(CommandError) in try PreparedSequence(request) }
    let outputs = try outputFiles(of: prepared.states[0].string)
    let exhibit = try clock.measure("plan") { () throws(CommandError) in try Exhibit(request, of: prepared) }
    let sequence = exhibit.sequence
    let stage = try clock.measure("canvas") { () throws(CommandError) in try Stage(request, for: exhibit) }
    try checkStrip(of: stage, outputs)
    let title = prepared.states[prepared.states.count - 1].string
    let batch = FileBatch()
    let writers = outputs.map { OutputWriter($0, request, title: title, colors: prepared.colors, batch: batch) }
    try check(writers)
    let groups = try RenderGroup.groups(of: writers, timeline: sequence.timeline, request: request)

    if !request.isDryRun {
      let start = ContinuousClock.now
      let timings = request.showsTimings ? FrameTimings() : nil
      for group in groups {
        try await FrameSource(exhibit: exhibit, stage: stage, request: request, timings: timings).deliver(to: group)
      }
      clock.note("frames", since: start)
      if let timings { clock.note(partsOfLast: timings.stages) }
      do throws(ExportError) { try clock.measure("names") { () throws(ExportError) in try batch.finish() } } catch {
        throw CommandError(error)
      }
    }
    notices.add(prepared.notices + exhibit.sequences.flatMap(\.notices))
    if request.blendSpace == .linear, request.isTransparent {
      let message = "--blend linear: the picture is transparent, and viewers mix what is behind it in sRGB"
      notices.add([TransitionNotice(code: .linearOnTransparent, message: message)])
    }
    let once = Set(outputs.map(\.format).filter { !$0.holdsPlayCount }.map(\.title))
    if request.playCount > 1, request.stillCount == 0, !once.isEmpty {
      let names = once.sorted().joined(separator: " and ")
      let message = "--loop \(request.playCount): one play is written, as there is no number of plays in \(names)"
      notices.add([TransitionNotice(code: .playCountWithoutEffect, message: message)])
    }
    notices.add(groups.flatMap(\.olderFrames))
    let code = notices.report(request)
    if !request.isQuiet {
      let summary = RenderSummary(exhibit: exhibit, stage: stage, groups: groups, request: request)
      StandardStream.report(summary.text)
    }
    if request.showsTimings { StandardStream.report("timings: \(clock.text)") }
    return code
  }

  private func outputFiles(of text: String) throws(CommandError) -> [OutputFile] {
    var files: [OutputFile] = []
    for path in request.outputs { files.append(try OutputFile(path: path, format: request.format)) }
    if files.isEmpty { files.append(OutputFile(namedAfter: text, format: request.format)) }
    for (index, file) in files.enumerated() {
      guard let other = files[..<index].first(where: file.collides) else { continue }
      throw .usage("outputs '\(other.path)' and '\(file.path)' are the same file")
    }
    if request.ghostCount != nil, !request.instants.isEmpty {
      throw .usage("--onion is one image, and --at names others")
    }
    for file in files {
      let format = file.format
      if request.stillCount == 0, !format.holdsAnimation {
        throw .usage("'\(file.path)': \(format.rawValue) holds instants: name them with --at, as in --at 0.5")
      }
      if request.stillCount > 0, !format.holdsStills {
        let option = request.ghostCount == nil ? "--at asks for stills" : "--onion asks for one image"
        throw .usage("'\(file.path)': \(format.rawValue) holds an animation, and \(option)")
      }
      if request.stillCount == 0, format.hasKeyframes, request.showsXray || !request.comparisons.isEmpty {
        let option = request.showsXray ? "--xray" : "--compare"
        throw .usage("'\(file.path)': \(option) is drawn frame by frame, as PNG or video, or with --at")
      }
      if format == .scene, request.instants.count > 1 {
        throw .usage("'\(file.path)': a scene is one instant, and --at names \(request.instants.count)")
      }
    }
    return files
  }

  /// Looks for the program that makes video, and whether all files can be made, before any is.
  private func check(_ writers: [OutputWriter]) throws(CommandError) {
    do throws(ExportError) {
      if writers.contains(where: { $0.output.format.needsVideoProgram }) { try VideoEncoder.requireProgram() }
      if !request.isDryRun { for writer in writers { try writer.check() } }
    } catch {
      throw CommandError(error)
    }
  }

  /// A strip is one picture and has its limits too.
  private func checkStrip(of stage: Stage, _ outputs: [OutputFile]) throws(CommandError) {
    guard request.stillCount > 1, outputs.contains(where: { $0.format == .png }) else { return }
    try CanvasLimits.check(width: stage.width * request.stillCount, height: stage.height)
  }
}
