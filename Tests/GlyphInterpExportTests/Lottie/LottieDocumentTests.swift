import Foundation
import GlyphInterp
import GlyphInterpExport
import Testing

@Suite struct LottieDocumentTests {
  /// Enough for all texts of these tests.
  private let frame = Rect(minX: -600, minY: -200, maxX: 600, maxY: 300)

  /// Plays a file at frames of its first motion and at the end, and compares every outline with the scene's.
  @discardableResult
  private func check(
    _ sequence: TransitionSequence, rate: FrameRate = .standard, options: LottieOptions = LottieOptions(),
    instants: Int = 6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let canvas = try Canvas(fitting: frame)
    let schedule = try FrameSchedule(sequence.timeline, rate: rate)
    let lottie = try LottieDocument(sequence, schedule: schedule, canvas: canvas, options: options)
    let player = try #require(LottiePlayer(lottie.document), sourceLocation: sourceLocation)
    #expect(lottie.frameCount == schedule.stepCount, sourceLocation: sourceLocation)
    #expect(player.root["op"] as? Int == schedule.stepCount, sourceLocation: sourceLocation)
    var (distance, opacity, color) = (0.0, 0.0, 0.0)
    var step = 0
    let stride = max(1, schedule.frames.count / instants)
    for (index, frame) in schedule.frames.enumerated() {
      defer { step += frame.steps }
      guard index % stride == 0 || index + 1 == schedule.frames.count else { continue }
      let scene = sequence.scene(of: frame)
      var seen = SceneOutlines(scene).seen.filter { $0.opacity > 0.02 }
      for drawn in player.picture(at: Double(step)) where drawn.opacity > 0.02 {
        let polygons = drawn.contours
        let candidates = seen.indices.map { index in
          let outline = seen[index].moved(by: canvas.transform(for: scene))
          return (index: index, distance: outline.distance(to: polygons))
        }
        let best = try #require(
          candidates.min { $0.distance < $1.distance }, "nothing like \(drawn.name) in frame \(step)",
          sourceLocation: sourceLocation)
        distance = max(distance, best.distance)
        opacity = max(opacity, abs(seen[best.index].opacity - drawn.opacity))
        color = max(color, zip(seen[best.index].fill, drawn.fill).reduce(0) { max($0, abs($1.0 - $1.1)) })
        seen.remove(at: best.index)
      }
      #expect(seen.allSatisfy { $0.opacity < 0.04 }, "\(seen.count) missing in \(step)", sourceLocation: sourceLocation)
    }
    #expect(distance <= options.vector.accuracy, sourceLocation: sourceLocation)
    #expect(opacity <= 2.5 / 255, sourceLocation: sourceLocation)
    #expect(color <= 2, sourceLocation: sourceLocation)
    return lottie.document
  }

  @Test func `Hello from thin to black is exact and small under every kind of animation`() throws {
    let bytes = try [Animation.linear, .easeInOut, .smooth, .bouncy].map {
      try check(Sequences.one(animation: $0)).utf8.count
    }
    #expect(bytes[0] <= 10 * 1024)
    #expect(bytes[1] <= 10 * 1024)
    #expect(bytes[2] <= 14 * 1024)
  }

  @Test func `letters come, go and change size and colour`() throws {
    let old = try Sequences.style(size: 120, weight: 100, color: Color(red8: 255, green8: 0, blue8: 0))
    let new = try Sequences.style(weight: 900, color: Color(red8: 0, green8: 80, blue8: 255, alpha8: 128))
    try check(Sequences.one("Hello", "Help!", from: old, to: new))
  }

  @Test func `the last frame of a motion is exactly the new text at any rate`() throws {
    try check(Sequences.one(animation: .easeInOut), rate: .film, instants: 30)
    try check(Sequences.one(animation: .easeInOut, autoreverses: true), rate: .film, instants: 30)
  }

  @Test func `several texts follow each other`() throws {
    let paragraph = ParagraphStyle(alignment: .center)
    func text(_ string: String, _ weight: Double) throws -> StyledText {
      StyledText(string, style: try Sequences.style(weight: weight), paragraph: paragraph)
    }
    let sequence = try TransitionSequence(
      from: text("One", 100), initialHold: 0.2,
      steps: [.init(text("Two", 900), hold: 0.5), .init(text("Three", 400), hold: 0.3)])
    try check(sequence, instants: 20)
  }

  @Test func `layers have the names of their letters, equal letters share a composition`() throws {
    let player = try #require(LottiePlayer(check(Sequences.one("noon"))))
    #expect(player.layers.reversed().map { $0["nm"] as? String } == ["n", "o", "o-2", "n-2"])
    #expect(player.layers.reversed().map { $0["refId"] as? String } == ["_n", "_o", "_o", "_n"])
    #expect((player.root["assets"] as? [[String: Any]])?.count == 2)
  }

  @Test func `case 96: case 97: there are shape layers and compositions, no text layers, no expressions`() throws {
    let document = try check(Sequences.one("Hello", "Hero"))
    let player = try #require(LottiePlayer(document))
    #expect(player.layers.allSatisfy { [0, 4].contains($0["ty"] as? Int) })
    #expect(!document.contains("\"x\":\""))
    #expect(!document.contains("\"fonts\""))
    #expect(document.contains("\"r\":1"))
  }
}
