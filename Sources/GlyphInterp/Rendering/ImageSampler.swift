/// The pixels of a placed picture.
///
/// A pixel of the frame is the mean of the picture over its own area, but over no less than one pixel of the picture:
/// the mean of areas when it shrinks, bilinear when it grows, the picture itself when it does neither.
struct ImageSampler {
  /// The share of neighbouring pixels of the picture in a pixel of the frame.
  private struct Taps {
    var first: Int
    var weights: [Float]
  }

  private let image: SceneImage
  private let columns: Range<Int>
  /// For a picture whose sides are parallel to the frame's: the taps of each column, and the map of rows.
  private let columnTaps: [Taps]
  private let scaleY: Double
  private let originY: Double
  /// For any other picture: from the frame to the picture.
  private let toImage: Transform2D?

  /// Prepares a picture; `nil` when it has no pixels or no area.
  init?(_ image: SceneImage, transform: Transform2D, columns: Range<Int>) {
    guard image.width > 0, image.height > 0, image.pixels.count >= image.width * image.height * 4,
      let inverse = transform.inverse
    else { return nil }
    self.columns = columns
    if transform.b == 0, transform.c == 0 {
      self.image = image
      toImage = nil
      columnTaps = columns.map {
        Self.taps(at: $0, scale: inverse.a, origin: inverse.tx, count: image.width)
      }
      scaleY = inverse.d
      originY = inverse.ty
    } else {
      // Shrunk along its own sides first, the picture is only turned here.
      let shrinkX = min(1, (transform.a * transform.a + transform.b * transform.b).squareRoot())
      let shrinkY = min(1, (transform.c * transform.c + transform.d * transform.d).squareRoot())
      let width = max(1, Int((Double(image.width) * shrinkX).rounded(.up)))
      let height = max(1, Int((Double(image.height) * shrinkY).rounded(.up)))
      let toSmall = Transform2D.scale(
        x: Double(width) / Double(image.width), y: Double(height) / Double(image.height))
      if width < image.width || height < image.height {
        guard let small = Self.resampled(image, transform: toSmall, width: width, height: height) else { return nil }
        self.image = small
      } else {
        self.image = image
      }
      toImage = inverse.then(toSmall)
      columnTaps = []
      scaleY = 1
      originY = 0
    }
  }

  /// Writes the premultiplied pixels of a row of the frame.
  func fill(_ row: inout [UInt8], y: Int) {
    if let toImage {
      for column in columns {
        let place = toImage.apply(to: Point(x: Double(column) + 0.5, y: Double(y) + 0.5))
        store(bilinear(place), at: (column - columns.lowerBound) * 4, in: &row)
      }
      return
    }
    let rowTaps = Self.taps(at: y, scale: scaleY, origin: originY, count: image.height)
    for (index, taps) in columnTaps.enumerated() {
      var sum = SIMD4<Float>.zero
      for (down, rowWeight) in rowTaps.weights.enumerated() {
        var line = SIMD4<Float>.zero
        for (across, weight) in taps.weights.enumerated() {
          line += pixel(x: taps.first + across, y: rowTaps.first + down) * weight
        }
        sum += line * rowWeight
      }
      store(sum, at: index * 4, in: &row)
    }
  }

  private static func resampled(
    _ image: SceneImage, transform: Transform2D, width: Int, height: Int
  ) -> SceneImage? {
    guard let sampler = ImageSampler(image, transform: transform, columns: 0..<width) else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    var row = [UInt8](repeating: 0, count: width * 4)
    for y in 0..<height {
      sampler.fill(&row, y: y)
      pixels.append(contentsOf: row)
    }
    return SceneImage(width: width, height: height, pixels: pixels)
  }

  /// The pixels of the picture in the area of a pixel of the frame, one dimension.
  private static func taps(at index: Int, scale: Double, origin: Double, count: Int) -> Taps {
    let center = (Double(index) + 0.5) * scale + origin
    let extent = max(1, scale.magnitude)
    let start = max(0, center - extent / 2)
    let end = min(Double(count), center + extent / 2)
    guard end > start else { return Taps(first: 0, weights: []) }
    let first = Int(start)
    let last = min(count - 1, Int(end.rounded(.up)) - 1)
    let weights = (first...max(first, last)).map { place in
      Float(max(0, min(end, Double(place + 1)) - max(start, Double(place))) / extent)
    }
    return Taps(first: first, weights: weights)
  }

  private func bilinear(_ place: Point) -> SIMD4<Float> {
    let x = place.x - 0.5
    let y = place.y - 0.5
    guard x > -1, y > -1, x < Double(image.width), y < Double(image.height) else { return .zero }
    let column = Int(x.rounded(.down))
    let row = Int(y.rounded(.down))
    let across = Float(x - Double(column))
    let down = Float(y - Double(row))
    let above = pixel(x: column, y: row) * (1 - across) + pixel(x: column + 1, y: row) * across
    let below = pixel(x: column, y: row + 1) * (1 - across) + pixel(x: column + 1, y: row + 1) * across
    return above * (1 - down) + below * down
  }

  private func pixel(x: Int, y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return .zero }
    let index = (y * image.width + x) * 4
    return SIMD4(
      Float(image.pixels[index]), Float(image.pixels[index + 1]), Float(image.pixels[index + 2]),
      Float(image.pixels[index + 3]))
  }

  private func store(_ pixel: SIMD4<Float>, at index: Int, in row: inout [UInt8]) {
    let levels = (pixel + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    row[index] = UInt8(levels.x)
    row[index + 1] = UInt8(levels.y)
    row[index + 2] = UInt8(levels.z)
    row[index + 3] = UInt8(levels.w)
  }
}
