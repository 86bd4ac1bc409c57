/// A whole file that still has a temporary name.
struct UnnamedFile: Sendable {
  /// The path that was asked for, for messages.
  let path: String
  /// Where the file is.
  let temporary: String
  /// Where it belongs, with links followed.
  let final: String

  /// Leaves the file to a batch, or gives it its name now.
  func finish(in batch: FileBatch?) throws(ExportError) {
    let own = batch ?? FileBatch()
    own.add(self)
    if batch == nil { try own.finish() }
  }
}
