import Foundation
import GlyphInterp

let face = try FontFace(path: "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
// A text of some 5,000 characters in lines, named on the command line.
let page = try CommandLine.arguments.dropFirst().first.map(readLines) ?? ["Hello"]
func readLines(_ path: String) throws -> [String] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}
func measure(
  _ name: String, _ text: InterpolatedText, _ w: Int, _ h: Int, _ placement: RenderOptions.GlyphPlacement, passes: Int
) throws {
  var renderer = try Renderer(options: RenderOptions(placement: placement))
  var bitmap = try Bitmap(width: w, height: h)
  let clock = ContinuousClock()
  var best = [Double](repeating: 1e9, count: 2)
  for _ in 0..<passes {
    var plan = Duration.zero
    var draw = Duration.zero
    for frame in 0..<60 {
      var scene = Scene()
      plan += clock.measure { scene = text.scene(weight: 100 + 800 * Double(frame) / 59) }
      draw += clock.measure { renderer.render(scene, into: &bitmap, transform: .identity) }
    }
    best[0] = min(best[0], plan / .milliseconds(60))
    best[1] = min(best[1], draw / .milliseconds(60))
  }
  print(
    name, placement, "overlaps", text.overlapCount, "scene", best[0], "render", best[1], "masks",
    renderer.rasterizedMaskCount / 60 / passes)
}
for unions in [false, true] {
  let a = try InterpolatedText(face: face, lines: ["Hello"], size: 200, unions: unions) { _, width in
    Point(x: 640 - width / 2, y: 432)
  }
  let c = try InterpolatedText(face: face, lines: page, size: 24, unions: unions) { line, _ in
    Point(x: 20, y: 40 + Double(line) * 32)
  }
  try measure("A", a, 1280, 720, .exact, passes: 30)
  try measure("C", c, 1920, 1080, .exact, passes: 3)
  try measure("C", c, 1920, 1080, .phases, passes: 5)
}
