import GlyphInterp

extension PixelBlock {
  /// The smallest colour type that holds every pixel exactly, palettes aside.
  var directColorType: PNGColorType {
    var isGray = true
    var isOpaque = true
    func look(_ word: UInt32) {
      let red = word & 0xFF
      if word >> 8 & 0xFF != red || word >> 16 & 0xFF != red { isGray = false }
      if word >> 24 != 255 { isOpaque = false }
    }
    if inkedRect != rect { look(ground) }
    for y in inkedRect.minY..<inkedRect.maxY {
      let row = y * stride
      for x in inkedRect.minX..<inkedRect.maxX { look(words[row + x]) }
      if !isGray && !isOpaque { return .rgba }
    }
    return switch (isGray, isOpaque) {
    case (true, true): .gray
    case (true, false): .grayAlpha
    case (false, true): .rgb
    case (false, false): .rgba
    }
  }

  /// Rows of samples with straight alpha, without filter bytes.
  func samples(_ type: PNGColorType) -> [UInt8] {
    let size = type.pixelSize
    return [UInt8](unsafeUninitializedCapacity: rect.width * rect.height * size) { bytes, count in
      var place = 0
      for y in rect.minY..<rect.maxY {
        let row = y * stride
        for x in rect.minX..<rect.maxX {
          let straight = StraightAlpha.pixel(words[row + x])
          bytes[place] = UInt8(truncatingIfNeeded: straight)
          switch type {
          case .gray, .indexed: break
          case .grayAlpha:
            bytes[place + 1] = UInt8(straight >> 24)
          case .rgb, .rgba:
            bytes[place + 1] = UInt8(truncatingIfNeeded: straight >> 8)
            bytes[place + 2] = UInt8(truncatingIfNeeded: straight >> 16)
            if type == .rgba { bytes[place + 3] = UInt8(straight >> 24) }
          }
          place += size
        }
      }
      count = place
    }
  }
}

extension PixelBlock {
  /// Rows of samples, each after the type of its filter.
  func filteredRows(_ type: PNGColorType) -> [UInt8] {
    PNGFilter.filter(
      samples(type), rowSize: rect.width * type.pixelSize, pixelSize: type.pixelSize, predicts: !isFlat)
  }

  /// Whether most ink is of few colours, as in text: then rows repeat, and prediction only disturbs that.
  ///
  /// Of the pixels that are not transparent, fewer than half differ from both the left and the upper neighbour.
  private var isFlat: Bool {
    var inkCount = 0
    var novelCount = 0
    for y in inkedRect.minY..<inkedRect.maxY {
      let row = y * stride
      let above = y > rect.minY ? row - stride : row
      var left: UInt32 = 0
      for x in inkedRect.minX..<inkedRect.maxX {
        let word = words[row + x]
        if word != 0 {
          inkCount += 1
          if word != left && word != words[above + x] { novelCount += 1 }
        }
        left = word
      }
    }
    return novelCount * 2 < inkCount
  }
}
