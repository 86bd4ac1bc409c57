import GlyphInterp
import GlyphInterpExport

/// Draws the frames of a transition, or stills of it, and hands them to the writers.
struct FrameSource {
  let exhibit: Exhibit
  let stage: Stage
  let request: Request
  /// Takes the times of the stages of all frames; `nil` where nobody asks.
  let timings: FrameTimings?

  private var sequence: TransitionSequence { exhibit.sequence }

  /// Draws everything and completes all files, but for their names.
  func deliver(to group: RenderGroup) async throws(CommandError) {
    do {
      if let schedule = group.schedule {
        for writer in group.writers where writer.output.format.hasKeyframes {
          try writer.write(try writer.document(of: sequence, schedule: schedule, on: stage))
        }
        let others = group.writers.filter { !$0.output.format.hasKeyframes }
        if !others.isEmpty { try await animate(schedule, others) }
      } else {
        try drawStills(group.writers)
      }
    } catch {
      throw CommandError(any: error)
    }
  }

  private func animate(_ schedule: FrameSchedule, _ writers: [OutputWriter]) async throws {
    let frames = schedule.frames
    let description = FrameSequence(
      width: stage.width, height: stage.height, rate: schedule.rate, frameCount: frames.count,
      stepCount: schedule.stepCount, playCount: request.playCount)
    let stage = stage
    var renderer = try FrameRenderer(
      width: stage.width, height: stage.height, transform: { stage.canvases[0].transform(for: $0) },
      options: request.renderOptions, workerCount: request.workerCount)
    renderer.keptBitmapCount = AnimationExporter.keptBitmapCount
    if let timings { renderer.observer = { timings.add($0, $1) } }
    let frameRenderer = renderer
    var progress = ProgressBar(
      label: "frames", total: frames.count, isVisible: !request.isQuiet && Terminal.canRewriteLines)
    defer { progress.finish() }
    // Nothing in a still depends on another: the workers compress, too.
    if writers.count == 1, writers[0].output.format == .sequence, stage.canvases.count == 1, request.shutterAngle == 0 {
      let exhibit = exhibit
      try await writers[0].sequenceEncoder().encode(
        description, renderedBy: frameRenderer, scene: { exhibit.scene(ofSegment: 0, at: frames[$0].time) },
        progress: { progress.update(done: $0) })
      return
    }
    let poster = request.poster == .last ? try bitmap(atPart: 1) : nil
    let exporter = AnimationExporter(
      description, encoders: writers.map { writer in { try writer.frameEncoder(poster: poster) } })
    let exposure = exposure(of: schedule)
    try await exporter.export(
      progress: { progress.update(done: $0) },
      frames: { deliver in
        try await frameRenderer.render(
          frameCount: frames.count, exposure: exposure,
          deliver: { index, bitmap in try await deliver(bitmap, frames[index].steps) })
      })
  }

  /// What each frame shows. A frame that is held shows its own instant, however wide the shutter is.
  private func exposure(of schedule: FrameSchedule) -> @Sendable (Int) -> FrameExposure {
    let (exhibit, stage, frames) = (exhibit, stage, schedule.frames)
    let shutter = Shutter(angle: request.shutterAngle)
    return { index in
      let frame = frames[index]
      let canvas = stage.canvases[frame.segment]
      let isRest = frame.steps > 1 || frame.time >= exhibit.sequence.plans[frame.segment].duration
      let times = isRest ? [frame.time] : shutter.exposures(endingAt: frame.time, rate: schedule.rate)
      return FrameExposure(
        times.map { exhibit.scene(ofSegment: frame.segment, at: $0) }, transform: { canvas.transform(for: $0) })
    }
  }

  private func drawStills(_ writers: [OutputWriter]) throws {
    let places = request.instants.map { sequence.timeline.position(atPart: $0) }
    var scenes = places.map { exhibit.scene(ofSegment: $0.segment, at: $0.time) }
    var canvases = places.map { stage.canvases[$0.segment] }
    if let ghosts = exhibit.ghosts() { (scenes, canvases) = ([ghosts], [stage.canvases[0]]) }
    var stills: [Bitmap] = []
    if writers.contains(where: { ![.scene, .svg].contains($0.output.format) }) {
      for (scene, canvas) in zip(scenes, canvases) { stills.append(try bitmap(of: scene, on: canvas)) }
    }
    for writer in writers {
      switch writer.output.format {
      case .scene: try writer.write(scenes[0])
      case .svg: try writer.write(scenes, canvases: zip(scenes, canvases).map(visiblePart))
      case .png: try writer.write(stills.count == 1 ? stills[0] : try Filmstrip.bitmap(stills))
      default: try encode(stills, with: try writer.frameEncoder(poster: nil))
      }
    }
  }

  private func encode(_ stills: [Bitmap], with encoder: any FrameEncoder) throws(ExportError) {
    try encoder.begin(
      FrameSequence(
        width: stage.width, height: stage.height, rate: request.frameRate, frameCount: stills.count,
        stepCount: stills.count))
    for still in stills { try encoder.encode(still, steps: 1) }
    try encoder.finish()
  }

  /// The part of a scene's plane that the canvas shows.
  private func visiblePart(of scene: Scene, on canvas: Canvas) -> Rect {
    let transform = canvas.transform(for: scene)
    let (minX, minY) = (-transform.tx / canvas.scale, -transform.ty / canvas.scale)
    return Rect(
      minX: minX, minY: minY, maxX: minX + Double(canvas.width) / canvas.scale,
      maxY: minY + Double(canvas.height) / canvas.scale)
  }

  private func bitmap(atPart part: Double) throws(RenderError) -> Bitmap {
    let place = sequence.timeline.position(atPart: part)
    return try bitmap(
      of: exhibit.scene(ofSegment: place.segment, at: place.time), on: stage.canvases[place.segment])
  }

  private func bitmap(of scene: Scene, on canvas: Canvas) throws(RenderError) -> Bitmap {
    var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
    var renderer = try Renderer(options: request.renderOptions)
    renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
    return bitmap
  }
}
