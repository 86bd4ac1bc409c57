import CDeflate

/// Undoes what ``Deflater`` did.
enum Inflater {
  /// The `count` bytes in a zlib stream.
  static func bytes(inZlibStream stream: [UInt8], count: Int) throws(ExportError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .library(name: "libdeflate", code: 0)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_SUCCESS
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      result = stream.withUnsafeBytes { input in
        libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, count, nil)
      }
      filled = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    guard result == LIBDEFLATE_SUCCESS else {
      throw .library(name: "libdeflate", code: Int(result.rawValue))
    }
    return bytes
  }
}
