import GlyphInterp
import GlyphInterpExport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Draws scene files, as `glyph-interp render --at 0.5 -o hello.scene.json` writes them, as PNG: each into a file of the
// same name. The rectangle is the part of the plane that is shown.
//
//     swift run DrawScene MIN-X MIN-Y WIDTH HEIGHT hello.scene.json…
let numbers = CommandLine.arguments[1...4].compactMap { Double($0) }
let toCorner = Transform2D.translation(x: -numbers[0], y: -numbers[1])
var renderer = try Renderer()

for path in CommandLine.arguments.dropFirst(5) {
  let scene = try Scene(json: try String(contentsOfFile: path, encoding: .utf8))
  var bitmap = try Bitmap(width: Int(numbers[2]), height: Int(numbers[3]))
  renderer.render(scene, into: &bitmap, transform: toCorner)
  try PNGEncoder().write(bitmap, to: try FileSink(path: path + ".png"))
}
