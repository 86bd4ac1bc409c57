import TestSupport
import Testing

@testable import GlyphInterp

/// Colour glyphs whose transition gets a new target while it is in flight.
struct ColorRetargetTests {
  @Test(arguments: [("Twin-colr0.ttf", "aH", "a", "ad"), ("Twin-cbdt.ttf", "❤🚀", "❤", "❤👩")])
  func `a colour glyph that was leaving goes on leaving in its colours`(
    _ font: String, _ first: String, _ second: String, _ third: String
  ) throws {
    let style = try Plans.style(font, size: 64)
    var label = try AnimatedText(StyledText(first, style: style))
    for (text, time) in [(second, 0.0), (third, 0.1)] {
      try withAnimation(.linear(duration: 1)) { () throws(TransitionError) in
        try label.setContent(StyledText(text, style: style), at: time)
      }
    }
    func drawn(_ time: Double) throws -> [UInt8] {
      try label.scene(at: time).drawn(width: 240, height: 120, transform: .translation(x: 120, y: 80)).pixels
    }
    // What is seen does not jump when the target changes: at most one step of 255 per rounding of an opacity.
    let (before, after) = (try drawn(0.1 - 1e-6), try drawn(0.1))
    let jump = zip(before, after).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(jump <= 2)
    let scene = label.scene(at: 0.15)
    // The glyph that left is still there, next to the one that stays.
    if font == "Twin-colr0.ttf" {
      #expect(scene.shapes.contains { $0.paint == .solid(Color(red8: 0xE5, green8: 0x39, blue8: 0x35)) })
    } else {
      #expect(scene.pictures.count >= 2)
    }
  }
}
