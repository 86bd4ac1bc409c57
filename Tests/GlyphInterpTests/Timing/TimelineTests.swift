import GlyphInterp
import Testing

@Suite struct TimelineTests {
  static func three() throws -> [Timeline.Segment] {
    try [(1, 0.5), (2, 0), (0.5, 0.25)].map {
      try Timeline.Segment(animation: .linear(duration: $0.0), travel: 1, hold: $0.1)
    }
  }

  static func places(_ timeline: Timeline, _ times: [Double]) -> [[Double]] {
    times.map { timeline.position(at: $0) }.map { [Double($0.segment), $0.time] }
  }

  @Test func `Times map to segments and holds`() throws {
    let timeline = try Timeline(segments: Self.three(), initialHold: 0.25)
    #expect(timeline.duration == 4.5)
    let places = Self.places(timeline, [-1, 0.1, 0.75, 1.25, 1.5, 2.75, 3.75, 4, 4.4, 99])
    #expect(
      places == [
        [0, 0], [0, 0], [0, 0.5], [0, 1], [0, 1], [1, 1], [2, 0], [2, 0.25], [2, 0.5], [2, 0.5],
      ])
  }

  @Test func `The way back reverses time and keeps the holds between`() throws {
    let timeline = try Timeline(segments: Self.three(), autoreverses: true)
    #expect(timeline.isClosed)
    #expect(timeline.duration == 4.25 + 4)
    let places = Self.places(timeline, [4.25, 4.5, 5.75, 7, 7.5, 8.25, 20])
    #expect(places == [[2, 0.5], [2, 0.25], [1, 1], [1, 0], [0, 0.75], [0, 0], [0, 0]])
  }

  @Test func `A loop starts anew`() throws {
    let timeline = try Timeline(segments: Self.three(), endsAsItBegins: true)
    #expect(timeline.position(atLooped: 4.25 * 3 + 0.5) == timeline.position(at: 0.5))
    #expect(timeline.position(atLooped: -4) == timeline.position(at: 0.25))
  }

  @Test func `Staggered clusters start in turn and end exactly`() throws {
    let segment = try Timeline.Segment(
      animation: .linear(duration: 1), travel: 1, stagger: Stagger(total: 0.5))
    #expect(segment.duration == 1.5)
    #expect(segment.progress(at: 0.5, onset: 0.5) == 0)
    #expect(segment.progress(at: 1, onset: 0.5) == 0.5)
    #expect(segment.progress(at: 1.5, onset: 0.5) == 1)
    let spring = try Timeline.Segment(animation: .bouncy, travel: 1_000)
    #expect(spring.progress(at: spring.duration) == 1)
    #expect(spring.progress(at: 0) == 0)
  }

  @Test func `Senseless timelines are refused`() throws {
    #expect(throws: AnimationError.emptyTimeline) { try Timeline(segments: []) }
    #expect(throws: AnimationError.invalidHold(seconds: -1)) {
      try Timeline(segments: Self.three(), initialHold: -1)
    }
    #expect(throws: AnimationError.invalidHold(seconds: .infinity)) {
      try Timeline.Segment(animation: .linear, travel: 1, hold: .infinity)
    }
    let endless = try Timeline.Segment(animation: .linear.repeatForever(), travel: 1)
    #expect(throws: AnimationError.endlessSegment(index: 3)) {
      try Timeline(segments: Self.three() + [endless])
    }
  }
}
