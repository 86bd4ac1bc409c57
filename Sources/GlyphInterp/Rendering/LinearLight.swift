#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The transfer curve of sRGB (IEC 61966-2-1) in tables.
struct LinearLight {
  /// Linear light of each 8-bit component.
  private let decoded: [Float]
  /// Encoded components of equal steps of linear light.
  private let encoded: [Float]
  private static let steps = 4096

  init() {
    decoded = (0..<256).map { Float(Self.decode(Double($0) / 255)) }
    // Steps of the square root keep the steep start of the curve fine enough.
    encoded = (0...Self.steps + 1).map { step in
      let root = Double(step) / Double(Self.steps)
      return Float(Self.encode(root * root))
    }
  }

  /// Linear light of an encoded component, 0…1.
  static func decode(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The encoded component of linear light, 0…1.
  static func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Premultiplied linear light of a premultiplied encoded pixel of components 0…1.
  func decoded(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = pixel.w
    guard alpha > 0 else { return .zero }
    return SIMD4(
      light(pixel.x / alpha) * alpha, light(pixel.y / alpha) * alpha, light(pixel.z / alpha) * alpha, alpha)
  }

  /// A premultiplied encoded pixel of premultiplied linear light, components 0…1.
  func encoded(_ light: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = light.w
    guard alpha > 0 else { return .zero }
    return SIMD4(
      component(light.x / alpha) * alpha, component(light.y / alpha) * alpha, component(light.z / alpha) * alpha,
      alpha)
  }

  private func light(_ component: Float) -> Float {
    let place = min(max(component, 0), 1) * 255
    let index = min(254, Int(place))
    return decoded[index] + (decoded[index + 1] - decoded[index]) * (place - Float(index))
  }

  private func component(_ light: Float) -> Float {
    let place = min(max(light, 0), 1).squareRoot() * Float(Self.steps)
    let index = min(Self.steps - 1, Int(place))
    return encoded[index] + (encoded[index + 1] - encoded[index]) * (place - Float(index))
  }
}
