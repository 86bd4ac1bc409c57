import GlyphInterp

/// What is drawn: sixty frames from weight 100 to 900.
enum Work: String, CaseIterable {
  /// "Hello", 200 px, 1280×720, in memory.
  case a = "A"
  /// The same, and a PNG file's bytes for every frame.
  case b = "B"
  /// 5,000 characters in 32 lines, 24 px, 1920×1080, in memory.
  case c = "C"

  static let frameCount = 60

  var width: Int { self == .c ? 1920 : 1280 }
  var height: Int { self == .c ? 1080 : 720 }
  var size: Double { self == .c ? 24 : 200 }
  var text: String { self == .c ? PageText.lines.joined(separator: "\n") : "Hello" }
  /// How often the frames are drawn in a process; the best pass counts.
  var passCount: Int { self == .a ? 300 : 5 }

  /// The transition whose frame k of 0…59 shows weight 100 + 800 · k / 59.
  func plan(font: FontFace) throws -> TransitionPlan {
    let style = TextStyle(font: font, size: size)
    let seconds = Double(Self.frameCount - 1) / 60
    return try TransitionPlan(
      from: StyledText(text, style: style.weight(.thin)), to: StyledText(text, style: style.weight(.black)),
      options: TransitionOptions(animation: .linear(duration: seconds)))
  }
}
