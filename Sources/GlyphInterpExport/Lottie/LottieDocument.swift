public import GlyphInterp

/// A sequence of texts as one Lottie file (Lottie Animation Community, specification 1.0) that every player shows alike.
///
/// Shape layers named by their letters, with keyframes of path, place, opacity and colour; no text layers, no
/// expressions, no effects, no blend modes, so nothing depends on fonts or on what a player leaves out. Forms that give
/// way to each other are therefore laid over each other: in the middle of such a fade a quarter of what is below shines
/// through. Gradients of colour glyphs are gradients; what Lottie does not have, gradients around a point and blend modes,
/// is pixels, cut out by a luma matte where they change. The hold is the tail of the last frame, so that the file's length
/// is exactly that of the frames of a video.
public struct LottieDocument: Sendable {
  /// The text of the file, JSON.
  public let document: String
  /// How many frames it has.
  public let frameCount: Int

  /// The share of the accuracy that rounding takes.
  private static let roundingShare = 0.1

  /// Writes a sequence.
  ///
  /// - Parameters:
  ///   - sequence: the transitions and when each begins.
  ///   - canvases: one for all transitions, or one for each, of one size and one kind.
  ///   - schedule: the frames of the sequence's timeline, which give the file its rate and its length.
  ///   - options: how exact the file is, and its names.
  /// - Throws: ``ExportError/library(name:code:)`` when a picture has to be embedded and there is no memory for it.
  public init(
    _ sequence: TransitionSequence, schedule: FrameSchedule, canvases: [Canvas],
    options: LottieOptions = LottieOptions()
  ) throws(ExportError) {
    // Whole hundredths, tenths or so: JSON has decimal numbers.
    var steps = 1.0
    while steps < options.vector.stepsPerPixel(share: Self.roundingShare) { steps *= 10 }
    let animation = VectorAnimation(
      of: sequence, canvases: canvases, clock: FileClock(sequence.timeline, schedule: schedule),
      options: options.vector,
      form: VectorForm(stepsPerPixel: steps, bakesOrigins: false, addsUp: false, mergesCurves: true))
    var writer = LottieWriter(animation, schedule: schedule)
    var layers = try writer.layers()
    if let background = options.background { layers.append(writer.ground(background)) }
    let rate = schedule.rate.framesPerSecond
    frameCount = schedule.stepCount
    document =
      "{\"v\":\"5.7.0\",\"fr\":\(LottieText.number(rate, decimals: 6)),\"ip\":0,\"op\":\(schedule.stepCount)"
      + ",\"w\":\(animation.size.width),\"h\":\(animation.size.height)"
      + ",\"nm\":\(LottieText.string(options.name ?? sequence.plans.last?.new.string ?? ""))"
      + ",\"ddd\":0,\"assets\":[\(writer.assets.joined(separator: ","))]"
      + ",\"layers\":[\(layers.joined(separator: ","))]}\n"
  }
}
