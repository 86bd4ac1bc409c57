import Foundation

/// One run of the built command: how it ended and what it said.
struct CommandRun {
  /// The exit code; the number of the signal, negative, when one ended the process.
  let status: Int32
  /// What came through standard output.
  let output: String
  /// What came through standard error.
  let error: String

  /// The lines of standard error.
  var errorLines: [Substring] { error.split(separator: "\n") }

  /// Runs the command in a folder and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: without the command's own name.
  ///   - folder: where it runs.
  ///   - input: what comes through standard input.
  ///   - environment: replaces that of the test.
  init(
    _ arguments: [String], in folder: TemporaryFolder, input: String? = nil, environment: [String: String]? = nil
  ) throws {
    let logs = try TemporaryFolder()
    let process = try Self.process(arguments, in: folder, logs: logs, input: input)
    if let environment { process.environment = environment }
    try process.run()
    process.waitUntilExit()
    try self.init(of: process, logs: logs)
  }

  /// Starts a run, calls `body` beside it, and waits for its end.
  init(_ arguments: [String], in folder: TemporaryFolder, during body: (Process) throws -> Void) throws {
    let logs = try TemporaryFolder()
    let process = try Self.process(arguments, in: folder, logs: logs, input: nil)
    try process.run()
    try body(process)
    process.waitUntilExit()
    try self.init(of: process, logs: logs)
  }

  private init(of process: Process, logs: TemporaryFolder) throws {
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = String(decoding: try logs.bytes(of: "output"), as: UTF8.self)
    error = String(decoding: try logs.bytes(of: "error"), as: UTF8.self)
  }

  private static func process(
    _ arguments: [String], in folder: TemporaryFolder, logs: TemporaryFolder, input: String?
  ) throws -> Process {
    let process = Process()
    process.executableURL = try binary()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: try logs.write(input ?? "", to: "input")))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try logs.write("", to: "output")))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try logs.write("", to: "error")))
    return process
  }

  /// The command stands beside the test bundle.
  static func binary() throws -> URL {
    var places = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
    places.append(Bundle.main.executablePath ?? "")
    places += Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    for place in places {
      let binary = URL(fileURLWithPath: place).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("glyph-interp")
      if FileManager.default.isExecutableFile(atPath: binary.path) { return binary }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
