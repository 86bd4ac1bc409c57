import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of this process that have no final name yet, or are parts of a series that is not complete, and the folders
/// that were made for them, so that an interrupted command can leave none behind.
///
/// A command blocks its signals in all threads and waits for them in one of its own (`sigwait`), which then calls
/// ``removeAll()`` and exits: no code runs inside a signal handler, so an ordinary lock will do.
public enum TemporaryFiles {
  private struct State {
    var paths: Set<String> = []
    var folders: Set<String> = []
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
      for folder in state.folders { rmdir(folder) }
      state.paths = []
      state.folders = []
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

  /// Gives a file its final name.
  ///
  /// - Parameter isPart: whether it goes again should the series fail that it belongs to.
  /// - Returns: whether it succeeded; else `errno` is set and the file still counts as temporary.
  static func rename(_ path: String, to target: String, isPart: Bool = false) -> Bool {
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
      guard result == 0 else { return false }
      state.paths.remove(path)
      if isPart { state.paths.insert(target) }
      return true
    }
  }

  /// Forgets the parts of a series that is complete, and its folder.
  static func keep(_ parts: [String], in folder: String) {
    state.withLock { state in
      state.paths.subtract(parts)
      state.folders.remove(folder)
    }
  }

  /// Removes the parts of a series that has failed, and its folder if that was made for them.
  static func remove(_ parts: [String], in folder: String) {
    for part in parts { remove(part) }
    state.withLock { state in
      guard state.folders.remove(folder) != nil else { return }
      rmdir(folder)
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
