import GlyphInterp

extension LottieProperty {
  /// When one of the pictures of a glyph is all that is seen of it, the uppermost and opaque: for most of a frame at least,
  /// or at the time of a frame at which the stretch starts.
  func rests(of change: PictureChange, in frames: Range<Int>) -> [LottieMixture.Rest] {
    let covers = change.stages.map(\.cover)
    let (start, end) = (Double(frames.lowerBound), Double(frames.upperBound))
    let bends = covers.flatMap { $0.keyframes.map { $0.time * framesPerSecond } }
    let times = Set(bends.filter { start < $0 && $0 < end } + [start, end]).sorted()
    var rests: [LottieMixture.Rest] = []
    for (time, next) in zip(times, times.dropFirst()) {
      let ends = covers.map { cover in
        [time, next].map { cover.value(at: $0 / framesPerSecond) }
      }
      // Timing curves do not overshoot, so that between both ends nothing else is seen.
      guard let stage = ends.lastIndex(where: { $0.contains { $0 > Self.slack } }),
        ends[stage].allSatisfy({ $0 > 1 - Self.slack })
      else { continue }
      if let last = rests.last, last.stage == stage, last.frames.upperBound == time {
        rests[rests.count - 1] = LottieMixture.Rest(stage: stage, frames: last.frames.lowerBound...next)
      } else {
        rests.append(LottieMixture.Rest(stage: stage, frames: time...next))
      }
    }
    rests = rests.filter { $0.frames.upperBound - $0.frames.lowerBound >= Self.leastRest }
    let seen = covers.indices.filter { covers[$0].value(at: start / framesPerSecond) > Self.slack }
    if let stage = seen.last, covers[stage].value(at: start / framesPerSecond) > 1 - Self.slack,
      rests.first?.frames.lowerBound != start
    {
      rests.insert(LottieMixture.Rest(stage: stage, frames: start...start), at: 0)
    }
    return rests
  }

  /// The least time that is a rest, in frames.
  private static let leastRest = 0.5
  /// What rounding of binary numbers may do to an opacity.
  private static let slack = 1e-6

  /// An opacity that is 1 in some times, given in frames, and 0 in others.
  func track(of ranges: [ClosedRange<Double>]) -> KeyframeTrack<Double> {
    guard !ranges.isEmpty else { return KeyframeTrack(still: 0) }
    return KeyframeTrack(
      ranges.flatMap { range in
        (range.lowerBound > 0 ? [(range.lowerBound - Self.instant, 0.0)] : [])
          + [(range.lowerBound, 1), (range.upperBound, 1), (range.upperBound + Self.instant, 0)]
      }.map { Keyframe(time: $0.0 / framesPerSecond, value: $0.1, curve: .linear) })
  }
}
