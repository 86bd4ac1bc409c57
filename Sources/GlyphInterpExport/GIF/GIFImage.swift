import GlyphInterp

/// Indices of a rectangle and the colours that they stand for.
struct GIFImage {
  /// Row by row.
  let indices: [UInt8]
  /// The colours; `nil` for those of the whole file.
  let colors: GIFColors?
  /// Whether colours are mixed from those that there are.
  var isDithered = false
}

extension GIFImage {
  /// The pixels of a rectangle in the colours of a table.
  ///
  /// - Parameters:
  ///   - shown: what is on the screen already: equal pixels are left out. `nil` to leave out none.
  ///   - colors: known colours; new ones are added.
  /// - Returns: `nil` when the table cannot take all colours; it is as it was.
  static func indices(
    of frame: FlatFrame, shown: FlatFrame?, rect: PixelRect, colors: inout GIFColors
  ) -> [UInt8]? {
    var grown = colors
    var fits = true
    let indices = frame.words.withUnsafeBufferPointer { words in
      (shown?.words ?? []).withUnsafeBufferPointer { shown in
        [UInt8](unsafeUninitializedCapacity: rect.width * rect.height) { indices, count in
          fits = fill(indices, words, shown: shown, width: frame.width, rect: rect, colors: &grown)
          count = fits ? rect.width * rect.height : 0
        }
      }
    }
    guard fits else { return nil }
    colors = grown
    return indices
  }

  private static func fill(
    _ indices: UnsafeMutableBufferPointer<UInt8>, _ words: UnsafeBufferPointer<UInt32>,
    shown: UnsafeBufferPointer<UInt32>, width: Int, rect: PixelRect, colors: inout GIFColors
  ) -> Bool {
    var last: UInt32 = 0
    var lastIndex = GIFColors.transparentIndex
    var count = 0
    for y in rect.minY..<rect.maxY {
      for place in y * width + rect.minX..<y * width + rect.maxX {
        let word = words[place]
        if word == 0 || !shown.isEmpty && shown[place] == word {
          indices[count] = GIFColors.transparentIndex
        } else {
          if word != last {
            guard let index = colors.index(of: word) else { return false }
            last = word
            lastIndex = index
          }
          indices[count] = lastIndex
        }
        count += 1
      }
    }
    return true
  }

  /// How often an index is not that before it, which tells how large the image will be.
  static func changes(in indices: [UInt8]) -> Int {
    indices.withUnsafeBufferPointer { indices in
      var count = 0
      for place in indices.indices.dropFirst() where indices[place] != indices[place - 1] { count += 1 }
      return count
    }
  }
}
