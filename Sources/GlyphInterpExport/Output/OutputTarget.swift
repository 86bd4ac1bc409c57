#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path stands for when a file is to be written there.
struct OutputTarget {
  enum Kind {
    /// Standard output, which stays open.
    case standardOutput
    /// A device or a pipe at a path.
    case direct(String)
    /// A new file under a temporary name, and the name it gets.
    case temporary(String, final: String)
  }

  let kind: Kind
  /// The permissions of the file that will be replaced.
  private var permissions: mode_t?

  var isStandardOutput: Bool {
    if case .standardOutput = kind { true } else { false }
  }

  /// Looks at a path without changing anything.
  init(path: String, existing: FileSink.ExistingFile) throws(ExportError) {
    // By its name in /dev it is a link to the file that a shell opened, which is not ours to replace.
    guard path != "-", path != "/dev/stdout" else {
      kind = .standardOutput
      return
    }
    guard !path.isEmpty else { throw .cannotCreate(path: path, reason: "the path is empty") }
    var status = stat()
    if stat(path, &status) == 0 {
      let type = status.st_mode & S_IFMT
      if type == S_IFDIR { throw .cannotCreate(path: path, reason: "it is a folder") }
      guard type == S_IFREG else {
        kind = .direct(path)
        return
      }
      if existing == .keep { throw .alreadyExists(path: path) }
      guard access(path, W_OK) == 0 else {
        throw .cannotCreate(path: path, reason: SystemCall.reason())
      }
      permissions = status.st_mode & 0o7777
    } else if SystemCall.errorNumber != ENOENT {
      throw .cannotCreate(path: path, reason: SystemCall.reason())
    }
    let final = try Self.followingLinks(path)
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    kind = .temporary(Self.folder(of: final) + ".glyph-interp-" + random, final: final)
  }

  /// Opens what the path stands for.
  func open(namedBy path: String) throws(ExportError) -> Int32 {
    let descriptor: Int32
    switch kind {
    case .standardOutput:
      return STDOUT_FILENO
    case .direct(let device):
      descriptor = SystemCall.retrying {
        #if canImport(Glibc)
          Glibc.open(device, O_WRONLY | O_CLOEXEC)
        #else
          Darwin.open(device, O_WRONLY | O_CLOEXEC)
        #endif
      }
    case .temporary(let temporary, _):
      descriptor = TemporaryFiles.open(temporary)
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: SystemCall.reason()) }
    if let permissions { fchmod(descriptor, permissions) }
    return descriptor
  }

  /// The part of a path up to and including its last slash; empty for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The path that a link leads to, even when nothing is there yet.
  static func followingLinks(_ path: String) throws(ExportError) -> String {
    // As many links as Linux itself follows (path_resolution(7)).
    let linkLimit = 40
    var current = path
    for _ in 0..<linkLimit {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(current, &buffer, buffer.count)
      guard length >= 0 else { return current }
      let link = String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      current = link.hasPrefix("/") ? link : folder(of: current) + link
    }
    throw .cannotCreate(path: path, reason: SystemCall.reason(ELOOP))
  }
}
