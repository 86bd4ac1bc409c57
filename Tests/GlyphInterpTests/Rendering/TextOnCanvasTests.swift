import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Texts and their canvas")
struct TextOnCanvasTests {
  @Test("case 81: descenders are not cut: gjpqy at 64 px on the canvas that fits has all ink of a larger one")
  func descenders() throws {
    let style = TextStyle(font: try FontFace(path: Fixtures.path("GlyphInterpSans.ttf")), size: 64)
    let plan = try TransitionPlan(
      from: StyledText("gjpqy", style: style.weight(.thin)), to: StyledText("gjpqy", style: style.weight(.black)))
    let canvas = try Canvas(fitting: plan, padding: 0)
    for step in 0...8 {
      let scene = plan.scene(at: plan.duration * Double(step) / 8)
      let place = canvas.transform(for: scene)
      let fitting = try scene.drawn(width: canvas.width, height: canvas.height, transform: place)
      let larger = try scene.drawn(
        width: canvas.width + 128, height: canvas.height + 128, transform: place.then(.translation(x: 64, y: 64)))
      #expect(ink(of: fitting) == ink(of: larger))
      // 8 to 13 px below the baseline is what masks of one em cut.
      let baseline = Int(place.ty)
      let below = (baseline + 8..<canvas.height).flatMap { fitting.alphas(row: $0) }
      #expect(below.contains { $0 > 128 })
    }
  }

  @Test("case 112: 59 lines of 1,822 characters: lines are shaped once a corner, letters are filled once a frame")
  func listing() throws {
    let lines = (0..<59).map { index in
      String("let value\(index) equals the item at \(index * 37) of the list".prefix(index < 53 ? 30 : 29))
    }
    let text = lines.joined(separator: "\n")
    #expect(text.count == 1822)
    let style = TextStyle(font: try FontFace(path: Fixtures.path("GlyphInterpSans.ttf")), size: 16)
    let plan = try TransitionPlan(
      from: StyledText(text, style: style.weight(.thin)), to: StyledText(text, style: style.weight(.black)))
    // Three masters, and a text on each side.
    #expect(plan.shapingCount <= 59 * 3 * 2)
    let canvas = try Canvas(fitting: plan)
    var renderer = try Renderer()
    var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
    let letters = Set(text.filter { !$0.isWhitespace }).count
    for frame in 1...3 {
      let scene = plan.scene(at: plan.duration * Double(frame) / 4)
      renderer.render(scene, into: &bitmap, transform: canvas.transform(for: scene))
      #expect(renderer.rasterizedMaskCount <= frame * letters)
    }
  }

  private func ink(of bitmap: Bitmap) -> Int {
    (0..<bitmap.height).flatMap { bitmap.alphas(row: $0) }.reduce(0, +)
  }
}
