extension Double {
  /// The number rounded to a count of digits after the decimal mark; a negative zero becomes zero.
  public func rounded(decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let result = (self * scale).rounded() / scale
    return result == 0 ? 0 : result
  }

  /// The number in plain decimal digits, without exponent, trailing zeros or locale.
  ///
  /// - Parameter decimals: digits kept after the decimal mark, 0…9; magnitudes beyond 1e9 keep fewer.
  public func decimalText(decimals: Int) -> String {
    guard isFinite else { return "0" }
    guard magnitude < 1e9 else { return "\(Int64(clamping: Int(exactly: rounded()) ?? 0))" }
    var scale: Int64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((self * Double(scale)).rounded())
    let whole = scaled.magnitude / UInt64(scale)
    var fraction = scaled.magnitude % UInt64(scale)
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    guard fraction > 0 else { return text }
    var digits = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let tail = "\(fraction)"
    text += "." + String(repeating: "0", count: digits - tail.count) + tail
    return text
  }
}
