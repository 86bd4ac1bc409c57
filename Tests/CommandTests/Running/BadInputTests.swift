import Foundation
import TestSupport
import Testing

@testable import glyph_interp

/// Bad input ends with the exit code of its kind, one line on standard error, and no file.
@Suite("Bad input")
struct BadInputTests {
  private func expect(
    _ code: ExitCode, _ message: String, from arguments: [String], in folder: TemporaryFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.files
    let run = try CommandRun(arguments, in: folder)
    #expect(run.status == code.rawValue, "\(run.error)", sourceLocation: sourceLocation)
    #expect(run.error == "glyph-interp: \(message)\n", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try folder.files == before, sourceLocation: sourceLocation)
  }

  @Test(
    "what the command line gets wrong is a usage error",
    arguments: [
      (["--from", "0"], "weight '0' is not a number in 1…1000"),
      (["--from", "1001"], "weight '1001' is not a number in 1…1000"),
      (["--from", "fat"], "style 'fat' is no weight and no setting"),
      (["--size", "0"], "size '0' is not a number above 0 and at most 10000 px"),
      (["--size", "-3"], "size '-3' is not a number above 0 and at most 10000 px"),
      (["--size", "NaN"], "size 'NaN' is not a number above 0 and at most 10000 px"),
      (["--size", "1e9"], "size '1e9' is not a number above 0 and at most 10000 px"),
      (["--canvas", "16385x10"], "canvas side '16385' is not a number in 1…16384 px"),
      (
        ["--canvas", "16384x16384"],
        "canvas of 16384x16384 px is too large; a side has at most 16384 px, the whole at most 67108864"
      ),
      (["--szie", "3"], "option '--szie' does not exist (did you mean '--size'?)"),
      (
        ["-o", "Hello.tiff"],
        "output 'Hello.tiff' has the unknown ending '.tiff'; endings are '.png', '.apng', '/', '.gif', '.webp', '.mp4', "
          + "'.webm', '.mov', '.svg', '.scene.json', '.json', '.html', '.y4m', '.rgba'"
      ),
      (["-o", "a.png", "-o", "./a.png"], "outputs 'a.png' and './a.png' are the same file"),
      (["-o", "f/", "-o", "f/frame-0003.png"], "outputs 'f/' and 'f/frame-0003.png' are the same file"),
      (["--format", "png", "-o", "-", "-o", "-"], "outputs '-' and '-' are the same file"),
      (
        ["--format", "gif", "-o", "f/"],
        "output 'f/' is a folder: --format sequence, or none, fills it with frames"
      ),
      (["-o", "-"], "output '-' has no ending that says its kind; name it with --format"),
      (["-o", "Hello.scene.json"], "'Hello.scene.json': scene holds instants: name them with --at, as in --at 0.5"),
      (["-o", "Hello.gif", "--at", "0"], "'Hello.gif': gif holds an animation, and --at asks for stills"),
      (["-o", "Hello.scene.json", "--at", "0,1"], "'Hello.scene.json': a scene is one instant, and --at names 2"),
    ])
  func usage(options: [String], message: String) throws {
    try expect(.usage, message, from: ["render"] + options + ["Hello"], in: TemporaryFolder())
  }

