#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prediction of samples from their neighbours (PNG, section 9).
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Rows with a filter byte before each.
  ///
  /// A row that equals the one above is all zeros after `up`.
  ///
  /// - Parameter predicts: whether the other rows get the filter with the least sum of absolute differences, the rule of
  ///   thumb of PNG, section 12.7; else none.
  static func filter(_ samples: [UInt8], rowSize: Int, pixelSize: Int, predicts: Bool) -> [UInt8] {
    guard rowSize > 0 else { return [] }
    let height = samples.count / rowSize
    let zeros = [UInt8](repeating: 0, count: rowSize)
    var candidate = [UInt8](repeating: 0, count: rowSize)
    return [UInt8](unsafeUninitializedCapacity: (rowSize + 1) * height) { output, count in
      samples.withUnsafeBufferPointer { samples in
        zeros.withUnsafeBufferPointer { zeros in
          candidate.withUnsafeMutableBufferPointer { candidate in
            for y in 0..<height {
              let row = UnsafeBufferPointer(rebasing: samples[y * rowSize..<(y + 1) * rowSize])
              let above =
                y == 0
                ? zeros : UnsafeBufferPointer(rebasing: samples[(y - 1) * rowSize..<y * rowSize])
              let start = y * (rowSize + 1)
              let target = UnsafeMutableBufferPointer(
                rebasing: output[start + 1..<start + 1 + rowSize])
              output[start] =
                choose(
                  row: row, above: above, pixelSize: pixelSize, predicts: predicts, candidate: candidate,
                  into: target
                ).rawValue
            }
          }
        }
      }
      count = (rowSize + 1) * height
    }
  }

  private static func choose(
    row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelSize: Int,
    predicts: Bool, candidate: UnsafeMutableBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> PNGFilter {
    if let row = row.baseAddress, let above = above.baseAddress, memcmp(row, above, target.count) == 0 {
      target.update(repeating: 0)
      return .up
    }
    guard predicts else {
      _ = target.update(fromContentsOf: row)
      return .none
    }
    var best = PNGFilter.none
    var bestSum = Int.max
    for filter in allCases {
      let sum = filter.apply(row: row, above: above, pixelSize: pixelSize, into: candidate)
      if sum < bestSum {
        bestSum = sum
        best = filter
        _ = target.update(fromContentsOf: candidate)
      }
    }
    return best
  }

  /// Filters a row.
  ///
  /// - Returns: the sum of the results' distances from 0, bytes taken as −128…127.
  private func apply(
    row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelSize: Int,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var sum = 0
    for index in 0..<row.count {
      let left = index >= pixelSize ? row[index - pixelSize] : 0
      let prediction: UInt8 =
        switch self {
        case .none: 0
        case .sub: left
        case .up: above[index]
        case .average: UInt8((UInt16(left) + UInt16(above[index])) / 2)
        case .paeth:
          Self.paeth(
            left: left, above: above[index],
            aboveLeft: index >= pixelSize ? above[index - pixelSize] : 0)
        }
      let value = row[index] &- prediction
      output[index] = value
      sum += Int(Int8(bitPattern: value).magnitude)
    }
    return sum
  }

  /// The neighbour that is closest to left + above − above left (PNG, section 9.4).
  static func paeth(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) - Int(aboveLeft))
    let toAbove = abs(Int(left) - Int(aboveLeft))
    let toAboveLeft = abs(Int(left) + Int(above) - 2 * Int(aboveLeft))
    if toLeft <= toAbove && toLeft <= toAboveLeft { return left }
    return toAbove <= toAboveLeft ? above : aboveLeft
  }
}
