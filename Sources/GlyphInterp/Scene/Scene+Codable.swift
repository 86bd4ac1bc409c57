/// A scene is coded with its version, and with `layoutBox` as [minX, minY, maxX, maxY].
extension Scene: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case outlines
    case images
    case runs
    case items
    case layoutBox
    case progress
  }

  /// Reads a scene.
  ///
  /// - Throws: `DecodingError` for a version other than ``version``, and when an item refers to an outline or an image
  ///   that is not there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "version \(version) is not known, only \(Self.version)")
    }
    let box = try SceneNumber.decode(4, from: container, as: .layoutBox)
    self.init(
      outlines: try container.decode([SceneOutline].self, forKey: .outlines),
      images: try container.decodeIfPresent([SceneImage].self, forKey: .images) ?? [],
      runs: try container.decode([SceneRun].self, forKey: .runs),
      items: try container.decode([SceneItem].self, forKey: .items),
      layoutBox: Rect(minX: box[0], minY: box[1], maxX: box[2], maxY: box[3]),
      progress: try container.decode(Double.self, forKey: .progress))
    guard refersOnlyToWhatItHas(items) else {
      throw DecodingError.dataCorruptedError(
        forKey: .items, in: container,
        debugDescription: "an item refers to an outline or an image that is not there")
    }
  }

  /// Writes a scene.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(outlines, forKey: .outlines)
    if !images.isEmpty { try container.encode(images, forKey: .images) }
    try container.encode(runs, forKey: .runs)
    try container.encode(items, forKey: .items)
    try SceneNumber.encode(
      [layoutBox.minX, layoutBox.minY, layoutBox.maxX, layoutBox.maxY],
      decimals: SceneNumber.pixelDecimals, to: &container, as: .layoutBox)
    try container.encode(progress.rounded(decimals: 6), forKey: .progress)
  }

  private func refersOnlyToWhatItHas(_ items: [SceneItem]) -> Bool {
    func isKnown(_ placements: [Placement]) -> Bool {
      placements.allSatisfy { outlines.indices.contains($0.outline) }
    }
    return items.allSatisfy { item in
      switch item {
      case .shape(let shape): isKnown(shape.placements)
      case .image(let image): images.indices.contains(image.image)
      case .group(let group): isKnown(group.clip ?? []) && refersOnlyToWhatItHas(group.items)
      }
    }
  }
}
