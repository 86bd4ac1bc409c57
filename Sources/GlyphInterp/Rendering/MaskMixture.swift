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

  /// Adds the masks at a phase and the next; all shares together make 256.
  ///
  /// - Parameters:
  ///   - weight: the share of the next phase in both, in 256ths.
  ///   - share: the share of both, in 256ths.
  mutating func add(_ masks: PhaseMasks, phase: Int, x: Int, y: Int, weight: Int, share: Int) {
    for (step, part) in [(0, 256 - weight), (1, weight)] where part > 0 {
      let (mask, rect) = masks.part(phase: phase + step, x: x, y: y)
      parts.append(Part(mask: mask, rect: rect, weight: part * share))
    }
  }

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