  @Test("a folder that was made for frames goes with them when another output fails")
  func folderOfFrames() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("mine", to: "mine.png")
    try expect(
      .cannotCreate, "'mine.png': exists and is not overwritten",
      from: ["render", "--overwrite", "never", "-o", "f/", "-o", "mine.png", "Hello"], in: folder)
    try expect(
      .cannotCreate, "'f-%02d/a.png': cannot be created: no such file or directory",
      from: ["render", "-o", "f-%02d/a.png", "Hello"], in: folder)
  }

  @Test("a spring that rests too late is refused with the limit")
  func endlessSpring() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["render", "--to", "black", "--animation", "spring(30,0)", "Hello"], in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasSuffix(" s; the limit is 10.0 s\n"))
    #expect(try folder.files.isEmpty)
  }

  @Test("a canvas that the ink makes too large is refused")
  func largeInk() throws {
    let run = try CommandRun(["render", "--size", "10000", "Hello"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("a side has at most 16384 px"))
  }

  @Test("a font that is not there is an input that was not found")
  func missingFont() throws {
    let folder = try TemporaryFolder()
    try expect(
      .inputNotFound, "'no-such-font.ttf': no such file", from: ["render", "--font", "no-such-font.ttf", "Hello"],
      in: folder)
    let family = try CommandRun(["render", "--font", "Zyzzyva Grotesk Nova", "Hello"], in: folder)
    #expect(family.status == 66)
    #expect(family.error.hasPrefix("glyph-interp: 'Zyzzyva Grotesk Nova': no installed font family has this name"))
    #expect(family.errorLines.count == 1)
    try expect(
      .inputNotFound, "file 'words.txt' cannot be opened: no such file or directory", from: ["render", "@words.txt"],
      in: folder)
    #expect(try folder.files.isEmpty)
  }

  @Test("a broken font is bad data", arguments: ["text.ttf", "truncated.ttf", "empty.ttf", "header-only.ttf"])
  func brokenFont(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["render", "--font", Fixtures.path("broken/\(name)"), "Hello"], in: folder)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("glyph-interp: '\(name)': "))
    #expect(try folder.files.isEmpty)
  }

  @Test("a folder that cannot be written to is found out before anything is drawn")
  func unwritableFolder() throws {
    let folder = try TemporaryFolder()
    // Nobody can make files in /proc, not even root.
    try expect(
      .cannotCreate, "'/proc/Hello.png': cannot be created: no such file or directory",
      from: ["render", "-o", "/proc/Hello.png", "Hello"], in: folder)
    try expect(
      .cannotCreate, "'missing/Hello.png': cannot be created: no such file or directory",
      from: ["render", "-o", "missing/Hello.png", "Hello"], in: folder)
  }

  @Test("a full device is an I/O error and stays a device")
  func fullDevice() throws {
    let folder = try TemporaryFolder()
    try expect(
      .inputOutput, "'/dev/full': cannot be written: no space left on device",
      from: ["render", "--format", "png", "-o", "/dev/full", "--size", "40", "Hello"], in: folder)
    var status = stat()
    #expect(stat("/dev/full", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("a helper program that is not installed is named")
  func missingProgram() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["render", "--size", "20", "-o", "Hello.png", "-o", "Hello.gif", "-o", "Hello.svg", "-o", "Hello.mp4", "Hello"],
      in: folder,
      environment: ["PATH": "/nonexistent"])
    #expect(run.status == 69)
    #expect(run.error == "glyph-interp: 'ffmpeg' is not installed, and this format needs it\n")
    #expect(try folder.files.isEmpty)
  }

  @Test("a file that cannot be made is known before others are made")
  func impossibleFile() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["render", "--size", "20", "-o", "a.png", "-o", "a.gif", "-o", "a.svg", "-o", "nowhere/a.json", "Hello"],
      in: folder)
    #expect(run.status == 73)
    #expect(run.error == "glyph-interp: 'nowhere/a.json': cannot be created: no such file or directory\n")
    #expect(try folder.files.isEmpty)
  }

  @Test("an existing file stays when it is not to be overwritten", arguments: ["never", "ask"])
  func keptFile(rule: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("precious", to: "Hello.png")
    try expect(
      .cannotCreate, "'Hello.png': exists and is not overwritten", from: ["render", "--overwrite", rule, "Hello"],
      in: folder)
    #expect(try folder.bytes(of: "Hello.png") == Array("precious".utf8))
  }

  @Test("a message with line breaks from outside stays one line")
  func oneLine() throws {
    let run = try CommandRun(["render", "--from", "a\nb\u{1B}[31m", "Hello"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.error == "glyph-interp: style 'a\\nb\\u{1B}[31m' is no weight and no setting\n")
  }

  @Test("an argument that is not UTF-8 is refused, not mended")
  func notUTF8() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" plan \"$(printf 'a\\377')\" 2>error", try CommandRun.binary().path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == ExitCode.usage.rawValue)
    let message = String(decoding: try folder.bytes(of: "error"), as: UTF8.self)
    #expect(message == "glyph-interp: argument 2 is not UTF-8 text\n")
  }
}
