import Foundation

/// A folder of one test, gone with it.
final class TemporaryFolder: Sendable {
  /// Where it is.
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/glyph-interp-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text file and gives its path.
  func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  /// Writes a file and gives its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The names of all files in it, hidden ones too, sorted.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The bytes of a file in it.
  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }
}
