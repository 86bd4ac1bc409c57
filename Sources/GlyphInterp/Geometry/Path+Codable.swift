/// A path is coded as SVG path data (absolute commands), so that a scene can be read and drawn by eye.
extension Path: Codable {
  /// Reads a path from its path data.
  ///
  /// - Throws: `DecodingError` when the string is not made of `M L Q C Z` and their numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = Path(svgPathData: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text.prefix(40))' is not path data of M, L, Q, C, Z")
    }
    self = path
  }

  /// Writes the path as path data, numbers rounded to 1e-4 px.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(svgPathData(decimals: 4))
  }
}
