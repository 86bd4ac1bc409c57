import GlyphInterp

// A transition between two weights of one variable font, as plain values.
let font = try FontFace(path: CommandLine.arguments[1])
let style = TextStyle(font: font, size: 200)
let plan = try TransitionPlan(
  from: StyledText("Hello", style: style.weight(.thin)),
  to: StyledText("Hello", style: style.weight(.black)),
  options: TransitionOptions(animation: .smooth))

// Where every letter stands and what it looks like at one instant: plain data, to draw as you like.
let middle = plan.scene(at: plan.duration / 2)
print("\(middle.items.count) items, ink \(middle.inkBounds())")

// Or as pixels.
let canvas = try Canvas(fitting: plan)
var renderer = try Renderer()
var bitmap = try Bitmap(width: canvas.width, height: canvas.height)
renderer.render(middle, into: &bitmap, transform: canvas.transform(for: middle))
print("\(bitmap.width)×\(bitmap.height) pixels, \(bitmap.pixels.count) bytes")
