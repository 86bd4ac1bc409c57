import GlyphInterp

/// Makes keyframes from what a plan's layers do in terms of progress.
///
/// Half of the accuracy goes to knots between which values are straight in progress, the other half to easing curves;
/// a layer that hardly moves gets fewer curves than one that goes far.
struct PlanKeyframes {
  let plan: PlanLayers
  let accuracy: Double
  let form: VectorForm
  /// Times of the transition at which samples are taken, in seconds.
  let sampleTimes: [Double]
  /// The end at which everything stands, 0 or 1; `nil` where it moves.
  let rest: Double?
  /// When the transition runs.
  private let passages: [Passage]
  private var easings: [Int: EasingPieces] = [:]

  /// The share of the accuracy that knots may use, and easing curves too; rounding takes the rest.
  private static let share = 0.2
  /// How near to an end of an easing curve, as a share of what counts as equal, a knot does not cut it.
  private static let knotSlack = 0.1
  /// How many paces have easing curves of their own.
  private static let mostPaces = 32
  /// The share of the accuracy that merged curves may use.
  private static let mergeShare = 0.3
  /// How far a colour's component or an opacity may be off because of knots, and because of easing curves.
  private static let levelTolerance = 0.6 / 255

  init(plan: PlanLayers, passages: [Passage], rest: Double? = nil, accuracy: Double, form: VectorForm) {
    self.plan = plan
    self.passages = passages
    self.rest = rest
    sampleTimes = rest.map { [$0 > 0 ? plan.plan.duration : plan.plan.start] } ?? plan.sampleTimes
    self.accuracy = accuracy
    self.form = form
  }

  /// A track of points in pixels that depend on progress.
  mutating func points(onset: Double, at value: (Double) -> [Point]) -> KeyframeTrack<[Point]> {
    let rounded = rounded
    return track(onset: onset, in: KeyframeSpace(pointsWithin: accuracy * Self.share), function: value) {
      $0.map(rounded)
    }
  }

  /// A track of an outline that depends on progress.
  mutating func outlines(
    onset: Double, at outline: (Double) -> Path
  ) -> (verbs: [Path.Verb], track: KeyframeTrack<[Point]>) {
    let exact = points(onset: onset) { outline($0).points }
    let verbs = outline(1).verbs
    guard form.mergesCurves, verbs.contains(.quad) else { return (verbs, exact) }
    // Curves are merged where they fit at all keyframes and half-way between.
    let values = exact.keyframes.map(\.value)
    let between = zip(values, values.dropFirst()).map { pair in
      zip(pair.0, pair.1).map { $0.interpolated(to: $1, at: 0.5) }
    }
    let merged = CubicMerger(tolerance: accuracy * Self.mergeShare).merged(verbs: verbs, outlines: values + between)
    var index = -1
    let rounded = rounded
    let track = exact.map { _ in
      index += 1
      return merged.outlines[index].map(rounded)
    }
    return (merged.verbs, track)
  }

  /// A track of opacities that depend on progress.
  ///
  /// - Parameter isCut: whether the value jumps as soon as anything moves.
  mutating func opacity(onset: Double, isCut: Bool = false, at value: (Double) -> Double) -> KeyframeTrack<Double> {
    let space = KeyframeSpace(numberWithin: Self.levelTolerance)
    guard isCut, rest == nil else {
      return track(onset: onset, in: space, function: value) { $0.rounded(decimals: 3) }
    }
    func moved(_ progress: Double) -> Double { value(max(progress, Self.leastProgress)) }
    var keyframes = keyframes(onset: onset, in: space, function: moved) { $0.rounded(decimals: 3) }
    let start = onset + (easing(pace: 1).pieces.first { $0.from != $0.to }?.start ?? 0)
    keyframes[0].time = start + Self.cutTime
    for index in keyframes.indices.dropFirst() { keyframes[index].time = max(keyframes[index].time, keyframes[0].time) }
    return placed([Keyframe(time: start, value: value(0).rounded(decimals: 3), curve: .linear)] + keyframes, in: space)
  }

  /// A track of opacities that are straight in progress between given places, and stand outside of them.
  mutating func opacity(onset: Double, bendingAt places: [Double], at value: (Double) -> Double) -> KeyframeTrack<
    Double
  > {
    let bends = Set(plan.bends + places).sorted()
    return track(onset: onset, bends: bends, in: KeyframeSpace(numberWithin: Self.levelTolerance), function: value) {
      $0.rounded(decimals: 3)
    }
  }

  /// A progress at which something moves.
  private static let leastProgress = 1e-9
  /// Seconds after which a cut is seen: far less than a frame.
  private static let cutTime = 1e-4

  /// A track of opaque colours that depend on progress; it is straight between keyframes in encoded sRGB.
  mutating func color(onset: Double, at value: (Double) -> Color) -> KeyframeTrack<Color> {
    func level(_ value: Double) -> Double { (min(1, max(0, value)) * 255).rounded() / 255 }
    let space = KeyframeSpace<Color>(componentsWithin: Self.levelTolerance)
    func opaque(_ progress: Double) -> Color { value(progress).opaque }
    return track(onset: onset, in: space, function: opaque) {
      Color(red: level($0.red), green: level($0.green), blue: level($0.blue))
    }
  }

  /// A track of red, green, blue and alpha of several colours that depend on progress.
  mutating func components(onset: Double, at value: (Double) -> [Double]) -> KeyframeTrack<[Double]> {
    track(onset: onset, in: KeyframeSpace(numbersWithin: Self.levelTolerance), function: value) {
      $0.map { $0.rounded(decimals: 4) }
    }
  }

