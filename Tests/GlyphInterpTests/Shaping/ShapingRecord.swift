import Foundation
import TestSupport

@testable import GlyphInterp

/// A line of `fixtures/fonts/shaping.txt`: what `hb-shape` makes of a text.
struct ShapingRecord: CustomStringConvertible, Sendable {
  struct Glyph: Equatable, Sendable {
    var name: String
    var cluster: Int
    var offset: SIMD2<Double>
    var advance: Double
  }

  let font: String
  let faceIndex: Int
  let axes: [OpenTypeTag: Double]
  let features: [FontFeature]
  let text: String
  /// From left to right, font units.
  let glyphs: [Glyph]

  var description: String { "\(font) \(axes) \(text)" }

  static func all() throws -> [ShapingRecord] {
    try String(contentsOfFile: Fixtures.path("shaping.txt"), encoding: .utf8)
      .split(separator: "\n").compactMap(ShapingRecord.init)
  }

  private init?(line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard !line.hasPrefix("#"), fields.count == 4 else { return nil }
    var (axes, features, index) = ([OpenTypeTag: Double](), [FontFeature](), 0)
    for option in fields[1].split(separator: " ") {
      let value = option.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
      if option.hasPrefix("--face-index") { index = Int(value) ?? 0 }
      for setting in value.split(separator: ",") {
        let parts = setting.split(separator: "=")
        if option.hasPrefix("--variations"), let tag = OpenTypeTag(parts[0]) { axes[tag] = Double(parts[1]) }
        guard option.hasPrefix("--features") else { continue }
        let isOff = setting.hasPrefix("-")
        if let tag = OpenTypeTag(setting.drop { $0 == "-" }) {
          features.append(FontFeature(tag: tag, value: isOff ? 0 : 1))
        }
      }
    }
    (font, faceIndex, text) = (fields[0], index, fields[2])
    (self.axes, self.features) = (axes, features)
    glyphs = fields[3].dropFirst().dropLast().split(separator: "|").map { glyph in
      let parts = glyph.split(separator: "=")
      let numbers = parts[1].split(separator: "+")
      let place = numbers[0].split(separator: "@")
      let offset = place.count == 2 ? place[1].split(separator: ",").compactMap { Double($0) } : [0, 0]
      return Glyph(
        name: String(parts[0]), cluster: Int(place[0]) ?? -1, offset: SIMD2(offset[0], offset[1]),
        advance: Double(numbers[1]) ?? .nan)
    }
  }
}
