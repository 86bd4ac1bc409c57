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

  /// Whether something stands at a path that is neither a file nor a folder: a device, a pipe.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
