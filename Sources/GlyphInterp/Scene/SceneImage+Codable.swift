/// A picture is coded with its pixels as base64 text (RFC 4648).
extension SceneImage: Codable {
  private enum CodingKeys: String, CodingKey {
    case width
    case height
    case pixels
  }

  /// Reads a picture.
  ///
  /// - Throws: `DecodingError` when the pixels do not fit the size.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let pixels = Base64.bytes(try container.decode(String.self, forKey: .pixels))
    let (pixelCount, overflows) = width.multipliedReportingOverflow(by: height)
    guard let pixels, width >= 0, height >= 0, !overflows, pixels.count % 4 == 0,
      pixels.count / 4 == pixelCount
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: container,
        debugDescription: "the text is not base64 of \(width)×\(height) pixels of 4 bytes")
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Writes a picture.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(Base64.text(pixels), forKey: .pixels)
  }
}
