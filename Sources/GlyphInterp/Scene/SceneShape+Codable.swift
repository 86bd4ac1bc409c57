/// A shape is coded without what is as by default.
extension SceneShape: Codable {
  private enum CodingKeys: String, CodingKey {
    case placements
    case paint
    case opacity
    case join
    case blend
    case blur
  }

  /// Reads a shape.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      placements: try container.decode([Placement].self, forKey: .placements),
      paint: try container.decode(Paint.self, forKey: .paint),
      opacity: try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1,
      join: try container.decodeIfPresent(Join.self, forKey: .join) ?? .union,
      blend: try container.decodeIfPresent(BlendMode.self, forKey: .blend) ?? .sourceOver,
      blur: try container.decodeIfPresent(Double.self, forKey: .blur) ?? 0)
  }

  /// Writes a shape.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(placements, forKey: .placements)
    try container.encode(paint, forKey: .paint)
    try SceneNumber.encode(factor: opacity, to: &container, as: .opacity)
    if join != .union { try container.encode(join, forKey: .join) }
    try SceneNumber.encode(blend: blend, to: &container, as: .blend)
    try SceneNumber.encode(length: blur, to: &container, as: .blur)
  }
}
