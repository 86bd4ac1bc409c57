/// A weighted sum of up to four neighbouring masks of one outline.
struct MaskMixture {
  /// A mask and its share.
  struct Part {
    var mask: CoverageMask
    var rect: PixelRect
    /// In 65,536ths.
    var weight: Int
  }

  private var parts: [Part] = []
  private var sums: [UInt32] = []
  /// The coverage of the last mixture.
  private(set) var bytes: [UInt8] = []

  /// Forgets all masks.
  mutating func start() {
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds a mask; all weights together make 65,536.
  mutating func add(_ mask: CoverageMask, rect: PixelRect, weight: Int) {
    parts.append(Part(mask: mask, rect: rect, weight: weight))
  }

  /// The only mask, where there is nothing to mix.
  var single: Part? { parts.count == 1 ? parts[0] : nil }

  /// Mixes the masks; the coverage is in `bytes`.
  mutating func mix(_ store: [UInt8]) -> Part {
    var rect = PixelRect.empty
    for part in parts { rect = rect.union(part.rect) }
    let count = rect.width * rect.height
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(32_768, count: count))
    for part in parts where !part.mask.isEmpty {
      for row in 0..<part.mask.height {
        let from = part.mask.offset + row * part.mask.stride
        let to = (part.rect.minY - rect.minY + row) * rect.width + part.rect.minX - rect.minX
        for column in 0..<part.mask.width {
          sums[to + column] += UInt32(store[from + column]) * UInt32(part.weight)
        }
      }
    }
    bytes.removeAll(keepingCapacity: true)
    for sum in sums { bytes.append(UInt8(truncatingIfNeeded: sum >> 16)) }
    let mask = CoverageMask(rect: rect, offset: 0)
    return Part(mask: mask, rect: rect, weight: 65_536)
  }
}
