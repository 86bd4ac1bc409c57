/// Where the bytes of one file go.
///
/// Encoders write in order, never back. A sink that is dropped without ``finish()`` discards what it got.
public protocol ByteSink: AnyObject {
  /// Takes the next bytes.
  ///
  /// - Throws: ``ExportError/cannotWrite(path:reason:)`` or ``ExportError/closedPipe(path:)``.
  func write(_ bytes: [UInt8]) throws(ExportError)

  /// Says that all bytes are written: only now does a file appear under its name.
  func finish() throws(ExportError)

  /// Gives up: nothing of the file is left.
  func discard()
}
