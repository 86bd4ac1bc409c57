/// Where the bytes of a font come from.
enum FontSource: Hashable, Sendable {
  /// A file, which is mapped.
  case path(String)
  /// Bytes, which are copied.
  case bytes([UInt8], name: String)

  /// What messages call the font: the last part of the path, or the name given with the bytes.
  var name: String {
    switch self {
    case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .bytes(_, let name): name
    }
  }
}
