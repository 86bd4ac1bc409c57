#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for one test, removed with all that is in it.
final class ScratchFolder {
  private struct Failure: Error {}

  private let folder: String

  init() throws {
    var template = Array("/tmp/glyph-interp-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for name in names where unlink(path(name)) != 0 { rmdir(path(name)) }
    rmdir(folder)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder + "/" + name }

  /// The names of all files, sorted.
  var names: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// What a file holds; `nil` when it cannot be read.
  func bytes(_ name: String) -> [UInt8]? {
    guard let file = fopen(path(name), "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// Makes a file.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    guard let file = fopen(path(name), "wb") else { throw Failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
  }
}
