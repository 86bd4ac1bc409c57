import Synchronization
import Testing

@testable import GlyphInterp

@Suite("Frames on several workers")
struct FrameRendererTests {
  private struct Refusal: Error, Equatable {
    var frame: Int
  }

  private static func scene(_ frame: Int) -> Scene {
    Scene([.circle(10 + Double(frame) / 3, 12, radius: 6 + Double(frame % 5))])
  }

  private static func renderer(_ workerCount: Int) throws -> FrameRenderer {
    try FrameRenderer(width: 48, height: 24, transform: { _ in .identity }, workerCount: workerCount)
  }

  @Test("any number of workers gives the same bytes, in order")
  func sameBytes() async throws {
    let expected = try (0..<40).map { try Self.scene($0).drawn(width: 48, height: 24).pixels }
    for workerCount in [1, 2, 3, 8] {
      var delivered: [[UInt8]] = []
      try await Self.renderer(workerCount).render(frameCount: 40, scene: Self.scene) { frame, bitmap in
        #expect(frame == delivered.count)
        delivered.append(bitmap.pixels)
      }
      #expect(delivered == expected)
      var finished: [Int] = []
      try await Self.renderer(workerCount).render(
        frameCount: 40, scene: Self.scene, finish: { frame, bitmap in bitmap.pixels == expected[frame] ? frame : -1 },
        deliver: { _, output in finished.append(output) })
      #expect(finished == Array(0..<40))
    }
  }

  @Test("no more than two frames a worker are drawn ahead of the one that is delivered")
  func bounded() async throws {
    let started = Atomic(0)
    try await Self.renderer(2).render(
      frameCount: 60,
      scene: { frame in
        started.add(1, ordering: .relaxed)
        return Self.scene(frame)
      },
      deliver: { frame, _ in #expect(started.load(ordering: .relaxed) <= frame + 4) })
    #expect(started.load(ordering: .relaxed) == 60)
  }

  @Test("the first error ends it, wherever it comes from; no frames is no work")
  func errors() async throws {
    await #expect(throws: Refusal(frame: 5)) {
      try await Self.renderer(2).render(
        frameCount: 20,
        scene: { frame in
          if frame == 5 { throw Refusal(frame: frame) }
          return Self.scene(frame)
        }, deliver: { _, _ in })
    }
    await #expect(throws: Refusal(frame: 3)) {
      try await Self.renderer(2).render(
        frameCount: 20, scene: Self.scene,
        deliver: { frame, _ in if frame == 3 { throw Refusal(frame: frame) } })
    }
    try await Self.renderer(4).render(frameCount: 0, scene: Self.scene, deliver: { _, _ in Issue.record("no frame") })
    #expect(throws: RenderError.bitmapSize(width: 0, height: 1)) {
      _ = try FrameRenderer(width: 0, height: 1, transform: { _ in .identity }, workerCount: 1)
    }
  }
}
