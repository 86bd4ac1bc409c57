import GlyphInterp
import Testing

@Suite struct FrameScheduleTests {
  static func segment(_ duration: Double, hold: Double = 0) throws -> Timeline.Segment {
    try Timeline.Segment(animation: .linear(duration: duration), travel: 1, hold: hold)
  }

  static func ten() throws -> FrameRate { try FrameRate(10) }

  @Test func `case 89: the first frame is the old state, the last the new, held`() throws {
    let timeline = try Timeline(segments: [Self.segment(0.5, hold: 0.3)])
    let schedule = try FrameSchedule(timeline, rate: Self.ten())
    #expect(schedule.frames.map(\.index) == [0, 1, 2, 3, 4, 5])
    #expect(schedule.frames.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(schedule.frames.map(\.steps) == [1, 1, 1, 1, 1, 3])
    #expect(schedule.stepCount == 8)
    #expect(schedule.duration == 0.8)
    #expect(schedule.repeatedFrames.map(\.index) == [0, 1, 2, 3, 4, 5, 5, 5])
  }

  @Test func `case 89: 1 s at 30 frames per second shows the end in frame 30`() throws {
    let timeline = try Timeline(segments: [Self.segment(1)])
    let schedule = try FrameSchedule(timeline, rate: FrameRate(30))
    #expect(schedule.frames.count == 31)
    #expect(schedule.frames.last?.time == 1)
    #expect(schedule.frames.last?.steps == 1)
  }

  @Test(arguments: ["24", "25", "30000/1001", "30", "50", "60"])
  func `Every rate shows the ends exactly and steps evenly`(text: String) throws {
    let rate = try FrameRate(validating: text)
    let segment = try Timeline.Segment(animation: .smooth, travel: 1_000, hold: 0.8)
    let schedule = try FrameSchedule(Timeline(segments: [segment]), rate: rate)
    #expect(schedule.frames.count == rate.frameCount(lasting: segment.duration))
    #expect(schedule.frames.first?.time == 0)
    #expect(schedule.frames.last?.time == segment.duration)
    #expect(schedule.frames.last?.steps == rate.frames(in: 0.8))
    for frame in schedule.frames.dropLast() {
      #expect(frame.time == rate.time(ofFrame: frame.index))
      #expect(frame.time < segment.duration)
    }
    #expect(schedule.frames.last.map { segment.progress(at: $0.time) } == 1)
  }

  @Test func `The way back does not repeat the turning frames`() throws {
    let timeline = try Timeline(segments: [Self.segment(0.4)], autoreverses: true)
    let looped = try FrameSchedule(timeline, rate: Self.ten())
    #expect(looped.frames.map(\.index) == [0, 1, 2, 3, 4, 3, 2, 1])
    #expect(looped.frames.allSatisfy { $0.steps == 1 })
    #expect(looped.duration == 0.8)
    let once = try FrameSchedule(timeline, rate: Self.ten(), loops: false)
    #expect(once.frames.map(\.index) == [0, 1, 2, 3, 4, 3, 2, 1, 0])
  }

  @Test func `Both ends of a way back and forth can be held`() throws {
    let timeline = try Timeline(
      segments: [Self.segment(0.3, hold: 0.2)], initialHold: 0.4, autoreverses: true)
    let schedule = try FrameSchedule(timeline, rate: Self.ten())
    #expect(schedule.frames.map(\.index) == [0, 1, 2, 3, 2, 1])
    #expect(schedule.frames.map(\.steps) == [4, 1, 1, 2, 1, 1])
  }

  @Test func `A sequence holds each state and goes on`() throws {
    let timeline = try Timeline(segments: [
      Self.segment(0.2, hold: 0.3), Self.segment(0.3, hold: 0),
    ])
    let schedule = try FrameSchedule(timeline, rate: Self.ten())
    #expect(schedule.frames.map(\.segment) == [0, 0, 0, 1, 1, 1])
    #expect(schedule.frames.map(\.index) == [0, 1, 2, 1, 2, 3])
    #expect(schedule.frames.map(\.steps) == [1, 1, 3, 1, 1, 1])
  }

  @Test func `A sequence that ends as it begins loops without a double frame`() throws {
    let timeline = try Timeline(
      segments: [Self.segment(0.2), Self.segment(0.2)], endsAsItBegins: true)
    let schedule = try FrameSchedule(timeline, rate: Self.ten())
    #expect(schedule.frames.map(\.segment) == [0, 0, 0, 1])
    #expect(schedule.frames.map(\.index) == [0, 1, 2, 1])
    let held = try Timeline(
      segments: [Self.segment(0.2), Self.segment(0.2, hold: 0.2)], endsAsItBegins: true)
    #expect(try FrameSchedule(held, rate: Self.ten()).frames.map(\.steps) == [1, 1, 1, 1, 2])
  }

  @Test func `case 89: a change without a length is one frame of the old state, then the new one`() throws {
    let timeline = try Timeline(segments: [Self.segment(0, hold: 0.2)])
    let schedule = try FrameSchedule(timeline, rate: Self.ten())
    #expect(schedule.frames.map(\.steps) == [1, 2])
    #expect(schedule.frames.map { timeline.segments[0].progress(at: $0.time) } == [0, 1])
  }

  @Test func `States that give way to each other at once each have their own hold`() throws {
    let timeline = try Timeline(
      segments: [Self.segment(0, hold: 0.5), Self.segment(0, hold: 0.2)], initialHold: 0.3, autoreverses: true)
    let looped = try FrameSchedule(timeline, rate: Self.ten())
    #expect(looped.frames.map(\.segment) == [0, 0, 1, 1])
    #expect(looped.frames.map(\.index) == [0, 1, 1, 0])
    #expect(looped.frames.map(\.steps) == [3, 5, 2, 5])
    let twice = try FrameSchedule(timeline, rate: Self.ten(), loops: false)
    #expect(twice.frames.map(\.steps) == [3, 5, 2, 5, 1])
    #expect(twice.frames.last?.time == twice.frames.first?.time)
  }

  @Test func `Each run of a timeline spans the steps from the state before it to the state behind it`() throws {
    let timeline = try Timeline(
      segments: [Self.segment(0.2, hold: 0.3), Self.segment(0, hold: 0.4)], initialHold: 0.5, autoreverses: true)
    let schedule = try FrameSchedule(timeline, rate: Self.ten())
    // 0 0 0 0 0 · 1 1 1 2 2 2 2 1 1 1 · and 0 again.
    #expect(schedule.spans == [4...6, 8...9, 12...13, 15...17])
    #expect(schedule.stepCount == 17)
  }

  @Test(arguments: [(0.8, 8), (0, 1)])
  func `What does not change is one frame, however long it is held`(hold: Double, steps: Int) throws {
    let timeline = try Timeline(segments: [Self.segment(0, hold: hold)], endsAsItBegins: true)
    #expect(try FrameSchedule(timeline, rate: Self.ten()).frames.map(\.steps) == [steps])
  }

  @Test func `There is an end to the number of frames`() throws {
    let timeline = try Timeline(segments: [Self.segment(1_001)])
    #expect(throws: AnimationError.tooManyFrames(limit: 1_000_000)) {
      try FrameSchedule(timeline, rate: FrameRate(1_000))
    }
  }
}
