/// A stop is coded as `{"color": [red, green, blue, alpha], "offset": …}`.
extension Gradient.Stop: Codable {
  private enum CodingKeys: String, CodingKey {
    case offset
    case color
  }

  /// Reads a stop.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      offset: try container.decode(Double.self, forKey: .offset),
      color: Color(sceneComponents: try SceneNumber.decode(4, from: container, as: .color)))
  }

  /// Writes a stop, numbers rounded to 1e-6.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(offset.rounded(decimals: SceneNumber.factorDecimals), forKey: .offset)
    try container.encode(color.sceneComponents, forKey: .color)
  }
}
