/// An image item is coded with `origin` when it only translates, and without what is as by default.
extension SceneImagePlacement: Codable {
  private enum CodingKeys: String, CodingKey {
    case image
    case origin
    case transform
    case opacity
    case blend
  }

  /// Reads an image item.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      image: try container.decode(Int.self, forKey: .image),
      transform: try SceneNumber.decodeTransform(
        from: container, origin: .origin, transform: .transform),
      opacity: try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1,
      blend: try container.decodeIfPresent(BlendMode.self, forKey: .blend) ?? .sourceOver)
  }

  /// Writes an image item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(image, forKey: .image)
    try SceneNumber.encode(transform, to: &container, origin: .origin, transform: .transform)
    try SceneNumber.encode(factor: opacity, to: &container, as: .opacity)
    try SceneNumber.encode(blend: blend, to: &container, as: .blend)
  }
}
