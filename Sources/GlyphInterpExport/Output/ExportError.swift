/// Why a file could not be made.
public enum ExportError: Error, Equatable, Sendable {
  /// The file could not be opened or put in its place. `reason` is the system's word for it.
  case cannotCreate(path: String, reason: String)
  /// The file was there already and was to be kept.
  case alreadyExists(path: String)
  /// Bytes could not be written, as on a full disk. `reason` is the system's word for it.
  case cannotWrite(path: String, reason: String)
  /// The reader at the other end of a pipe has gone, which is its right.
  case closedPipe(path: String)
  /// A program that a format needs is not installed.
  case missingProgram(name: String)
  /// A program that a format needs failed; `lastLines` is the end of what it said.
  case programFailed(name: String, status: String, lastLines: [String])
  /// The format cannot hold such an animation; `limit` says what it can hold.
  case unsupported(format: String, limit: String)
  /// A frame has another size than the sequence that it belongs to.
  case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// There were more or fewer frames than the sequence announced.
  case frameCount(Int, expected: Int)
  /// Text that should hold a scene does not.
  case invalidScene(reason: String)
  /// A codec library refused to work; `code` is its own number, 0 when it has none.
  case library(name: String, code: Int)
  /// The work was given up on request.
  case cancelled
}

extension ExportError: CustomStringConvertible {
  /// One lower-case sentence, the thing first.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "'\(path)': cannot be created: \(reason)"
    case .alreadyExists(let path): "'\(path)': exists and is not overwritten"
    case .cannotWrite(let path, let reason): "'\(path)': cannot be written: \(reason)"
    case .closedPipe(let path): "'\(path)': nobody reads any more"
    case .missingProgram(let name): "'\(name)' is not installed, and this format needs it"
    case .programFailed(let name, let status, let lastLines):
      // ffmpeg tells only at a level that would bury errors that a signal has ended it.
      "'\(name)' failed (\(status))" + (lastLines.isEmpty ? ", without a word" : "")
        + lastLines.map { "\n  \($0)" }.joined()
    case .unsupported(let format, let limit): "\(format) holds \(limit)"
    case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
      "a frame is \(width)×\(height) pixels in a sequence of \(expectedWidth)×\(expectedHeight)"
    case .frameCount(let count, let expected): "\(count) frames came where \(expected) were announced"
    case .invalidScene(let reason): "the text is not a scene: \(reason)"
    case .library(let name, let code):
      code == 0 ? "\(name) refused to work" : "\(name) refused to work (code \(code))"
    case .cancelled: "the export was given up"
    }
  }
}
