import Testing

@testable import GlyphInterpExport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct FileSinkTests {
  @Test func `a file appears whole when it is finished`() throws {
    let folder = try ScratchFolder()
    let sink = try FileSink(path: folder.path("a.png"))
    try sink.write([1, 2, 3])
    #expect(folder.names.allSatisfy { $0.hasPrefix(".glyph-interp-") })
    try sink.finish()
    #expect(folder.names == ["a.png"])
    #expect(folder.bytes("a.png") == [1, 2, 3])
  }

  @Test func `a sink that is dropped leaves the old file and nothing else`() throws {
    let folder = try ScratchFolder()
    try folder.write("a.png", [9])
    do {
      let sink = try FileSink(path: folder.path("a.png"))
      try sink.write([UInt8](repeating: 1, count: 200_000))
    }
    #expect(folder.names == ["a.png"])
    #expect(folder.bytes("a.png") == [9])
  }

  @Test func `a link is followed and stays a link`() throws {
    let folder = try ScratchFolder()
    try folder.write("real", [9])
    symlink("real", folder.path("link"))
    let sink = try FileSink(path: folder.path("link"))
    try sink.write([1])
    try sink.finish()
    #expect(folder.bytes("real") == [1])
    #expect(folder.names == ["link", "real"])
    symlink("later", folder.path("dangling"))
    try FileSink(path: folder.path("dangling")).finish()
    #expect(folder.names == ["dangling", "later", "link", "real"])
  }

  @Test func `permissions of a replaced file are kept`() throws {
    let folder = try ScratchFolder()
    try folder.write("a", [9])
    chmod(folder.path("a"), 0o640)
    try FileSink(path: folder.path("a")).finish()
    var status = stat()
    #expect(stat(folder.path("a"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func `an existing file is kept when asked`() throws {
    let folder = try ScratchFolder()
    try folder.write("a", [9])
    #expect(throws: ExportError.alreadyExists(path: folder.path("a"))) {
      try FileSink(path: folder.path("a"), existing: .keep)
    }
  }

  @Test func `a folder that does not exist or a folder as target is an error of creation`() throws {
    let folder = try ScratchFolder()
    #expect(
      throws: ExportError.cannotCreate(
        path: folder.path("no/a.png"), reason: "no such file or directory")
    ) { try FileSink(path: folder.path("no/a.png")) }
    #expect(throws: ExportError.cannotCreate(path: folder.path(""), reason: "it is a folder")) {
      try FileSink(path: folder.path(""))
    }
  }

  #if os(Linux)
    @Test func `a full device is an error of writing, and stays a device`() throws {
      let sink = try FileSink(path: "/dev/full")
      #expect(
        throws: ExportError.cannotWrite(path: "/dev/full", reason: "no space left on device")
      ) {
        try sink.write([1, 2, 3])
        try sink.finish()
      }
      var status = stat()
      #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }
  #endif

  @Test func `a pipe without a reader is a closed pipe`() throws {
    signal(SIGPIPE, SIG_IGN)
    let folder = try ScratchFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let sink = try FileSink(path: path)
    close(reader)
    #expect(throws: ExportError.closedPipe(path: path)) {
      try sink.write([UInt8](repeating: 1, count: 100_000))
    }
    #expect(folder.names == ["pipe"])
  }

  @Test func `pieces beyond the memory limit wait on disk`() throws {
    let spool = Spool()
    for value in 0..<5 as Range<UInt8> {
      try spool.append([UInt8](repeating: value, count: 12 << 20))
    }
    #expect(spool.count == 5)
    for value in 0..<5 {
      let piece = try spool.piece(value)
      #expect(piece.count == 12 << 20)
      #expect(piece.first == UInt8(value) && piece.last == UInt8(value))
    }
  }
}
