/// A number on the command line: its name, its range, its unit.
struct Limits: Sendable {
  /// How messages name it.
  let name: String
  /// The smallest and the largest value.
  let range: ClosedRange<Double>
  /// Whether the smallest value itself is out.
  let excludesLowest: Bool
  /// The unit, with a space before it; empty for a plain number.
  let unit: String

  init(_ name: String, _ range: ClosedRange<Double>, excludesLowest: Bool = false, unit: String = "") {
    self.name = name
    self.range = range
    self.excludesLowest = excludesLowest
    self.unit = unit
  }

  static let size = Limits("size", 0...10_000, excludesLowest: true, unit: " px")
  static let weight = Limits("weight", 1...1_000)
  static let width = Limits("width", 0...1_000, excludesLowest: true, unit: " %")
  static let slant = Limits("slant", -90...90, unit: "°")
  static let axis = Limits("axis", -32_768...32_767)
  static let tracking = Limits("tracking", -1_000...10_000, unit: "/1000 em")
  static let palette = Limits("palette", 0...65_535)
  static let alternate = Limits("feature value", 0...65_535)
  static let maximumWidth = Limits("maximum width", 0...1_000_000, excludesLowest: true, unit: " px")
  static let lineHeight = Limits("line height", 0...100, excludesLowest: true)
  static let duration = Limits("duration", 0...600, unit: " s")
  static let delay = Limits("delay", 0...600, unit: " s")
  static let hold = Limits("hold", 0...600, unit: " s")
  static let stagger = Limits("stagger", 0...600, unit: " s")
  static let bounce = Limits("bounce", -1_000...1_000)
  static let shutter = Limits("shutter", 0...360, unit: "°")
  static let modulus = Limits("modulus", 2...10)
  static let loops = Limits("loop", 0...65_535)
  static let instant = Limits("instant", 0...1)
  static let ghosts = Limits("onion", 2...100)
  static let padding = Limits("padding", 0...4_096, unit: " px")
  static let scale = Limits("scale", 0...100, excludesLowest: true)
  static let canvasSide = Limits("canvas side", 1...16_384, unit: " px")
  static let accuracy = Limits("accuracy", 0.001...100, unit: " px")
  static let quality = Limits("quality", 0...100)
  static let threads = Limits("threads", 1...256)

  /// Reads a number in plain decimal digits.
  ///
  /// - Parameter spoken: how the message names it, when not by its own name.
  func number(_ text: String, as spoken: String? = nil) throws(CommandError) -> Double {
    let value = Double(decimal: text)
    guard let value, range.contains(value), !(excludesLowest && value == range.lowerBound) else {
      throw outside(text, as: spoken)
    }
    return value
  }

  /// Reads a whole number.
  func integer(_ text: String) throws(CommandError) -> Int {
    let value = try number(text)
    guard let whole = Int(exactly: value) else { throw .usage("\(name) '\(text)' is no whole number") }
    return whole
  }

  private func outside(_ text: String, as spoken: String?) -> CommandError {
    let lowest = range.lowerBound.plainText
    let highest = range.upperBound.plainText
    let span = excludesLowest ? "above \(lowest) and at most \(highest)\(unit)" : "in \(lowest)…\(highest)\(unit)"
    return .usage("\(spoken ?? name) '\(text)' is not a number \(span)")
  }
}
