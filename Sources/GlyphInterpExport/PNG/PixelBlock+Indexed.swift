import GlyphInterp

extension PixelBlock {
  /// Rows of palette indices, each after a byte for the filter type 0 (none), which suits indices best.
  ///
  /// - Parameter table: known colours; new ones are added. After a failure it holds some of them.
  /// - Returns: `nil` when there are more colours than the table takes.
  func indexedRows(_ table: inout ColorTable) -> [UInt8]? {
    indices(&table, rowPrefix: 1)
  }

  /// Rows of palette indices, each after some zero bytes.
  func indices(_ table: inout ColorTable, rowPrefix: Int) -> [UInt8]? {
    let rowSize = rect.width + rowPrefix
    var rows = [UInt8](repeating: 0, count: rowSize * rect.height)
    if inkedRect != rect {
      guard let index = table.index(of: ground) else { return nil }
      if index > 0 {
        for y in 0..<rect.height {
          let start = y * rowSize + rowPrefix
          for x in start..<start + rect.width { rows[x] = index }
        }
      }
    }
    guard !inkedRect.isEmpty else { return rows }
    var last = words[inkedRect.minY * stride + inkedRect.minX]
    guard var lastIndex = table.index(of: last) else { return nil }
    let fits = rows.withUnsafeMutableBufferPointer { rows in
      for y in inkedRect.minY..<inkedRect.maxY {
        var source = y * stride + inkedRect.minX
        let start = (y - rect.minY) * rowSize + rowPrefix + inkedRect.minX - rect.minX
        for place in start..<start + inkedRect.width {
          let word = words[source]
          source += 1
          if word != last {
            guard let index = table.index(of: word) else { return false }
            last = word
            lastIndex = index
          }
          rows[place] = lastIndex
        }
      }
      return true
    }
    return fits ? rows : nil
  }
}
