import GlyphInterp

/// Mixes colours of a palette by a fixed pattern of 8×8 thresholds, so that what does not change in a picture does not
/// change in the file from frame to frame.
///
/// Source: B. Bayer, "An optimum method for two-level rendition of continuous-tone pictures" (1973).
enum OrderedDithering {
  /// Thresholds in 0…1, row by row.
  static let thresholds: [Float] = (0..<64).map { place in
    let (x, y) = (place % 8, place / 8)
    var value = 0
    for bit in 0..<3 {
      let shift = 2 * (2 - bit)
      value |= ((x >> bit ^ y >> bit) & 1) << (shift + 1) | (y >> bit & 1) << shift
    }
    return (Float(value) + 0.5) / 64
  }

  /// The pixels of a rectangle in the colours of a palette.
  static func image(
    of frame: FlatFrame, shown: FlatFrame?, rect: PixelRect, palette: PerceptualPalette
  ) -> GIFImage {
    var colors = GIFColors()
    let indices = palette.colors.map { colors.index(of: $0) ?? GIFColors.transparentIndex }
    var mixtures: [UInt32: (first: UInt8, second: UInt8, share: Float)] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let word = frame.words[y * frame.width + x]
        if word == 0 || shown?.words[y * frame.width + x] == word {
          result.append(GIFColors.transparentIndex)
          continue
        }
        let mixture: (first: UInt8, second: UInt8, share: Float)
        if let known = mixtures[word] {
          mixture = known
        } else {
          let new = palette.mixture(of: word)
          mixture = (indices[new.first], indices[new.second], new.share)
          mixtures[word] = mixture
        }
        result.append(mixture.share > thresholds[y % 8 * 8 + x % 8] ? mixture.second : mixture.first)
      }
    }
    return GIFImage(indices: result, colors: colors, isDithered: true)
  }
}
