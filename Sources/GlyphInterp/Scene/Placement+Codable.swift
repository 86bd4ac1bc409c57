/// A placement is coded with `origin` when it only translates, else with the six numbers of `transform`.
extension Placement: Codable {
  private enum CodingKeys: String, CodingKey {
    case outline
    case origin
    case transform
    case glyph
    case run
    case cluster
  }

  /// Reads a placement.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      outline: try container.decode(Int.self, forKey: .outline),
      transform: try SceneNumber.decodeTransform(
        from: container, origin: .origin, transform: .transform),
      glyph: try container.decode(GlyphID.self, forKey: .glyph),
      run: try container.decode(Int.self, forKey: .run),
      cluster: try container.decode(Int.self, forKey: .cluster))
  }

  /// Writes a placement, places rounded to 1e-4 px.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(outline, forKey: .outline)
    try SceneNumber.encode(transform, to: &container, origin: .origin, transform: .transform)
    try container.encode(glyph, forKey: .glyph)
    try container.encode(run, forKey: .run)
    try container.encode(cluster, forKey: .cluster)
  }
}
