/// Which design a face is: the bytes of its file and its index in it (semantics 2).
///
/// Two runs whose faces have one identity are of one design, whatever their variation settings, size or features.
public struct FaceIdentity: Hashable, Sendable, Codable {
  /// A number for the bytes of the file; equal bytes have equal numbers in every process.
  public let fingerprint: UInt64
  /// How many bytes the file has.
  public let byteCount: Int
  /// Which face of the file it is, from 0.
  public let faceIndex: Int

  /// Makes an identity from its parts.
  public init(fingerprint: UInt64, byteCount: Int, faceIndex: Int) {
    self.fingerprint = fingerprint
    self.byteCount = byteCount
    self.faceIndex = faceIndex
  }
}
