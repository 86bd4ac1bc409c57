public import GlyphInterp

/// Turns frames that come one by one into a file.
///
/// The calls are ``begin(_:)``, ``encode(_:steps:)`` for each frame in order, ``finish()``. An encoder that is dropped
/// before the end leaves no file. The alpha of every file is straight.
public protocol FrameEncoder: AnyObject {
  /// Starts the file.
  ///
  /// - Throws: ``ExportError/unsupported(format:limit:)`` when the format cannot hold such frames.
  func begin(_ sequence: FrameSequence) throws(ExportError)

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: a picture of the size of the sequence.
  ///   - steps: for how many steps of 1 / rate seconds it is shown; at least 1.
  func encode(_ frame: Bitmap, steps: Int) throws(ExportError)

  /// Completes the file.
  func finish() throws(ExportError)
}

extension FrameSequence {
  /// Checks that a frame has the size of the sequence.
  func check(_ frame: Bitmap) throws(ExportError) {
    guard frame.width == width, frame.height == height else {
      throw .frameSize(
        width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
    }
  }
}
