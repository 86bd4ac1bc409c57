/// A group is coded without what is as by default.
extension SceneGroup: Codable {
  private enum CodingKeys: String, CodingKey {
    case items
    case opacity
    case blend
    case blur
    case clip
  }

  /// Reads a group.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      items: try container.decode([SceneItem].self, forKey: .items),
      opacity: try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1,
      blend: try container.decodeIfPresent(BlendMode.self, forKey: .blend) ?? .sourceOver,
      blur: try container.decodeIfPresent(Double.self, forKey: .blur) ?? 0,
      clip: try container.decodeIfPresent([Placement].self, forKey: .clip))
  }

  /// Writes a group.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(items, forKey: .items)
    try SceneNumber.encode(factor: opacity, to: &container, as: .opacity)
    try SceneNumber.encode(blend: blend, to: &container, as: .blend)
    try SceneNumber.encode(length: blur, to: &container, as: .blur)
    try container.encodeIfPresent(clip, forKey: .clip)
  }
}
