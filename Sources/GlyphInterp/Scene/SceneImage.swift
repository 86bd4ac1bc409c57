/// A picture of premultiplied sRGB pixels, 8 bits each, rows from the top without gaps.
public struct SceneImage: Equatable, Sendable {
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Red, green, blue, alpha of each pixel: `width · height · 4` bytes.
  public var pixels: [UInt8]
  /// A number that equal images share from frame to frame, for caches; 0 when not known. Not part of the JSON form.
  public var identity: UInt64

  /// Makes a picture.
  public init(width: Int, height: Int, pixels: [UInt8], identity: UInt64 = 0) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.identity = identity
  }
}
