import GlyphInterp

// A host that draws a scene with another renderer: here one that reads PostScript. Everything it needs is in the scene.
//
//     swift run PostScriptDrawing FONT > hello.ps
let style = TextStyle(
  font: try FontFace(path: CommandLine.arguments[1]), size: 72, color: Color(red: 0.1, green: 0.2, blue: 0.5))
let plan = try TransitionPlan(
  from: StyledText("Hello", style: style.weight(.thin)), to: StyledText("Help", style: style.weight(.black)))
let scene = plan.scene(at: plan.duration / 5)

print("%!PS-Adobe-3.0")
print("72 500 translate 1 -1 scale")  // PostScript's y points up, the scene's down.
draw(scene.items)
print("showpage")

/// PostScript has no transparency: opacity is drawn as a tint of the paper.
func draw(_ items: [SceneItem], opacity: Double = 1) {
  for item in items {
    switch item {
    case .shape(let shape):
      guard case .solid(let color) = shape.paint else { continue }
      let cover = color.alpha * shape.opacity * opacity
      let tint = [color.red, color.green, color.blue].map { 1 - (1 - $0) * cover }
      print("\(tint[0]) \(tint[1]) \(tint[2]) setrgbcolor newpath")
      for placement in shape.placements {
        append(scene.outlines[placement.outline].path.transformed(by: placement.transform))
      }
      print("fill")
    case .group(let group): draw(group.items, opacity: opacity * group.opacity)
    case .image: continue
    }
  }
}

func append(_ path: Path) {
  var points = path.points[...]
  var pen = Point.zero
  func next() -> Point { points.removeFirst() }
  for verb in path.verbs {
    switch verb {
    case .move:
      pen = next()
      print("\(pen.x) \(pen.y) moveto")
    case .line:
      pen = next()
      print("\(pen.x) \(pen.y) lineto")
    case .quad:
      // A quadratic curve is the cubic one whose handles go two thirds of the way to its control point.
      let (control, end) = (next(), next())
      let first = pen + (control - pen) * (2.0 / 3)
      let second = end + (control - end) * (2.0 / 3)
      print("\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y) curveto")
      pen = end
    case .cubic:
      let (first, second, end) = (next(), next(), next())
      print("\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y) curveto")
      pen = end
    case .close: print("closepath")
    }
  }
}