  /// A track of a point that is known at the sample times.
  func point(sampled samples: [Point]) -> KeyframeTrack<Point> {
    let rounded = rounded
    return track(sampled: samples.map { [$0.x, $0.y] }, tolerance: accuracy * Self.share) {
      rounded(Point(x: $0[0], y: $0[1]))
    }
  }

  /// A track of a number that is known at the sample times.
  func number(sampled samples: [Double], tolerance: Double) -> KeyframeTrack<Double> {
    track(sampled: samples.map { [$0] }, tolerance: tolerance) { $0[0].rounded(decimals: 4) }
  }

  /// A track of an opacity that is known at the sample times.
  ///
  /// What is not seen in 8 bits is 0, and near enough to it that viewers see nothing either: of a blurred figure they
  /// would show a whole area a step darker. What hides all in 8 bits is 1: rlottie rounds what is below anything else.
  func opacity(sampled samples: [Double]) -> KeyframeTrack<Double> {
    let seen = samples.map { $0 < Self.leastOpacity ? 0 : $0 > 1 - Self.leastOpacity ? 1 : $0 }
    return number(sampled: seen, tolerance: Self.leastOpacity / 2).map { $0.rounded(decimals: 4) }
  }

  /// Half a step of 8 bits.
  private static let leastOpacity = 0.5 / 255

  private func track<Value>(
    sampled samples: [[Double]], tolerance: Double, value: ([Double]) -> Value
  ) -> KeyframeTrack<Value> {
    if rest != nil { return KeyframeTrack(still: value(samples[0])) }
    let fitter = CurveFitter(times: sampleTimes, samples: samples, tolerance: tolerance)
    let space = KeyframeSpace<[Double]>(numbersWithin: tolerance)
    var keyframes = fitter.pieces(cuts: []).map { piece in
      Keyframe(time: sampleTimes[piece.first], value: samples[piece.first], curve: piece.curve)
    }
    if let last = samples.last {
      keyframes.append(Keyframe(time: plan.plan.duration, value: last, curve: .linear))
    }
    return placed(keyframes, in: space).map(value)
  }

  /// Rounds the coordinates of a point to whole steps.
  private var rounded: @Sendable (Point) -> Point {
    let steps = form.stepsPerPixel
    return { Point(x: ($0.x * steps).rounded() / steps, y: ($0.y * steps).rounded() / steps) }
  }

  /// The easing curves that keep what goes at a pace within its share; paces are taken in steps of 2.
  private mutating func easing(pace: Double) -> EasingPieces {
    var step = 0
    var limit = 1.0
    while limit < pace, step < Self.mostPaces {
      step += 1
      limit *= 2
    }
    if let known = easings[step] { return known }
    let pieces = EasingPieces(of: plan, tolerance: 1 / limit)
    easings[step] = pieces
    return pieces
  }

  private mutating func track<Value>(
    onset: Double, bends: [Double]? = nil, in space: KeyframeSpace<Value>, function: (Double) -> Value,
    rounded: (Value) -> Value
  ) -> KeyframeTrack<Value> {
    placed(keyframes(onset: onset, bends: bends, in: space, function: function, rounded: rounded), in: space)
  }

  /// The keyframes of one run; one alone where nothing changes.
  private mutating func keyframes<Value: Equatable & Sendable>(
    onset: Double, bends: [Double]? = nil, in space: KeyframeSpace<Value>, function: (Double) -> Value,
    rounded: (Value) -> Value
  ) -> [Keyframe<Value>] {
    func value(_ progress: Double) -> Value { rounded(function(progress)) }
    if let rest { return [Keyframe(time: 0, value: value(rest), curve: .linear)] }
    let knots = ProgressKnots(bends: bends ?? plan.bends, space: space, function: function)
    let pieces = knots.pace > 0 ? easing(pace: knots.pace).pieces : []
    guard !pieces.isEmpty else { return [Keyframe(time: 0, value: value(1), curve: .linear)] }
    var keyframes: [Keyframe<Value>] = []
    for piece in pieces {
      if keyframes.isEmpty || keyframes[keyframes.count - 1].value != value(piece.from) {
        keyframes.append(Keyframe(time: piece.start + onset, value: value(piece.from), curve: .linear))
      }
      for (part, progress) in piece.split(at: knots.knots, slack: Self.knotSlack / knots.pace) {
        keyframes[keyframes.count - 1].curve = part.curve
        keyframes.append(Keyframe(time: part.end + onset, value: value(progress), curve: .linear))
      }
    }
    return keyframes
  }

  /// The keyframes of one run, in all runs of the transition.
  private func placed<Value>(
    _ keyframes: [Keyframe<Value>], in space: KeyframeSpace<Value>
  ) -> KeyframeTrack<Value> {
    if keyframes.count == 1 { return KeyframeTrack(still: keyframes[0].value) }
    return KeyframeTrack(passages.flatMap { $0.placed(keyframes, in: space) })
  }
}

extension EasingPiece {
  /// The piece cut where progress meets knots, each part with the progress at its end.
  ///
  /// - Parameter slack: how near to an end of the piece, in progress, a knot does not count.
  func split(at knots: [Double], slack: Double) -> [(part: EasingPiece, progress: Double)] {
    let (low, high) = (min(from, to), max(from, to))
    var inner = knots.filter { $0 > low + slack && $0 < high - slack }
    if from > to { inner.reverse() }
    guard !inner.isEmpty else { return [(self, to)] }
    let parameters = [0] + inner.map { curve.parameter(atValue: ($0 - from) / (to - from)) } + [1]
    return zip(zip(parameters, parameters.dropFirst()), inner + [to]).map { span, progress in
      let part = EasingPiece(
        start: start + (end - start) * curve.time(at: span.0), end: start + (end - start) * curve.time(at: span.1),
        from: from, to: progress, curve: curve.piece(from: span.0, to: span.1))
      return (part, progress)
    }
  }
}
