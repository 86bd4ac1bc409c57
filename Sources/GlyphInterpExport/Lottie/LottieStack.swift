import GlyphInterp

/// The layers of a stretch of time while they are laid over each other.
///
/// rlottie takes a step of 8 bits from all that is below a matte, wherever the matte is seen. So as many glyphs as can be
/// share one, and it lies as low as it can.
struct LottieStack {
  /// One of the layers.
  enum Content {
    /// A layer as it is written.
    case layer(String)
    /// Glyphs that share a matte, none of which lies over another.
    case mixtures([LottieMixture])
  }

  private struct Entry {
    var content: Content
    /// For each thing in it the boxes around its ink at ``LottieStack/times``.
    var boxes: [[Rect]]
  }

  /// The most times at which it is looked where things are.
  static let mostTimes = 24
  /// How far from the ink parts of a picture may reach, in scene pixels and in device pixels.
  private static let reach = (scene: 2.0, device: 2.0)

  /// The times, in seconds, at which it is looked where things are; none where no matte is.
  let times: [Double]
  private var entries: [Entry] = []

  init(times: [Double]) { self.times = times }

  /// The layers, the lowest first.
  var contents: [Content] { entries.map(\.content) }

  /// For each thing the boxes around its ink.
  var boxes: [[Rect]] { entries.flatMap(\.boxes) }

  /// Lays a layer over all others.
  ///
  /// - Parameter boxes: for each thing in it the boxes around its ink at ``times``.
  mutating func lay(_ text: String, over boxes: [[Rect]]) {
    entries.append(Entry(content: .layer(text), boxes: boxes))
  }

  /// Lays a glyph that is taken apart as low as it may lie, with others of its kind if there are some.
  ///
  /// - Parameters:
  ///   - boxes: the boxes around its ink at ``times``.
  ///   - scale: device pixels per scene pixel.
  mutating func mix(_ mixture: LottieMixture, over boxes: [Rect], scale: Double) {
    func isApart(_ entry: Entry, by distance: Double) -> Bool {
      entry.boxes.allSatisfy { others in
        zip(others, boxes).allSatisfy { $0.outset(by: distance).intersection($1).isEmpty }
      }
    }
    // The edge of the ink is a pixel wide.
    let lowest = (entries.lastIndex { !isApart($0, by: 1 / scale) } ?? -1) + 1
    let reach = 2 * (Self.reach.scene + Self.reach.device / scale)
    for index in entries.indices.dropFirst(lowest) {
      guard case .mixtures(let others) = entries[index].content, isApart(entries[index], by: reach) else { continue }
      entries[index].content = .mixtures(others + [mixture])
      entries[index].boxes.append(boxes)
      return
    }
    entries.insert(Entry(content: .mixtures([mixture]), boxes: [boxes]), at: lowest)
  }
}
