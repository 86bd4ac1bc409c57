import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of this process that have no final name yet, so that an interrupted command can leave none behind.
///
/// A command blocks its signals in all threads and waits for them in one of its own (`sigwait`), which then calls
/// ``removeAll()`` and exits: no code runs inside a signal handler, so an ordinary lock will do.
public enum TemporaryFiles {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Removes all of them, and ends the programs that write them. From now on no file is begun and none gets its final
  /// name.
  public static func removeAll() {
    ChildPrograms.endAll()
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { unlink(path) }
      state.paths = []
    }
  }

  /// Opens a new file and remembers it.
  ///
  /// - Returns: a descriptor, or -1 with `errno` set.
  static func open(_ path: String) -> Int32 {
    state.withLock { state in
      guard !state.isClosed else {
        errno = EINTR
        return -1
      }
      let descriptor = SystemCall.retrying {
        #if canImport(Glibc)
          Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        #else
          Darwin.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        #endif
      }
      if descriptor >= 0 { state.paths.insert(path) }
      return descriptor
    }
  }

  /// Gives a file its final name.
  ///
  /// - Returns: whether it succeeded; else `errno` is set and the file still counts as temporary.
  static func rename(_ path: String, to target: String) -> Bool {
    state.withLock { state in
      guard !state.isClosed else {
        errno = EINTR
        return false
      }
      #if canImport(Glibc)
        let result = Glibc.rename(path, target)
      #else
        let result = Darwin.rename(path, target)
      #endif
      if result == 0 { state.paths.remove(path) }
      return result == 0
    }
  }

  /// Removes one file.
  static func remove(_ path: String) {
    state.withLock { state in
      guard state.paths.remove(path) != nil else { return }
      unlink(path)
    }
  }
}
