import Foundation
import Testing

@Suite("Signals")
struct InterruptionTests {
  /// A render that takes minutes: it is still at work when the signal comes.
  private static let longJob = [
    "render", "--from", "thin", "--to", "black", "--size", "600", "--duration", "5", "--animation", "linear",
    "-o", "Hello.png", "Hello",
  ]

  @Test(
    "an interrupted render leaves nothing and says so in one line",
    arguments: [
      (SIGHUP, 129, "the terminal has gone"), (SIGINT, 130, "interrupted"), (SIGQUIT, 131, "quit"),
      (SIGTERM, 143, "terminated"),
    ])
  func interruption(signal: Int32, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(Self.longJob, in: folder) { process in
      // A file is there as soon as the work begins; the first one is a trial and goes again, so it is looked for once.
      var hasFile = false
      while process.isRunning, !hasFile {
        hasFile = try !folder.files.isEmpty
        usleep(2_000)
      }
      #expect(hasFile)
      kill(process.processIdentifier, signal)
    }
    #expect(run.status == status)
    #expect(run.error == "glyph-interp: \(message)\n")
    #expect(try folder.files.isEmpty)
  }

  @Test(
    "an interrupted sequence leaves none of its frames, and its folder only if that was there",
    arguments: [true, false])
  func sequence(hasFolder: Bool) throws {
    let folder = try TemporaryFolder()
    let frames = folder.path + "/frames"
    if hasFolder {
      try FileManager.default.createDirectory(atPath: frames, withIntermediateDirectories: false)
      _ = try folder.write("mine", to: "frames/notes.txt")
    }
    let words = Self.longJob.map { $0 == "Hello.png" ? "frames/" : $0 }
    let run = try CommandRun(words, in: folder) { process in
      let files = hasFolder ? 2 : 1
      while process.isRunning,
        try !FileManager.default.fileExists(atPath: frames)
          || FileManager.default.contentsOfDirectory(atPath: frames).count < files + 1
      { usleep(2_000) }
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(run.status == 143)
    #expect(try folder.files == (hasFolder ? ["frames"] : []))
    if hasFolder { #expect(try FileManager.default.contentsOfDirectory(atPath: frames) == ["notes.txt"]) }
  }

  @Test("an interrupted render leaves the file that was there")
  func formerFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("former", to: "Hello.png")
    let run = try CommandRun(Self.longJob, in: folder) { process in
      while process.isRunning, try folder.files.count < 2 { usleep(2_000) }
      kill(process.processIdentifier, SIGINT)
    }
    #expect(run.status == 130)
    #expect(try folder.files == ["Hello.png"])
    #expect(try folder.bytes(of: "Hello.png") == Array("former".utf8))
  }

  @Test("a closed pipe is quiet")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let process = Process()
    process.executableURL = try CommandRun.binary()
    process.arguments = ["render", "--size", "100", "--format", "rgba", "-o", "-", "Hello"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = pipe
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    try pipe.fileHandleForReading.close()
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(words.isEmpty)
  }
}
