import GlyphInterp

/// Makes keyframes from what a plan's layers do in terms of progress.
///
/// Half of the accuracy goes to knots between which values are straight in progress, the other half to easing curves;
/// a layer that hardly moves gets fewer curves than one that goes far.
struct PlanKeyframes {
  let plan: PlanLayers
  let accuracy: Double
  let form: VectorForm
  /// When the transition runs.
  private let passages: [Passage]
  private var easings: [Int: EasingPieces] = [:]

  /// A run of the transition.
  struct Passage {
    /// Seconds from the start of the whole.
    let start: Double
    /// Whether it runs backwards.
    let isReversed: Bool
  }

  /// The share of the accuracy that knots may use, and easing curves too; rounding takes the rest.
  private static let share = 0.2
  /// The share of the accuracy that merged curves may use.
  private static let mergeShare = 0.3
  /// How far a colour's component or an opacity may be off because of knots, and because of easing curves.
  private static let levelTolerance = 0.6 / 255

  init(plan: PlanLayers, passages: [Passage], accuracy: Double, form: VectorForm) {
    self.plan = plan
    self.passages = passages
    self.accuracy = accuracy
    self.form = form
  }

  /// A track of points in pixels that depend on progress.
  mutating func points(onset: Double, at value: (Double) -> [Point]) -> KeyframeTrack<[Point]> {
    let unit = accuracy * Self.share
    let knots = ProgressKnots(
      bends: plan.bends, tolerance: 1,
      distance: { (first: [Point], second: [Point]) in
        zip(first, second).reduce(0) { max($0, ($1.1 - $1.0).length) } / unit
      },
      mix: { first, second, share in zip(first, second).map { $0.interpolated(to: $1, at: share) } },
      function: value)
    let rounded = rounded
    return track(onset: onset, knots: knots) { progress in value(progress).map(rounded) }
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
  mutating func opacity(onset: Double, at value: (Double) -> Double) -> KeyframeTrack<Double> {
    let knots = ProgressKnots(
      bends: plan.bends, tolerance: 1, distance: { abs($0 - $1) / Self.levelTolerance },
      mix: { $0 + ($1 - $0) * $2 }, function: value)
    return track(onset: onset, knots: knots) { value($0).rounded(decimals: 3) }
  }

  /// A track of opaque colours that depend on progress; it is straight between keyframes in encoded sRGB.
  mutating func color(onset: Double, at value: (Double) -> Color) -> KeyframeTrack<Color> {
    let knots = ProgressKnots(
      bends: plan.bends, tolerance: 1,
      distance: { (first: Color, second: Color) in
        max(abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue))
          / Self.levelTolerance
      },
      mix: { first, second, share in
        Color(
          red: first.red + (second.red - first.red) * share, green: first.green + (second.green - first.green) * share,
          blue: first.blue + (second.blue - first.blue) * share)
      },
      function: value)
    func level(_ value: Double) -> Double { (min(1, max(0, value)) * 255).rounded() / 255 }
    return track(onset: onset, knots: knots) { progress in
      let color = value(progress)
      return Color(red: level(color.red), green: level(color.green), blue: level(color.blue))
    }
  }

  /// A track of a point that is known at equal steps of the transition's time.
  func point(sampled samples: [Point]) -> KeyframeTrack<Point> {
    let rounded = rounded
    return track(sampled: samples.map { [$0.x, $0.y] }, tolerance: accuracy * Self.share) {
      rounded(Point(x: $0[0], y: $0[1]))
    }
  }

  /// A track of a number that is known at equal steps of the transition's time.
  func number(sampled samples: [Double], tolerance: Double) -> KeyframeTrack<Double> {
    track(sampled: samples.map { [$0] }, tolerance: tolerance) { $0[0].rounded(decimals: 4) }
  }

  /// A track of an opacity that is known at equal steps of the transition's time.
  func opacity(sampled samples: [Double]) -> KeyframeTrack<Double> {
    number(sampled: samples, tolerance: Self.levelTolerance).map { $0.rounded(decimals: 3) }
  }

  private func track<Value>(
    sampled samples: [[Double]], tolerance: Double, value: ([Double]) -> Value
  ) -> KeyframeTrack<Value> {
    let fitter = CurveFitter(samples: samples, tolerance: tolerance)
    let step = plan.plan.duration / Double(max(1, samples.count - 1))
    var keyframes = fitter.pieces(cuts: []).map { piece in
      Keyframe(time: Double(piece.first) * step, value: value(samples[piece.first]), curve: piece.curve)
    }
    if let last = samples.last {
      keyframes.append(Keyframe(time: plan.plan.duration, value: value(last), curve: .linear))
    }
    return placed(keyframes)
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
    while limit < pace, step < 32 {
      step += 1
      limit *= 2
    }
    if let known = easings[step] { return known }
    let pieces = EasingPieces(of: plan, tolerance: 1 / limit)
    easings[step] = pieces
    return pieces
  }

  private mutating func track<Value>(
    onset: Double, knots: ProgressKnots, value: (Double) -> Value
  ) -> KeyframeTrack<Value> {
    let pieces = knots.pace > 0 ? easing(pace: knots.pace).pieces : []
    guard !pieces.isEmpty else { return KeyframeTrack(still: value(1)) }
    var keyframes: [Keyframe<Value>] = []
    for piece in pieces {
      if keyframes.isEmpty || keyframes[keyframes.count - 1].value != value(piece.from) {
        keyframes.append(Keyframe(time: piece.start + onset, value: value(piece.from), curve: .linear))
      }
      for (part, progress) in piece.split(at: knots.knots, slack: 0.1 / knots.pace) {
        keyframes[keyframes.count - 1].curve = part.curve
        keyframes.append(Keyframe(time: part.end + onset, value: value(progress), curve: .linear))
      }
    }
    return placed(keyframes)
  }

  /// The keyframes of one run, in all runs of the transition.
  private func placed<Value>(_ keyframes: [Keyframe<Value>]) -> KeyframeTrack<Value> {
    var result: [Keyframe<Value>] = []
    for passage in passages {
      if passage.isReversed {
        for index in keyframes.indices.reversed() {
          result.append(
            Keyframe(
              time: passage.start + plan.plan.duration - keyframes[index].time, value: keyframes[index].value,
              curve: index > 0 ? keyframes[index - 1].curve.reversed : .linear))
        }
      } else {
        result += keyframes.map {
          Keyframe(time: passage.start + $0.time, value: $0.value, curve: $0.curve)
        }
      }
    }
    return KeyframeTrack(result)
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
