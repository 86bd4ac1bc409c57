/// What a host needs to draw the glyphs of a run with its own text stack: the face and its style at this instant.
public struct SceneRun: Equatable, Sendable, Codable {
  /// The face's full name, or its file's name.
  public var font: String
  /// The index of the face in its file.
  public var faceIndex: Int
  /// The user-space value of every axis.
  public var location: [OpenTypeTag: Double]
  /// Pixels per em.
  public var size: Double

  /// Makes a run.
  public init(font: String, faceIndex: Int, location: [OpenTypeTag: Double], size: Double) {
    self.font = font
    self.faceIndex = faceIndex
    self.location = location
    self.size = size
  }

  private enum CodingKeys: String, CodingKey {
    case font
    case faceIndex
    case location
    case size
  }

  /// Reads a run.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let named = try container.decode([String: Double].self, forKey: .location)
    var location: [OpenTypeTag: Double] = [:]
    for (name, value) in named {
      guard let tag = OpenTypeTag(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .location, in: container, debugDescription: "'\(name)' is not an axis tag")
      }
      location[tag] = value
    }
    self.init(
      font: try container.decode(String.self, forKey: .font),
      faceIndex: try container.decode(Int.self, forKey: .faceIndex),
      location: location,
      size: try container.decode(Double.self, forKey: .size))
  }

  /// Writes a run, axes as an object with a key per tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(font, forKey: .font)
    try container.encode(faceIndex, forKey: .faceIndex)
    let named = Dictionary(
      uniqueKeysWithValues: location.map { ($0.key.description, $0.value.rounded(decimals: 6)) })
    try container.encode(named, forKey: .location)
    try container.encode(size.rounded(decimals: 6), forKey: .size)
  }
}
