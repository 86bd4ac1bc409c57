import GlyphInterp

/// The few colours that stand for many.
///
/// Median cut on the longest side of each box in OKLab, where equal distances look about equal (P. Heckbert, "Color
/// image quantization for frame buffer display", 1982), then two rounds of k-means.
struct PerceptualPalette {
  /// Opaque words.
  let colors: [UInt32]
  /// Their places.
  private let places: [SIMD3<Float>]

  private static let refinements = 2

  /// Chooses colours.
  init(_ histogram: ColorHistogram, count: Int) {
    let points = histogram.colors.map(Self.place(of:))
    var boxes = [Array(points.indices)]
    while boxes.count < count {
      guard let (index, axis) = Self.widest(boxes, points, histogram.counts) else { break }
      let members = boxes[index].sorted {
        (points[$0][axis], histogram.colors[$0]) < (points[$1][axis], histogram.colors[$1])
      }
      let half = members.reduce(0) { $0 + histogram.counts[$1] } / 2
      var sum = 0
      let cut = members.firstIndex { member in
        sum += histogram.counts[member]
        return sum > half
      }
      let middle = min(max(1, cut ?? 1), members.count - 1)
      boxes[index] = Array(members[..<middle])
      boxes.append(Array(members[middle...]))
    }
    var centers = boxes.map { Self.mean($0, points, histogram.counts) }
    for _ in 0..<Self.refinements {
      var members = [[Int]](repeating: [], count: centers.count)
      for index in points.indices { members[Self.nearest(points[index], in: centers)].append(index) }
      for (index, group) in members.enumerated() where !group.isEmpty {
        centers[index] = Self.mean(group, points, histogram.counts)
      }
    }
    colors = centers.map(Self.word(at:))
    places = colors.map(Self.place(of:))
  }

  /// The two colours that a colour is mixed from, and the second one's share, 0…½.
  func mixture(of word: UInt32) -> (first: Int, second: Int, share: Float) {
    let place = Self.place(of: word)
    let first = Self.nearest(place, in: places)
    // As far on the other side as the nearest misses.
    let second = Self.nearest(place + (place - places[first]), in: places)
    let way = places[second] - places[first]
    let squared = (way * way).sum()
    guard second != first, squared > 0 else { return (first, first, 0) }
    let share = ((place - places[first]) * way).sum() / squared
    return (first, second, min(0.5, max(0, share)))
  }

  /// The mean of the squared distances of all pixels to their nearest colours.
  func error(_ histogram: ColorHistogram) -> Float {
    var sum: Float = 0
    var count = 0
    for (color, pixels) in zip(histogram.colors, histogram.counts) {
      let place = Self.place(of: color)
      let miss = place - places[Self.nearest(place, in: places)]
      sum += (miss * miss).sum() * Float(pixels)
      count += pixels
    }
    return count > 0 ? sum / Float(count) : 0
  }

  private static func widest(
    _ boxes: [[Int]], _ points: [SIMD3<Float>], _ counts: [Int]
  ) -> (index: Int, axis: Int)? {
    var best: (index: Int, axis: Int, size: Float)?
    for (index, box) in boxes.enumerated() where box.count > 1 {
      var low = points[box[0]]
      var high = low
      var weight = 0
      for member in box {
        low = pointwiseMin(low, points[member])
        high = pointwiseMax(high, points[member])
        weight += counts[member]
      }
      let extent = high - low
      let axis = (0..<3).max { extent[$0] < extent[$1] } ?? 0
      // The root lets many pixels weigh more than few without starving rare colours.
      let size = extent[axis] * Float(weight).squareRoot()
      if size > best?.size ?? 0 { best = (index, axis, size) }
    }
    return best.map { ($0.index, $0.axis) }
  }

  private static func mean(_ members: [Int], _ points: [SIMD3<Float>], _ counts: [Int]) -> SIMD3<Float> {
    var sum = SIMD3<Float>.zero
    var count: Float = 0
    for member in members {
      sum += points[member] * Float(counts[member])
      count += Float(counts[member])
    }
    return sum / max(count, 1)
  }

  private static func nearest(_ place: SIMD3<Float>, in places: [SIMD3<Float>]) -> Int {
    var best = 0
    var bestDistance = Float.infinity
    for (index, candidate) in places.enumerated() {
      let miss = candidate - place
      let distance = (miss * miss).sum()
      if distance < bestDistance {
        bestDistance = distance
        best = index
      }
    }
    return best
  }

  private static func place(of word: UInt32) -> SIMD3<Float> {
    let color = OklabColor(
      Color(
        red8: UInt8(word & 0xFF), green8: UInt8(word >> 8 & 0xFF), blue8: UInt8(word >> 16 & 0xFF)))
    return SIMD3(Float(color.lightness), Float(color.a), Float(color.b))
  }

  private static func word(at place: SIMD3<Float>) -> UInt32 {
    let color = OklabColor(
      lightness: Double(place.x), a: Double(place.y), b: Double(place.z))
    return PremultipliedRGBA8(color.color).word
  }
}
