import TestSupport
import Testing

@testable import GlyphInterp

/// Pixels of numbers that roll.
struct NumericRenderingTests {
  private func plan(_ old: String, _ new: String) throws -> TransitionPlan {
    let style = try Plans.style("GlyphInterpTest.ttf", size: 96, weight: 400)
    return try Plans.linear(
      old, new, from: style, to: style, alignment: .trailing,
      options: TransitionOptions(transition: .numericText()))
  }

  @Test func `case 102: unchanged columns of 1,160 to 1,242 are the same bytes in all frames, at rest and in motion`()
    throws
  {
    let plan = try plan("1,160", "1,242")
    let canvas = try Canvas(fitting: plan)
    var renderer = try Renderer()
    let still = plan.scene(at: 0)
    // From the left edge to the middle between the comma and the hundreds, whose blur does not reach that far.
    let comma = try #require(still.origin(ofCluster: 1))
    let hundreds = try #require(still.origin(ofCluster: 2))
    let edge = Int(canvas.transform(for: still).apply(to: Point(x: comma.x + (hundreds.x - comma.x) / 2, y: 0)).x)
    var first: [UInt8] = []
    for frame in 0...Int(plan.duration * 60) {
      let scene = plan.scene(at: Double(frame) / 60)
      var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
      renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
      var bytes: [UInt8] = []
      for row in 0..<canvas.height {
        bytes += bitmap.pixels[(row * canvas.width * 4)..<((row * canvas.width + edge) * 4)]
      }
      if first.isEmpty { first = bytes }
      #expect(bytes == first, "frame \(frame)")
    }
    #expect(first.contains(255))
  }

  @Test func `only changed columns are rasterised`() throws {
    let plan = try plan("9007199254740993", "9007199254740994")
    let canvas = try Canvas(fitting: plan)
    var renderer = try Renderer()
    var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
    renderer.render(plan.scene(at: 0), into: &bitmap, transform: canvas.transform(for: plan.scene(at: 0)))
    for frame in 1...40 {
      let before = renderer.rasterizedMaskCount
      let scene = plan.scene(at: Double(frame) / 60)
      renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
      // One column of sixteen changes: its old glyph and its new one.
      #expect(renderer.rasterizedMaskCount - before <= 2, "frame \(frame)")
    }
  }

  @Test func `two opaque glyphs of a column in one place are opaque together`() throws {
    let block = Path.rectangle(0, 0, 60, 60)
    for step in 0...100 {
      let fade = Double(step) / 100
      let form = NumericRoll(fade: fade, move: 0, countsDown: false)
      var builder = SceneBuilder(plan: try plan("1", "2"), instant: try plan("1", "2").instant(at: 0))
      builder.scene = Scene()
      let glyph = PlacedGlyph.plain(Placement(outline: builder.add(SceneOutline(path: block)), origin: .zero))
      func still(_ alpha: Double, blur: Double) -> ColumnForm {
        var stance = NumericRoll.Form.resting
        stance.alpha = alpha
        stance.blur = blur
        return ColumnForm([glyph], stance: stance, center: .zero, height: 40, join: .union)
      }
      builder.addColumn(
        [still(form.departing.alpha, blur: form.departing.blur), still(form.arriving.alpha, blur: form.arriving.blur)],
        color: .black)
      var renderer = try Renderer()
      var bitmap = try Bitmap(width: 60, height: 60)
      renderer.render(builder.finishedScene, into: &bitmap, transform: .identity)
      #expect(bitmap.pixels[(30 * 60 + 30) * 4 + 3] >= 253, "pA \(fade)")
    }
  }

  @Test func `once a second for a minute: no frame after rest, and each change ends with its text`() throws {
    var counter = try Counter("0", size: 24)
    var frames = 0
    for second in 0..<60 {
      try counter.set("\(second)", at: Double(second))
      for tick in 0..<60 {
        let time = Double(second) + Double(tick) / 60
        if counter.label.nextFrameNeeded(after: time) != nil { frames += 1 }
      }
      #expect(counter.label.nextFrameNeeded(after: Double(second) + 0.999) == nil)
      #expect(try counter.shows("\(second)", at: Double(second) + 0.999))
    }
    // At 24 px a column rests after less than 0.8 s, and the second one begins 0.15 s later in six of sixty changes.
    #expect(frames < 60 * 50)
  }
}
