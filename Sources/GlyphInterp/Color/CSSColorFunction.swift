#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour written as a function, `hsl(120 50% 50% / 0.5)`, cut into its name and its components.
///
/// Source: CSS Color 4, sections 5, 7, 8 and 9.
struct CSSColorFunction {
  private enum Unit: String, CaseIterable {
    case percent = "%"
    case degrees = "deg"
    case gradians = "grad"
    case radians = "rad"
    case turns = "turn"
  }

  private struct Component {
    let number: Double
    let unit: Unit?
  }

  private let name: String
  private let components: [Component]
  private let alpha: Double

  /// Cuts a text in lower case; `nil` when it is no function of three components and an optional alpha.
  init?(_ text: String) {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    name = String(text[..<open])
    let inside = text[text.index(after: open)...].dropLast()
    var words: [Substring]
    if inside.contains(",") {
      words = inside.split(separator: ",", omittingEmptySubsequences: false)
    } else {
      let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return nil }
      words = halves[0].split(separator: " ")
      guard words.count == 3 else { return nil }
      words += halves.dropFirst()
    }
    let read = words.map(Self.component)
    guard (3...4).contains(read.count), !read.contains(where: { $0 == nil }) else { return nil }
    components = read.prefix(3).compactMap { $0 }
    guard read.count == 4, let last = read[3] else {
      alpha = 1
      return
    }
    guard last.unit == nil || last.unit == .percent else { return nil }
    alpha = min(1, max(0, last.unit == .percent ? last.number / 100 : last.number))
  }

  /// The colour; `nil` for a function or a unit that does not exist.
  var color: Color? {
    switch name {
    case "rgb", "rgba":
      return color { share($0, of: 255) }
    case "hsl", "hsla":
      guard let hue = degrees(0), let saturation = percentage(1), let lightness = percentage(2) else { return nil }
      let amplitude = saturation * min(lightness, 1 - lightness)
      return Color(hue: hue, alpha: alpha) { ramp in lightness + amplitude * (2 * ramp - 1) }
    case "hwb":
      guard let hue = degrees(0), let white = percentage(1), let black = percentage(2) else { return nil }
      let sum = max(1, white + black)
      return Color(hue: hue, alpha: alpha) { ramp in (white + ramp * (sum - white - black)) / sum }
    case "oklab":
      guard let lightness = share(0, of: 1), let a = share(1, of: 0.4), let b = share(2, of: 0.4) else { return nil }
      return OklabColor(lightness: min(1, max(0, lightness)), a: a, b: b, alpha: alpha).color
    case "oklch":
      guard let lightness = share(0, of: 1), let chroma = share(1, of: 0.4), let hue = degrees(2) else { return nil }
      let angle = hue * .pi / 180
      return OklabColor(
        lightness: min(1, max(0, lightness)), a: max(0, chroma) * cos(angle), b: max(0, chroma) * sin(angle),
        alpha: alpha
      ).color
    default:
      return nil
    }
  }

  private func color(level: (Int) -> Double?) -> Color? {
    guard let red = level(0), let green = level(1), let blue = level(2) else { return nil }
    func clamped(_ value: Double) -> Double { min(1, max(0, value / 255)) }
    return Color(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: alpha)
  }

  /// A plain number, or a percentage of a whole.
  private func share(_ index: Int, of whole: Double) -> Double? {
    switch components[index].unit {
    case nil: components[index].number
    case .percent: components[index].number / 100 * whole
    default: nil
    }
  }

  /// A percentage as 0…1; the sign may be left out.
  private func percentage(_ index: Int) -> Double? {
    guard components[index].unit == nil || components[index].unit == .percent else { return nil }
    return min(1, max(0, components[index].number / 100))
  }

  private func degrees(_ index: Int) -> Double? {
    let number = components[index].number
    switch components[index].unit {
    case nil, .degrees: return number
    case .gradians: return number * 0.9
    case .radians: return number * 180 / .pi
    case .turns: return number * 360
    case .percent: return nil
    }
  }

  private static func component(_ word: Substring) -> Component? {
    let text = word.filter { $0 != " " && $0 != "\t" }
    if text == "none" { return Component(number: 0, unit: nil) }
    // "grad" ends in "rad": the longer unit is tried first, as it stands first among the cases.
    let unit = Unit.allCases.first { text.hasSuffix($0.rawValue) }
    let digits = text.dropLast(unit?.rawValue.count ?? 0)
    let isDecimal = digits.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x65
    }
    guard isDecimal, let number = Double(String(digits)), number.isFinite else { return nil }
    return Component(number: number, unit: unit)
  }
}

extension Color {
  /// A colour of a hue in degrees: each channel is a function of how much of it the pure hue has, 0…1.
  fileprivate init(hue: Double, alpha: Double, channel: (Double) -> Double) {
    func ramp(_ offset: Double) -> Double {
      var sextant = ((hue / 60 + offset).truncatingRemainder(dividingBy: 6) + 6)
        .truncatingRemainder(dividingBy: 6)
      if sextant > 3 { sextant = 6 - sextant }
      return min(1, max(0, 2 - sextant))
    }
    self.init(red: channel(ramp(0)), green: channel(ramp(4)), blue: channel(ramp(2)), alpha: alpha)
  }
}
