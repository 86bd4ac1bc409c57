/// An item is coded as the object of its kind with one key more: `kind`, which is `shape`, `image` or `group`.
extension SceneItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  private enum Kind: String, Codable {
    case shape
    case image
    case group
  }

  /// Reads an item.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .shape: self = .shape(try SceneShape(from: decoder))
    case .image: self = .image(try SceneImagePlacement(from: decoder))
    case .group: self = .group(try SceneGroup(from: decoder))
    }
  }

  /// Writes an item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .shape(let shape):
      try container.encode(Kind.shape, forKey: .kind)
      try shape.encode(to: encoder)
    case .image(let image):
      try container.encode(Kind.image, forKey: .kind)
      try image.encode(to: encoder)
    case .group(let group):
      try container.encode(Kind.group, forKey: .kind)
      try group.encode(to: encoder)
    }
  }
}
