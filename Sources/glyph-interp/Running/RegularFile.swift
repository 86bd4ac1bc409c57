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

  /// One name for each place: the true path of the folder, and what follows its last slash.
  static func place(of path: String) -> String {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let folder = String(path.dropLast(name.count))
    guard let resolved = realpath(folder.isEmpty ? "." : folder, nil) else { return path }
    defer { free(resolved) }
    let base = String(cString: resolved)
    return (base == "/" ? base : base + "/") + name
  }
}
