#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a file cannot be opened.
enum FileStatus {
  /// The operating system's words for why a file cannot be read, `nil` where there is no such file.
  static func obstacle(at path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? nil : unsafe String(cString: strerror(errno)).lowercased()
    }
    if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
    guard unsafe access(path, R_OK) == 0 else { return unsafe String(cString: strerror(errno)).lowercased() }
    return "it cannot be read"
  }
}
