import CDeflate

/// CRC-32 as in PNG, annex D, and gzip.
enum Checksum {
  /// The checksum of some bytes.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
