internal import CHarfBuzz

/// The bytes of a font at an address that never moves: a mapped file, or a copy.
///
/// HarfBuzz and FreeType both read from here, so the blob outlives the faces made from it.
@safe struct FontBlob: ~Copyable {
  private let blob: OpaquePointer

  /// Maps a file; `nil` where it cannot be read.
  init?(path: String) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    unsafe self.blob = blob
  }

  /// Copies bytes.
  init(copying bytes: [UInt8]) {
    unsafe blob = bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let blob = unsafe hb_blob_create(start, UInt32(clamping: buffer.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      return unsafe blob ?? hb_blob_get_empty()
    }
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// How many bytes there are.
  var count: Int { unsafe Int(hb_blob_get_length(blob)) }

  /// Copies a part of the bytes, as much of it as there is.
  func bytes(in range: Range<Int>) -> [UInt8] {
    unsafe withBytes { buffer in
      let range = range.clamped(to: 0..<buffer.count)
      return unsafe Array(UnsafeRawBufferPointer(rebasing: buffer[range]))
    }
  }

  /// A number that tells files apart: the same bytes give the same number in every process and on every machine.
  ///
  /// Two lanes of multiply and fold over words of eight bytes; about 0.1 ms for a megabyte.
  func fingerprint() -> UInt64 {
    unsafe withBytes { buffer in
      let wordCount = buffer.count / 8
      var (first, second): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03)
      var index = 0
      while index + 1 < wordCount {
        unsafe first = Self.mixed(first, buffer.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
        unsafe second = Self.mixed(second, buffer.loadUnaligned(fromByteOffset: 8 * index + 8, as: UInt64.self))
        index += 2
      }
      for place in (8 * index)..<buffer.count { unsafe first = Self.mixed(first, UInt64(buffer[place])) }
      return Self.mixed(first ^ UInt64(buffer.count), second)
    }
  }

  private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ UInt64(littleEndian: word)).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low ^ (state << 1 | state >> 63)
  }

  /// Lends the bytes for the length of a call.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    return unsafe body(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  /// Lends HarfBuzz's handle for the length of a call.
  func withHandle<Result: ~Copyable>(_ body: (OpaquePointer) -> Result) -> Result { unsafe body(blob) }
}
