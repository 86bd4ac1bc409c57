import GlyphInterp

/// Indices of a rectangle and the colours that they stand for.
struct GIFImage {
  /// Row by row.
  let indices: [UInt8]
  /// The colours; `nil` for those of the whole file.
  let colors: GIFColors?
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
    var indices: [UInt8] = []
    indices.reserveCapacity(rect.width * rect.height)
    var last: UInt32 = 0
    var lastIndex = GIFColors.transparentIndex
    for y in rect.minY..<rect.maxY {
      for place in y * frame.width + rect.minX..<y * frame.width + rect.maxX {
        let word = frame.words[place]
        if word == 0 || shown?.words[place] == word {
          indices.append(GIFColors.transparentIndex)
          continue
        }
        if word != last {
          guard let index = grown.index(of: word) else { return nil }
          last = word
          lastIndex = index
        }
        indices.append(lastIndex)
      }
    }
    colors = grown
    return indices
  }
}
