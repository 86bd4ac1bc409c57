import GlyphInterp

// The loop of a graphical host at 120 Hz: it asks every label whether it needs a frame, and draws nothing otherwise.
//
//     swift run DisplayLoop FONT
let style = TextStyle(font: try FontFace(path: CommandLine.arguments[1]), size: 32)
var label = try AnimatedText(StyledText("12", style: style.weight(.regular)))
var lastFrame = 0.0
var frameCount = 0

for tick in 0..<480 {
  // A display link tells the time at which the frame will be on the screen.
  let time = Double(tick) / 120
  if tick == 120 {
    try withAnimation(.snappy) { () throws(TransitionError) in
      try label.setContent(StyledText("13", style: style.weight(.bold)), at: time)
    } completion: {
      print("the change is all but there")
    }
  }
  label.advance(to: time)
  guard let needed = label.nextFrameNeeded(after: lastFrame), needed <= time else { continue }
  let damage = label.damage(from: lastFrame, to: time)
  let scene = label.scene(at: time)
  // Here the host draws the scene, or has it drawn into its own memory with `Renderer`, within the damaged rectangle.
  _ = (scene, damage)
  lastFrame = time
  frameCount += 1
}
print("\(frameCount) frames of 480; the accessible text is '\(label.accessibleText)'")
