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
    instants: Int = 6, accuracy: Double = 0.05, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let canvas = try Canvas(fitting: frame)
    let schedule = try FrameSchedule(sequence.timeline, rate: rate)
    let lottie = try LottieDocument(sequence, schedule: schedule, canvases: [canvas], options: options)
    let player = try #require(LottiePlayer(lottie.document), sourceLocation: sourceLocation)
    #expect(lottie.frameCount == schedule.stepCount, sourceLocation: sourceLocation)
    #expect(player.root["op"] as? Int == schedule.stepCount, sourceLocation: sourceLocation)
    var comparison = SceneComparison(measure: PolygonDistance.between)
    var step = 0
    let stride = max(1, schedule.frames.count / instants)
    for (index, frame) in schedule.frames.enumerated() {
      defer { step += frame.steps }
      guard index % stride == 0 || index + 1 == schedule.frames.count else { continue }
      let scene = sequence.scene(of: frame)
      let seen = SceneOutlines(scene, as: .polygons).seen.map { $0.moved(by: canvas.transform(for: scene)) }
      try comparison.compare(
        player.picture(at: Double(step)), with: seen, at: "frame \(step)", sourceLocation: sourceLocation)
    }
    comparison.expectWithin(accuracy, sourceLocation: sourceLocation)
    return lottie.document
  }

  @Test func `Hello from thin to black is exact and small under every kind of animation`() throws {
    let bytes = try [Animation.linear, .easeInOut, .smooth, .bouncy].map {
      try check(Sequences.one(animation: $0)).utf8.count
    }
    #expect(bytes[0] <= 10_000)
    #expect(bytes[1] <= 10_000)
    #expect(bytes[2] <= 14_000)
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

  @Test func `glyphs with colours of their own in a text colour that changes are one layer each`() throws {
    let styles = try [Color(red8: 238, green8: 0, blue8: 0), Color(red8: 0, green8: 0, blue8: 221, alpha8: 128)].map {
      try Sequences.style("Twin-colr1.ttf", color: $0)
    }
    let sequence = try Sequences.one("ll", from: styles[0], to: styles[1])
    let document = try LottieDocument(
      sequence, schedule: FrameSchedule(sequence.timeline), canvases: [Canvas(fitting: frame)]
    ).document
    let player = try #require(LottiePlayer(document))
    let layers = try #require(player.root["layers"] as? [[String: Any]])
    #expect(layers.compactMap { $0["nm"] as? String } == ["l-2", "l"])
    // The text colour at the start and at the end, 238.4 and 221.4 of 255; of its alpha, 128 of 255, half is seen there.
    #expect(document.contains("\"s\":[0.9349,0,0,1]") && document.contains("\"s\":[0,0,0.8683,1]"))
    #expect(document.contains("\"s\":[25.1]"))
  }

  @Test(arguments: try Sequences.palettes().indices)
  func `letters have the colours of the instant while they come, go, roll and stay`(index: Int) throws {
    try check(Sequences.palettes()[index], instants: 20, accuracy: 0.08)
  }

  @Test func `letters whose outlines an axis moves have keyframes of path, whether they stay, come, go or roll`() throws
  {
    let styles = try [300.0, 500].map { try Sequences.style("Twin-colr0.ttf", weight: $0, palette: $0 > 400 ? 1 : 0) }
    try check(Sequences.one("Hello", "Hole", from: styles[0], to: styles[1]), instants: 20)
    let rolling = TransitionOptions(transition: .numericText())
    let document = try check(
      Sequences.one("Hello", "Holle", from: styles[0], to: styles[1], options: rolling), instants: 20, accuracy: 0.08)
    // H and two l stay, two letters roll.
    #expect(try #require(LottiePlayer(document)).layers.count == 3 + 2 * 2)
  }

  @Test func `letters with colours of their own that go alike and are apart fade in one composition`() throws {
    let sequence = try Sequences.palettes()[0]
    let player = try #require(LottiePlayer(check(sequence, instants: 20, accuracy: 0.08)))
    let names = player.layers.reversed().compactMap { $0["nm"] as? String }
    #expect(names == ["H", "e l", "o", "l-2", "o-2", "e-2"])
    let translucent = player.layers.filter { ($0["ks"] as? [String: Any])?["o"] != nil }
    #expect(translucent.count == 4)
  }

  @Test func `times of keyframes ascend, and no two assets have one name`() throws {
    let styles = try [0, 1].map { try Sequences.style("Twin-colr1.ttf", size: 60, palette: $0) }
    let mixed = try [false, true].map {
      try Sequences.one("oo goi", from: styles[0], to: styles[1], autoreverses: $0)
    }
    for sequence in try mixed + Sequences.palettes() + Sequences.sudden() + Sequences.sudden(motion: 0.003) {
      let schedule = try FrameSchedule(sequence.timeline)
      let text = try LottieDocument(sequence, schedule: schedule, canvases: [Canvas(fitting: frame)]).document
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
      for times in keyframeTimes(in: root) { #expect(zip(times, times.dropFirst()).allSatisfy(<), "\(times)") }
      let assets = try #require((root as? [String: Any])?["assets"] as? [[String: Any]])
      let names = assets.compactMap { $0["id"] as? String }
      #expect(names.count == Set(names).count)
    }
  }

  @Test func `equal glyphs that change share their pictures, in Lottie and in SVG`() throws {
    let styles = try [0, 1].map { try Sequences.style("Twin-colr1.ttf", size: 60, palette: $0) }
    let counts = try ["goi", "goigoi"].map { text in
      let sequence = try Sequences.one(text, from: styles[0], to: styles[1], animation: .linear)
      let (schedule, canvas) = (try FrameSchedule(sequence.timeline), try Canvas(fitting: frame))
      let lottie = try LottieDocument(sequence, schedule: schedule, canvases: [canvas]).document
      let svg = try AnimatedSVG(sequence, canvases: [canvas]).document
      return [lottie, svg].map { $0.components(separatedBy: "data:image/png").count - 1 }
    }
    #expect(counts[0].allSatisfy { $0 > 0 })
    #expect(counts[0] == counts[1])
  }

  /// The times of each keyframed property anywhere in a document.
  private func keyframeTimes(in value: Any) -> [[Double]] {
    if let list = value as? [Any] {
      let times = list.compactMap { ($0 as? [String: Any])?["t"] as? Double }
      return (times.isEmpty ? [] : [times]) + list.flatMap(keyframeTimes)
    }
    return (value as? [String: Any])?.values.flatMap(keyframeTimes) ?? []
  }

  @Test func `a letter that changes its gradients while it goes is a composition that fades`() throws {
    let styles = try [400.0, 600].map { try Sequences.style("Twin-colr1.ttf", size: 60, weight: $0) }
    let sequence = try Sequences.one("EB", "E", from: styles[0], to: styles[1])
    let document = try LottieDocument(
      sequence, schedule: FrameSchedule(sequence.timeline), canvases: [Canvas(fitting: frame)]
    ).document
    let player = try #require(LottiePlayer(document))
    let leaving = try #require(player.layers.first { $0["nm"] as? String == "B" })
    #expect(leaving["ty"] as? Int == 0)
    let assets = player.root["assets"] as? [[String: Any]]
    let asset = assets?.first { $0["id"] as? String == leaving["refId"] as? String }
    let pictures = try #require(asset?["layers"] as? [[String: Any]])
    #expect(pictures.count > 1)
    #expect(pictures.allSatisfy { $0["nm"] as? String == "B" })
  }

  @Test func `a translucent gradient that an axis could move is mixed as shapes`() throws {
    let styles = try [400.0, 600].map {
      try Sequences.style("Twin-colr1.ttf", size: 60, weight: $0, palette: $0 > 500 ? 1 : 0)
    }
    let sequence = try Sequences.one("d", from: styles[0], to: styles[1], animation: .linear)
    let document = try LottieDocument(
      sequence, schedule: FrameSchedule(sequence.timeline), canvases: [Canvas(fitting: frame)]
    ).document
    #expect(document.contains("\"tt\":3") && document.contains("\"td\":1"))
    #expect(document.contains("\"ty\":\"gf\"") && !document.contains("data:image"))
  }

  @Test func `pixels that change are opaque pictures, cut out by pictures of their alphas that are mixed as they are`()
    throws
  {
    let styles = try [0, 1].map { try Sequences.style("Twin-colr1.ttf", size: 30, palette: $0) }
    let sequence = try Sequences.one("o", from: styles[0], to: styles[1], animation: .linear)
    let document = try LottieDocument(
      sequence, schedule: FrameSchedule(sequence.timeline), canvases: [Canvas(fitting: frame)]
    ).document
    let player = try #require(LottiePlayer(document))
    let assets = try #require(player.root["assets"] as? [[String: Any]])
    func layers(of layer: [String: Any]) -> [[String: Any]] {
      let asset = assets.first { $0["id"] as? String == layer["refId"] as? String }
      return asset?["layers"] as? [[String: Any]] ?? []
    }
    // One before the change and one behind it, and what is put together on the way.
    #expect(player.layers.map { $0["ty"] as? Int } == [2, 2, 0])
    let parts = layers(of: player.layers[2])
    #expect(parts.map { $0["td"] as? Int } == [1, nil] && parts.map { $0["tt"] as? Int } == [nil, 3])
    let (alphas, colors) = (layers(of: parts[0]), layers(of: parts[1]))
    // Black hides the alphas where the glyph rests.
    #expect(alphas[0]["ty"] as? Int == 4)
    #expect(colors.count > 1 && alphas.count == colors.count + 1)
    for (alpha, color) in zip(alphas.dropFirst(), colors) {
      let transforms = try [alpha, color].map {
        try JSONSerialization.data(withJSONObject: #require($0["ks"] as? [String: Any]), options: .sortedKeys)
      }
      #expect(transforms[0] == transforms[1])
      #expect(alpha["refId"] as? String != color["refId"] as? String)
      // Its edge is as sharp as its contour.
      #expect(alpha["hasMask"] == nil && color["hasMask"] as? Bool == true)
    }
  }

  @Test func `twenty glyphs that are taken apart share one matte, and none is there while they rest`() throws {
    let styles = try [0, 1].map { try Sequences.style("Twin-colr1.ttf", size: 30, palette: $0) }
    let text = String(repeating: "o", count: 20)
    let sequence = try Sequences.one(text, from: styles[0], to: styles[1], animation: .linear)
    let schedule = try FrameSchedule(sequence.timeline)
    let canvas = try Canvas(fitting: Rect(minX: -600, minY: -200, maxX: 1200, maxY: 300))
    let document = try LottieDocument(sequence, schedule: schedule, canvases: [canvas]).document
    #expect(document.components(separatedBy: "\"td\":1").count - 1 == 1)
    let player = try #require(LottiePlayer(document))
    // The lowest layer; its opacity is 0 in the first frame and in the last.
    let matte = try #require(player.layers.last)
    #expect(matte["ty"] as? Int == 0)
    let opacity = try #require((matte["ks"] as? [String: Any])?["o"] as? [String: Any])
    let keyframes = try #require(opacity["k"] as? [[String: Any]]).map { keyframe in
      (time: keyframe["t"] as? Double ?? -1, value: (keyframe["s"] as? [Double])?.first ?? -1)
    }
    #expect(keyframes.first?.time == 0 && keyframes.first?.value == 0)
    #expect(keyframes.contains { $0.time > 0 && $0.time < 1 && $0.value == 100 })
    let last = Double(schedule.stepCount - 1)
    #expect(keyframes.contains { $0.time <= last && $0.value == 0 && $0.time > 1 })
  }

  @Test func `the digits that an odometer passes are there`() throws {
    let style = try Sequences.style(weight: 500)
    var numeric = NumericTextOptions()
    numeric.isOdometer = true
    let options = TransitionOptions(transition: .numericText(numeric))
    let document = try check(
      Sequences.one("128", "473", from: style, to: style, options: options), instants: 60, accuracy: 0.08)
    let player = try #require(LottiePlayer(document))
    // 1 2 3 4, 2 3 4 5 6 7 and 8 9 0 1 2 3, the lowest first.
    #expect(player.layers.count == 4 + 6 + 6)
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

  @Test func `texts that change in no time, or in less than half a frame, keep the time of the frames`() throws {
    for sequence in try Sequences.sudden() {
      let player = try #require(LottiePlayer(check(sequence, rate: .film, instants: 20)))
      let length = try #require(player.root["op"] as? Int)
      // Some players show a layer in the frame at which it is over: it is not to be seen there.
      for layer in player.layers {
        let end = try #require(layer["op"] as? Int)
        let opacity = (layer["ks"] as? [String: Any])?["o"] as? [String: Any]
        let last = (opacity?["k"] as? [[String: Any]])?.last
        let isGone = ((last?["t"] as? Double).map { $0 <= Double(end) } ?? false) && last?["s"] as? [Int] == [0]
        #expect(end == length || isGone || opacity?["k"] as? Int == 0)
      }
    }
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
