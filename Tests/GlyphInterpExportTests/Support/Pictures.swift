import GlyphInterp

@testable import GlyphInterpExport

/// Pictures made for tests.
enum Pictures {
  /// A picture whose pixels a function gives, straight alpha; they are premultiplied with rounding.
  static func bitmap(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> (Int, Int, Int, Int)
  ) throws -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        for component in [red, green, blue] { pixels.append(UInt8((component * alpha * 2 + 255) / 510)) }
        pixels.append(UInt8(alpha))
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A disc with soft edges on transparent ground.
  static func disc(
    _ width: Int, _ height: Int, x: Double, y: Double, radius: Double,
    color: (Int, Int, Int) = (0, 0, 0)
  ) throws -> Bitmap {
    try bitmap(width, height) { column, row in
      let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
      let coverage = min(1, max(0, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
      return (color.0, color.1, color.2, Int((coverage * 255).rounded()))
    }
  }

  /// Straight pixels by the definition: c · 255 / a, rounded.
  static func straight(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 0, to: bitmap.pixels.count, by: 4).flatMap { place -> [UInt8] in
      let alpha = Double(bitmap.pixels[place + 3])
      return (0..<3).map {
        alpha == 0 ? 0 : UInt8((Double(bitmap.pixels[place + $0]) * 255 / alpha).rounded())
      } + [bitmap.pixels[place + 3]]
    }
  }
}

extension FrameEncoder {
  /// Encodes frames of one step each, or of the steps given.
  func encodeAll(
    _ frames: [Bitmap], steps: [Int]? = nil, rate: FrameRate = .standard, plays: Int = 0
  ) throws {
    let steps = steps ?? frames.map { _ in 1 }
    try begin(
      FrameSequence(
        width: frames[0].width, height: frames[0].height, rate: rate, frameCount: frames.count,
        stepCount: steps.reduce(0, +), playCount: plays))
    for (frame, steps) in zip(frames, steps) { try encode(frame, steps: steps) }
    try finish()
  }
}
