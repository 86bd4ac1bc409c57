import GlyphInterp
import GlyphInterpExport

/// Draws the frames of a transition, or stills of it, and hands them to the writers.
struct FrameSource {
  let plan: TransitionPlan
  let canvas: Canvas
  let request: Request

  /// Draws everything and completes all files.
  func deliver(to group: RenderGroup) async throws(CommandError) {
    do {
      if let schedule = group.schedule {
        try await animate(schedule, group.writers)
      } else {
        try drawStills(group.writers)
      }
    } catch {
      throw CommandError(any: error)
    }
  }

  private func animate(_ schedule: FrameSchedule, _ writers: [OutputWriter]) async throws {
    let frames = schedule.frames
    let sequence = FrameSequence(
      width: canvas.width, height: canvas.height, rate: schedule.rate, frameCount: frames.count,
      stepCount: schedule.stepCount, playCount: request.playCount)
    let renderer = try FrameRenderer(canvas, options: request.renderOptions, workerCount: request.workerCount)
    let plan = plan
    var progress = ProgressBar(
      label: "frames", total: frames.count, isVisible: !request.isQuiet && StandardStream.error.isTerminal)
    defer { progress.finish() }
    let scene: @Sendable (Int) -> Scene = { plan.scene(at: frames[$0].time) }
    // Nothing in a still depends on another: the workers compress, too.
    if writers.count == 1, writers[0].output.format == .sequence {
      try await writers[0].sequenceEncoder().encode(
        sequence, renderedBy: renderer, scene: scene, progress: { progress.update(done: $0) })
      return
    }
    let poster = request.poster == .last ? try bitmap(of: plan.scene(at: plan.duration)) : nil
    let exporter = AnimationExporter(
      sequence, encoders: writers.map { writer in { try writer.frameEncoder(poster: poster) } })
    try await exporter.export(
      progress: { progress.update(done: $0) },
      frames: { deliver in
        try await renderer.render(
          frameCount: frames.count, scene: scene,
          deliver: { index, bitmap in try await deliver(bitmap, frames[index].steps) })
      })
  }

  private func drawStills(_ writers: [OutputWriter]) throws {
    let scenes = request.instants.map { plan.scene(at: $0 * plan.duration) }
    var stills: [Bitmap] = []
    if writers.contains(where: { ![.scene, .svg].contains($0.output.format) }) {
      for scene in scenes { stills.append(try bitmap(of: scene)) }
    }
    for writer in writers {
      switch writer.output.format {
      case .scene: try writer.write(scenes[0])
      case .svg: try writer.write(scenes, canvases: scenes.map(visiblePart))
      case .png: try writer.write(stills.count == 1 ? stills[0] : try Filmstrip.bitmap(stills))
      default: try encode(stills, with: try writer.frameEncoder(poster: nil))
      }
    }
  }

  private func encode(_ stills: [Bitmap], with encoder: any FrameEncoder) throws(ExportError) {
    try encoder.begin(
      FrameSequence(
        width: canvas.width, height: canvas.height, rate: request.frameRate, frameCount: stills.count,
        stepCount: stills.count))
    for still in stills { try encoder.encode(still, steps: 1) }
    try encoder.finish()
  }

  /// The part of a scene's plane that the canvas shows.
  private func visiblePart(of scene: Scene) -> Rect {
    let transform = canvas.transform(for: scene)
    let (minX, minY) = (-transform.tx / canvas.scale, -transform.ty / canvas.scale)
    return Rect(
      minX: minX, minY: minY, maxX: minX + Double(canvas.width) / canvas.scale,
      maxY: minY + Double(canvas.height) / canvas.scale)
  }

  private func bitmap(of scene: Scene) throws(RenderError) -> Bitmap {
    var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
    var renderer = try Renderer(options: request.renderOptions)
    renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
    return bitmap
  }
}
