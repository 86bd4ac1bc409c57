/// The colours of a paint, pixel by pixel.
struct PaintShader {
  private let solid: UInt32?
  private let gradient: GradientShader?

  init(_ paint: Paint, transform: Transform2D) {
    switch paint {
    case .solid(let color):
      solid = Self.word(PremultipliedRGBA8(color))
      gradient = nil
    case .gradient(let gradient):
      solid = gradient.stops.isEmpty ? 0 : nil
      self.gradient = GradientShader(gradient, transform: transform)
    }
  }

  /// Writes the premultiplied pixels of a row.
  func fill(_ pixels: inout [UInt8], x: Int, y: Int, count: Int) {
    var span = pixels.mutableSpan
    var bytes = unsafe span.mutableBytes
    for column in 0..<count {
      let word = solid ?? gradient?.pixel(x: Double(x + column) + 0.5, y: Double(y) + 0.5) ?? 0
      bytes.store(word, at: column * 4)
    }
  }

  static func word(_ pixel: PremultipliedRGBA8) -> UInt32 {
    UInt32(pixel.red) | UInt32(pixel.green) << 8 | UInt32(pixel.blue) << 16 | UInt32(pixel.alpha) << 24
  }
}
