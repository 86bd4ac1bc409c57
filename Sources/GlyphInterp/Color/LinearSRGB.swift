#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The transfer function of sRGB.
///
/// Source: IEC 61966-2-1.
public enum LinearSRGB {
  /// The linear light of an encoded component.
  public static func decode(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The encoded component of a linear light, clipped to 0…1.
  public static func encode(_ linear: Double) -> Double {
    let clipped = min(1, max(0, linear))
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * pow(clipped, 1 / 2.4) - 0.055
  }
}
