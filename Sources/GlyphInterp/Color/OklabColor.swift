#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour in OKLab with straight alpha.
///
/// Source: B. Ottosson, "A perceptual color space for image processing" (2020), with the matrices of CSS Color 4.
public struct OklabColor: Hashable, Sendable {
  /// Lightness, 0 black to 1 white.
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double
  /// Opacity.
  public var alpha: Double

  /// Makes a colour from its coordinates.
  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  /// Converts an sRGB colour.
  public init(_ color: Color) {
    let red = LinearSRGB.decode(color.red)
    let green = LinearSRGB.decode(color.green)
    let blue = LinearSRGB.decode(color.blue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
      alpha: color.alpha)
  }

  /// The colour in sRGB, clipped per channel in linear light (semantics 3.13).
  public var color: Color {
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color(
      red: LinearSRGB.encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: LinearSRGB.encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: LinearSRGB.encode(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      alpha: alpha)
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}
