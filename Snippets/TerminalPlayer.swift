import GlyphInterp

// A host that plays a label in a terminal: two rows of pixels to a line of half blocks, a new word every second.
//
//     swift run TerminalPlayer FONT
let style = TextStyle(font: try FontFace(path: CommandLine.arguments[1]), size: 28)
let words = ["Hello", "Help", "World", "Hello"]
var label = try AnimatedText(StyledText(words[0], style: style.weight(.thin)))

let canvas = (width: 120, height: 40)
var renderer = try Renderer(options: RenderOptions(background: .white))
var pixels = [UInt8](repeating: 255, count: canvas.width * canvas.height * 4)
let layout = PixelLayout(width: canvas.width, height: canvas.height, bytesPerRow: canvas.width * 4)
let place = Transform2D.translation(x: 4, y: 29)

let clock = ContinuousClock()
let start = clock.now
var stale: PixelRect?
var next = 1
print("\u{1B}[2J", terminator: "")
while next <= words.count || label.isAnimating(at: seconds()) {
  let time = seconds()
  if next < words.count, time >= Double(next) {
    let weight: Font.Weight = next % 2 == 1 ? .black : .thin
    try withAnimation(.bouncy) { () throws(TransitionError) in
      try label.setContent(StyledText(words[next], style: style.weight(weight)), at: time)
    }
    next += 1
  } else if time >= Double(words.count) {
    next = words.count + 1
  }
  var span = pixels.mutableSpan
  var memory = span.mutableBytes
  stale = try renderer.render(label.scene(at: time), into: &memory, layout: layout, transform: place, clearing: stale)
  label.advance(to: time)
  show(pixels, width: canvas.width, height: canvas.height)
  try await Task.sleep(for: .milliseconds(33))
}

func seconds() -> Double {
  let elapsed = (clock.now - start).components
  return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
}

func show(_ pixels: [UInt8], width: Int, height: Int) {
  var text = "\u{1B}[H"
  for row in stride(from: 0, to: height, by: 2) {
    for column in 0..<width {
      let upper = pixels[(row * width + column) * 4] < 128
      let lower = pixels[((row + 1) * width + column) * 4] < 128
      text += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ")
    }
    text += "\n"
  }
  print(text, terminator: "")
}
