import GlyphInterp
import GlyphInterpExport

/// Draws the frames of a transition, or stills of it, and hands them to the writers.
struct FrameSource {
  let plan: TransitionPlan
  let canvas: Canvas
  let schedule: FrameSchedule
  let request: Request

  /// Draws everything and completes all files.
  func deliver(to writers: [OutputWriter]) async throws(CommandError) {
    do {
      if request.instants.isEmpty {
        try await animate(writers)
      } else {
        try drawStills(writers)
      }
    } catch {
      throw CommandError(any: error)
    }
  }

  private func animate(_ writers: [OutputWriter]) async throws {
    let poster = request.poster == .last ? try bitmap(of: plan.scene(at: plan.duration)) : nil
    let encoders = try writers.map { try $0.frameEncoder(poster: poster) }
    let frames = schedule.frames
    let sequence = FrameSequence(
      width: canvas.width, height: canvas.height, rate: schedule.rate, frameCount: frames.count,
      stepCount: schedule.stepCount, playCount: request.playCount)
    for encoder in encoders { try encoder.begin(sequence) }
    let renderer = try FrameRenderer(canvas, options: request.renderOptions, workerCount: request.workerCount)
    var progress = ProgressBar(
      label: "frames", total: frames.count, isVisible: !request.isQuiet && StandardStream.error.isTerminal)
    defer { progress.finish() }
    let plan = plan
    try await renderer.render(frameCount: frames.count) {
      plan.scene(at: frames[$0].time)
    } deliver: { index, bitmap in
      for encoder in encoders { try encoder.encode(bitmap, steps: frames[index].steps) }
      progress.update(done: index + 1)
    }
    for encoder in encoders { try encoder.finish() }
  }

  private func drawStills(_ writers: [OutputWriter]) throws {
    let scenes = request.instants.map { plan.scene(at: $0 * plan.duration) }
    var stills: [Bitmap] = []
    if writers.contains(where: { $0.output.format != .scene }) {
      for scene in scenes { stills.append(try bitmap(of: scene)) }
    }
    for writer in writers {
      switch writer.output.format {
      case .scene:
        for scene in scenes { try writer.write(scene) }
      case .png:
        try writer.write(stills.count == 1 ? stills[0] : try Filmstrip.bitmap(stills))
      case .sequence, .rgba:
        let encoder = try writer.frameEncoder(poster: nil)
        try encoder.begin(
          FrameSequence(
            width: canvas.width, height: canvas.height, rate: schedule.rate, frameCount: stills.count,
            stepCount: stills.count))
        for still in stills { try encoder.encode(still, steps: 1) }
        try encoder.finish()
      }
    }
  }

  private func bitmap(of scene: Scene) throws(RenderError) -> Bitmap {
    var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
    var renderer = try Renderer(options: request.renderOptions)
    renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
    return bitmap
  }
}
