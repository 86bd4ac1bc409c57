#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that reads from us and says nothing unless something is wrong.
///
/// Its standard input is a socket, so that writing to one that has died is an error and no signal. What it says goes to a
/// file without a name, so that it never waits for us.
final class ChildProgram {
  private let name: String
  private let identifier: pid_t
  private var input: Int32
  private let messages: Int32
  private var isRunning = true

  /// How much of the end of its messages is looked at, in bytes.
  private static let messageLimit = 4_096
  /// How many lines of them are reported.
  private static let lineLimit = 5

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: a path, or a name that is looked up in `PATH`.
  ///   - arguments: without the program's own name.
  /// - Throws: ``ExportError/missingProgram(name:)`` when there is none of that name.
  init(_ name: String, arguments: [String]) throws(ExportError) {
    self.name = name
    let messages = try Self.openMessages()
    var sockets: [Int32] = [-1, -1]
    guard Self.openSockets(&sockets) else {
      close(messages)
      throw .programFailed(name: name, status: SystemCall.reason(), lastLines: [])
    }
    var child: pid_t = 0
    let result = Self.spawn(
      name, arguments: arguments, input: sockets[1], messages: messages, into: &child)
    close(sockets[1])
    guard result == 0 else {
      close(sockets[0])
      close(messages)
      if result == ENOENT || result == EACCES { throw .missingProgram(name: name) }
      throw .programFailed(name: name, status: SystemCall.reason(result), lastLines: [])
    }
    identifier = child
    input = sockets[0]
    self.messages = messages
    ChildPrograms.insert(child)
  }

  deinit {
    stop()
    close(messages)
  }

  /// Whether there is a program to start, by a path, or a name that is looked up in `PATH`.
  static func exists(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    // Where posix_spawnp looks when nothing is said.
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/bin:/usr/bin"
    return folders.split(separator: ":", omittingEmptySubsequences: false).contains { folder in
      access((folder.isEmpty ? "." : folder) + "/" + name, X_OK) == 0
    }
  }

  /// Hands bytes over.
  ///
  /// - Throws: ``ExportError/programFailed(name:status:lastLines:)`` when the program has ended.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
    guard isRunning else { throw failure("ended") }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = SystemCall.retrying {
        #if canImport(Glibc)
          send(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #else
          send(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, 0)
        #endif
      }
      guard count > 0 else { throw failure(wait()) }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that all is written, and waits for the end.
  func finish() throws(ExportError) {
    let status = wait()
    if status != 0 { throw failure(status) }
  }

  /// Ends the program at once.
  func stop() {
    guard isRunning else { return }
    kill(identifier, SIGKILL)
    _ = wait()
  }

  private func wait() -> Int32 {
    guard isRunning else { return -1 }
    isRunning = false
    close(input)
    var status: Int32 = 0
    _ = SystemCall.retrying { waitpid(identifier, &status, 0) }
    ChildPrograms.remove(identifier)
    return status
  }

  private func failure(_ status: Int32) -> ExportError {
    let signal = status & 0x7F
    return failure(signal == 0 ? "exit status \(status >> 8 & 0xFF)" : "signal \(signal)")
  }

  /// The error of a program that did not do its work.
  func failure(_ status: String) -> ExportError {
    .programFailed(name: name, status: status, lastLines: lastLines)
  }

  private var lastLines: [String] {
    let end = lseek(messages, 0, SEEK_END)
    var buffer = [UInt8](repeating: 0, count: Self.messageLimit)
    let count = pread(messages, &buffer, buffer.count, max(0, end - Self.messageLimit))
    let lines = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    return lines.suffix(Self.lineLimit).map(String.init)
  }

  private static func openMessages() throws(ExportError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = folder + "/.glyph-interp-" + String(UInt64.random(in: .min ... .max), radix: 36)
    let descriptor = TemporaryFiles.open(path)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: SystemCall.reason()) }
    TemporaryFiles.remove([path])
    return descriptor
  }

  private static func openSockets(_ sockets: inout [Int32]) -> Bool {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      return socketpair(AF_UNIX, type, 0, &sockets) == 0
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &sockets) == 0 else { return false }
      for socket in sockets {
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      }
      return true
    #endif
  }

  /// Starts the program in a process group of its own: Ctrl-C is for us, and we end it.
  private static func spawn(
    _ name: String, arguments: [String], input: Int32, messages: Int32, into child: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    var none = sigset_t()
    sigemptyset(&none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawnp(&child, name, &actions, &attributes, &words, environ)
  }
}
