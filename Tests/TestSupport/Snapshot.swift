import Foundation
public import Testing

/// Compares what a test makes with a file that is checked in beside it.
///
/// The environment variable `RECORD_SNAPSHOTS` says what happens to files: `never` (the default), `missing` writes those
/// that are not there, `all` writes every one. A difference attaches what was made.
public enum Snapshot {
  /// Compares text with `Goldens/name` beside the calling test file.
  public static func expect(
    _ text: String, matches name: String, file: String = #filePath, location: SourceLocation = #_sourceLocation
  ) throws {
    let golden = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name)")
    let policy = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] ?? "never"
    let isMissing = !FileManager.default.fileExists(atPath: golden.path())
    if policy == "all" || (policy == "missing" && isMissing) {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return
    }
    guard !isMissing else {
      Issue.record("there is no golden file \(name); RECORD_SNAPSHOTS=missing makes it", sourceLocation: location)
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    guard text != expected else { return }
    Attachment.record(Array(text.utf8), named: name)
    let lines = (expected.split(separator: "\n"), text.split(separator: "\n"))
    let index = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = index.map { "line \($0 + 1): '\(lines.0[$0])' became '\(lines.1[$0])'" } ?? "their lengths differ"
    Issue.record("\(name): \(place)", sourceLocation: location)
  }
}
