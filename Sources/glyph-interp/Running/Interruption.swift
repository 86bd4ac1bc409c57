import GlyphInterpExport
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What happens when a signal ends the command: unfinished files go, then the process.
enum Interruption {
  /// Whether a signal has come.
  private static let hasBegun = Atomic(false)

  /// Starts to listen for the signals that end a program on a thread of its own; a closed pipe becomes an error of `write`.
  ///
  /// Call it before any other thread starts: all threads inherit the mask, so that the signals reach the listener and
  /// what it does need not be safe inside a signal handler. A signal that the parent ignores stays ignored.
  static func listen() {
    signal(SIGPIPE, SIG_IGN)
    var mask = awaited()
    pthread_sigmask(SIG_BLOCK, &mask, nil)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    pthread_create(
      &thread, nil,
      { _ in
        Interruption.await()
        return nil
      }, nil)
  }

  /// Leaves the end of the process to the listener when a signal has come: work that fails because its files are gone
  /// has nothing to say.
  static func yield() {
    while hasBegun.load(ordering: .acquiring) { usleep(1000) }
  }

  private static func awaited() -> sigset_t {
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      var present = sigaction()
      sigaction(number, nil, &present)
      if !isIgnored(present) { sigaddset(&mask, number) }
    }
    return mask
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func await() {
    var mask = awaited()
    var number: Int32 = 0
    guard sigwait(&mask, &number) == 0 else { return }
    hasBegun.store(true, ordering: .releasing)
    guard TemporaryFiles.removeAll() else {
      // All is done, and the process about to end by itself.
      hasBegun.store(false, ordering: .releasing)
      return
    }
    // By convention 128 and the number of the signal.
    let code = ExitCode(rawValue: 128 + number) ?? .interrupted
    StandardStream.report(code.summary)
    _exit(code.rawValue)
  }
}
