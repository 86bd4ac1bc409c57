extension Renderer {
  /// Fills the mean of several scenes into a bitmap, as film does that is exposed to all of them: the mean is taken in
  /// linear light, of premultiplied colours, and encoded again.
  ///
  /// - Parameters:
  ///   - scenes: the instants of one exposure, at least one; of equal scenes the result is the scene's own picture.
  ///   - bitmap: where they are drawn; what it held before is cleared.
  ///   - transform: from a scene to pixels.
  public mutating func render(
    exposures scenes: [Scene], into bitmap: inout Bitmap, transform: (Scene) -> Transform2D
  ) {
    guard let last = scenes.last else { return }
    guard scenes.contains(where: { $0 != last }) else {
      return render(last, into: &bitmap, transform: transform(last))
    }
    let light = LinearLight()
    let width = bitmap.width
    var sums = [SIMD4<Float>](repeating: .zero, count: width * bitmap.height)
    var inked = PixelRect.empty
    var ground = SIMD4<Float>.zero
    for scene in scenes {
      render(scene, into: &bitmap, transform: transform(scene))
      ground = light.decoded(bitmap.ground.components)
      let rect = bitmap.inkedRect
      inked = inked.union(rect)
      for y in rect.minY..<max(rect.minY, rect.maxY) {
        for x in rect.minX..<rect.maxX {
          sums[y * width + x] += light.decoded(bitmap[x, y].components) - ground
        }
      }
    }
    let share = 1 / Float(scenes.count)
    for y in inked.minY..<max(inked.minY, inked.maxY) {
      for x in inked.minX..<inked.maxX {
        let mean = light.encoded(ground + sums[y * width + x] * share) * 255
        let place = (y * width + x) * 4
        for component in 0..<4 {
          bitmap.pixels[place + component] = UInt8(min(255, max(0, mean[component].rounded())))
        }
      }
    }
    bitmap.inked = PixelBands(inked)
  }
}

extension PremultipliedRGBA8 {
  /// The components as numbers, 0…1.
  fileprivate var components: SIMD4<Float> {
    SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) / 255
  }
}
