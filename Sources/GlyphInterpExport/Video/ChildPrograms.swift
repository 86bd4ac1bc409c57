import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The programs that work for this process.
enum ChildPrograms {
  private static let identifiers = Mutex<Set<pid_t>>([])

  static func insert(_ identifier: pid_t) {
    identifiers.withLock { _ = $0.insert(identifier) }
  }

  static func remove(_ identifier: pid_t) {
    identifiers.withLock { _ = $0.remove(identifier) }
  }

  /// Ends all of them at once.
  static func endAll() {
    identifiers.withLock { identifiers in
      for identifier in identifiers { kill(identifier, SIGKILL) }
    }
  }
}
