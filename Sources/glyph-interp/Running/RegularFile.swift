#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Looks at files without opening them.
enum RegularFile {
  /// Whether a regular file, or a link to one, stands at a path.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
