import Foundation

/// The C program beside: built with gcc, run in a process of its own.
struct PlainLoop {
  enum Variant: String, CaseIterable {
    /// Coordinates are set, text is shaped and glyphs are loaded in every frame.
    case set
    /// Outlines and positions are interpolated between three masters.
    case masters
  }

  private let program: String
  private let page: String

  /// Builds the program with `gcc -O2 -march=native`.
  init(folder: String) throws {
    program = folder + "/plain_loop"
    page = folder + "/page.txt"
    try PageText.lines.joined(separator: "\n").write(toFile: page, atomically: true, encoding: .utf8)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../plain-loop/plain_loop.c"
    ).standardized.path
    let flags = try run("pkg-config", ["--cflags", "--libs", "freetype2", "harfbuzz"])
      .split(whereSeparator: \.isWhitespace).map(String.init)
    _ = try run("gcc", ["-O2", "-march=native", source, "-o", program] + flags + ["-lm"])
  }

  func measured(_ work: Work, _ variant: Variant, fontPath: String) throws -> Figures? {
    let output = try run(
      program, [fontPath, work == .c ? "C" : "A", variant.rawValue, "\(work.passCount)", page])
    return Figures(line: output)
  }
}

/// Runs a program and gives what it printed.
///
/// - Throws: when it cannot be started or ends with another status than 0.
func run(_ program: String, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
  process.arguments = program.contains("/") ? arguments : [program] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw RunFailure(program: program, status: process.terminationStatus)
  }
  return String(decoding: data, as: UTF8.self)
}

/// A program that did not end well.
struct RunFailure: Error {
  var program: String
  var status: Int32
}
