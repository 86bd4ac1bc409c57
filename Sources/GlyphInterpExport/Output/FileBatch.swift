internal import Synchronization

/// Files that are of use together only, and so get their names together: the outputs of one command, the frames of a
/// sequence.
///
/// A sink or an encoder that is made with a batch leaves its file, when it is finished, under a temporary name. A batch
/// that is dropped without ``finish()`` removes its files, and the folders that were made for them; files of those names
/// that were there before stay as they were.
public final class FileBatch: Sendable {
  private struct State {
    var files: [UnnamedFile] = []
    var folders: [String] = []
  }

  private let state = Mutex(State())

  /// Makes an empty batch.
  public init() {}

  deinit {
    let given = take()
    TemporaryFiles.remove(given.files.map(\.temporary), in: given.folders)
  }

  /// Gives all files their names. No signal that ``TemporaryFiles/removeAll()`` answers comes between two of them.
  ///
  /// - Throws: ``ExportError/cannotCreate(path:reason:)`` for the first that cannot have its name, which only happens
  ///   when its place has changed since it was begun; those before it keep theirs, those after it go.
  public func finish() throws(ExportError) {
    let complete = take()
    guard let failed = TemporaryFiles.name(complete.files, in: complete.folders) else { return }
    let reason = SystemCall.reason()
    TemporaryFiles.remove(complete.files.map(\.temporary), in: complete.folders)
    throw .cannotCreate(path: failed.path, reason: reason)
  }

  /// Takes a file that is whole.
  func add(_ file: UnnamedFile) { state.withLock { $0.files.append(file) } }

  /// Takes a folder that was made for files.
  func add(folder: String) { state.withLock { $0.folders.append(folder) } }

  private func take() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
