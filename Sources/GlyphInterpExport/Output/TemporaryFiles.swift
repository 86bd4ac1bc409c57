import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of this process that have no final name yet, and the folders that were made for them, so that an interrupted
/// command can leave none behind.
///
/// A command blocks its signals in all threads and waits for them in one of its own (`sigwait`), which then calls
/// ``removeAll()`` and exits: no code runs inside a signal handler, so an ordinary lock will do.
public enum TemporaryFiles {
  private struct State {
    var paths: Set<String> = []
    var folders: Set<String> = []
    var hasNamed = false
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Removes all of them, and ends the programs that write them. From now on no file is begun and none gets its final
  /// name.
  ///
  /// - Returns: `false` when it comes too late: files have got their names, and none is left without.
  public static func removeAll() -> Bool {
    ChildPrograms.endAll()
    return state.withLock { state in
      if state.hasNamed, state.paths.isEmpty { return false }
      state.isClosed = true
      for path in state.paths { unlink(path) }
      for folder in state.folders { rmdir(folder) }
      state.paths = []
      state.folders = []
      return true
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

  /// Makes a folder and remembers it.
  ///
  /// - Returns: whether it succeeded, as `mkdir` says it.
  static func makeFolder(_ path: String) -> Bool {
    state.withLock { state in
      guard !state.isClosed, mkdir(path, 0o777) == 0 else { return false }
      state.folders.insert(path)
      return true
    }
  }

  /// Gives files their final names, all in one step as far as signals go, and forgets the folders made for them.
  ///
  /// - Returns: the first that cannot have its name, with `errno` set; it and those after it still count as temporary.
  static func name(_ files: [UnnamedFile], in folders: [String]) -> UnnamedFile? {
    state.withLock { state in
      for file in files {
        guard !state.isClosed else {
          errno = EINTR
          return file
        }
        #if canImport(Glibc)
          let result = Glibc.rename(file.temporary, file.final)
        #else
          let result = Darwin.rename(file.temporary, file.final)
        #endif
        guard result == 0 else { return file }
        state.paths.remove(file.temporary)
        state.hasNamed = true
      }
      state.folders.subtract(folders)
      return nil
    }
  }

  /// Removes files that have no final name, and folders that were made for them, unless others are in these.
  static func remove(_ paths: [String], in folders: [String] = []) {
    state.withLock { state in
      for path in paths where state.paths.remove(path) != nil { unlink(path) }
      for folder in folders where state.folders.remove(folder) != nil { rmdir(folder) }
    }
  }
}
