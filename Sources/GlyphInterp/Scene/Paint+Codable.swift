/// A paint is coded as `{"solid": [red, green, blue, alpha]}` or `{"gradient": …}`.
extension Paint: Codable {
  private enum CodingKeys: String, CodingKey {
    case solid
    case gradient
  }

  /// Reads a paint.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.solid) {
      self = .solid(
        Color(sceneComponents: try SceneNumber.decode(4, from: container, as: .solid)))
    } else {
      self = .gradient(try container.decode(Gradient.self, forKey: .gradient))
    }
  }

  /// Writes a paint, components rounded to 1e-6.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .solid(let color): try container.encode(color.sceneComponents, forKey: .solid)
    case .gradient(let gradient): try container.encode(gradient, forKey: .gradient)
    }
  }
}
