/// A colour in sRGB with straight alpha.
///
/// Components are gamma-encoded as in CSS and nominally 0…1; a colour between two others may lie outside until it is
/// clipped for drawing.
public struct Color: Hashable, Sendable, Codable {
  /// Red, sRGB-encoded.
  public var red: Double
  /// Green, sRGB-encoded.
  public var green: Double
  /// Blue, sRGB-encoded.
  public var blue: Double
  /// Opacity, 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour from encoded sRGB components and an opacity.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from 8-bit components.
  public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha8: UInt8 = 255) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255,
      alpha: Double(alpha8) / 255)
  }

  /// The colour with its alpha multiplied by a factor, clamped to 0…1.
  public func multipliedAlpha(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: min(1, max(0, alpha * factor)))
  }
}
