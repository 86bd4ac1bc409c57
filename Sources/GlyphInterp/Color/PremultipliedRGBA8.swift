/// One pixel: 8-bit sRGB-encoded components already multiplied by alpha.
public struct PremultipliedRGBA8: Hashable, Sendable {
  /// Red times alpha.
  public var red: UInt8
  /// Green times alpha.
  public var green: UInt8
  /// Blue times alpha.
  public var blue: UInt8
  /// Alpha.
  public var alpha: UInt8

  /// The transparent pixel.
  public static let clear = PremultipliedRGBA8(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a pixel from components that are already premultiplied.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Rounds a colour to a pixel; components are clamped to 0…1 first.
  public init(_ color: Color) {
    let alpha = min(1, max(0, color.alpha))
    func level(_ component: Double) -> UInt8 {
      UInt8((min(1, max(0, component)) * alpha * 255).rounded())
    }
    self.init(
      red: level(color.red), green: level(color.green), blue: level(color.blue),
      alpha: UInt8((alpha * 255).rounded()))
  }
}
