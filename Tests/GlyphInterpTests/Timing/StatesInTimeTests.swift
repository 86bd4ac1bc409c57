import GlyphInterp
import Testing

/// Every state of a timeline is seen, whatever its motions are: long, shorter than a frame, or without a length.
@Suite struct StatesInTimeTests {
  /// A timeline, the states that it goes through, and how long each is held.
  struct Course: CustomStringConvertible {
    let timeline: Timeline
    let states: [Int]
    let holds: [Double]
    let rate: FrameRate
    let loops: Bool
    let description: String

    init(seed: UInt64) throws {
      var random = SeededNumbers(seed: seed)
      func pick<Value>(_ values: [Value]) -> Value {
        values[min(values.count - 1, Int(random.number(in: 0...1) * Double(values.count)))]
      }
      let count = pick([1, 2, 3, 4])
      let initial = pick([0, 0, 0.25, random.number(in: 0.02...0.6)])
      let segments = try (0..<count).map { _ in
        try Timeline.Segment(
          animation: .linear(duration: pick([0, 0, 1e-4, 0.02, random.number(in: 0.1...1)])), travel: 1,
          hold: pick([0, 0.3, random.number(in: 0.02...0.6)]))
      }
      let autoreverses = pick([false, true])
      timeline = try Timeline(
        segments: segments, initialHold: initial, autoreverses: autoreverses,
        endsAsItBegins: count > 1 && pick([false, true]))
      rate = try pick([FrameRate(7), FrameRate(10), .film, .ntsc, .standard])
      loops = pick([false, true])
      var (states, holds) = (Array(0...count), [initial] + segments.map(\.hold))
      if autoreverses {
        holds += holds[1..<count].reversed() + [0]
        states += states[..<count].reversed()
      }
      (self.states, self.holds) = (states, holds)
      description = "seed \(seed): \(segments.map(\.duration)) held \(holds) at \(rate), loops \(loops)"
    }

    /// The state that a time of a segment is exactly; `nil` for one between two.
    func state(_ segment: Int, _ time: Double) -> Int? {
      let own = timeline.segments[segment]
      return time == own.start ? segment : time == own.duration ? segment + 1 : nil
    }
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `Frames show every state for its hold, one frame at least, and what lies between only between`(seed: UInt64)
    throws
  {
    let course = try Course(seed: seed)
    let schedule = try FrameSchedule(course.timeline, rate: course.rate, loops: course.loops)
    var steps = course.holds.map { max(course.rate.frames(in: $0), 1) }
    // The first state of the next round follows at once.
    if course.loops, course.timeline.isClosed, let hold = course.holds.last {
      steps[steps.count - 1] = course.rate.frames(in: hold)
    }
    let expected = zip(course.states, steps).filter { $0.1 > 0 }
    let seen = schedule.frames.compactMap { frame in
      course.state(frame.segment, frame.time).map { ($0, frame.steps) }
    }
    #expect(seen.map(\.0) == expected.map(\.0), "\(course)")
    #expect(seen.map(\.1) == expected.map(\.1), "\(course)")
    #expect(schedule.stepCount == schedule.frames.reduce(0) { $0 + $1.steps }, "\(course)")
    for frame in schedule.frames where frame.index == 0 {
      #expect(course.state(frame.segment, frame.time) == frame.segment, "\(course)")
    }
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `A played timeline ends as it is at its end, and looped it goes on with its first state`(seed: UInt64) throws {
    let course = try Course(seed: seed)
    let played = try FrameSchedule(course.timeline, rate: course.rate, loops: false)
    let last = try #require(played.frames.last)
    #expect(course.state(last.segment, last.time) == course.states.last, "\(course)")
    let end = course.timeline.position(at: course.timeline.duration + 1)
    #expect(course.state(end.segment, end.time) == course.states.last, "\(course)")
    let first = course.timeline.position(at: 0)
    #expect(course.state(first.segment, first.time) == 0, "\(course)")
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `In the middle of its hold a state stands, on the way there and back`(seed: UInt64) throws {
    let course = try Course(seed: seed)
    var motions = course.timeline.segments.map(\.duration)
    if course.timeline.autoreverses { motions += motions.reversed() }
    var start = 0.0
    for (index, hold) in course.holds.enumerated() {
      if hold > 0 {
        let place = course.timeline.position(at: start + hold / 2)
        #expect(course.state(place.segment, place.time) == course.states[index], "\(course), state \(index)")
      }
      start += hold + (index < motions.count ? motions[index] : 0)
    }
    #expect(abs(start - course.timeline.duration) < 1e-9, "\(course)")
  }

  @Test func `A change without a length has happened at its instant, and not before`() throws {
    let snap = try Timeline.Segment(animation: .linear(duration: 0), travel: 1, hold: 0.5)
    #expect(snap.start < 0 && snap.duration == 0)
    #expect(snap.progress(at: snap.start) == 0)
    #expect(snap.progress(at: 0) == 1)
    let timeline = try Timeline(segments: [snap, snap], initialHold: 0.5, autoreverses: true)
    let places = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 9].map { timeline.position(at: $0) }
    #expect(places.map(\.segment) == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0])
    // A A B B C C B B A A.
    #expect(places.map { $0.time < 0 } == [true, true, false, false, false, false, true, true, true, true])
    let bare = try Timeline(segments: [snap])
    #expect(bare.position(at: 0).time < 0)
    #expect(bare.position(at: 1e-9).time == 0)
  }
}
