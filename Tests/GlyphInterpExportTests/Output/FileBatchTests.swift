import GlyphInterp
import Testing

@testable import GlyphInterpExport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct FileBatchTests {
  @Test func `files of a batch get their names together`() throws {
    let folder = try ScratchFolder()
    try folder.write("a", [9])
    let batch = FileBatch()
    for (index, name) in ["a", "b"].enumerated() {
      let sink = try FileSink(path: folder.path(name), batch: batch)
      try sink.write([UInt8(index)])
      try sink.finish()
    }
    #expect(folder.bytes("a") == [9])
    #expect(folder.bytes("b") == nil)
    try batch.finish()
    #expect(folder.names == ["a", "b"])
    #expect(folder.bytes("a") == [0])
    #expect(folder.bytes("b") == [1])
  }

  @Test func `a batch that is dropped leaves what was there`() throws {
    let folder = try ScratchFolder()
    try folder.write("a", [9])
    do {
      let batch = FileBatch()
      for name in ["a", "b"] { try FileSink(path: folder.path(name), batch: batch).finish() }
      let pattern = try #require(FileNamePattern(folder.path("frames/")))
      let sequence = try PNGSequenceEncoder(pattern: pattern, batch: batch)
      try sequence.begin(FrameSequence(width: 1, height: 1, rate: .standard, frameCount: 1, stepCount: 1))
      try sequence.encode(Pictures.bitmap(1, 1) { _, _ in (0, 0, 0, 255) }, steps: 1)
      try sequence.finish()
      #expect(folder.names.contains("frames"))
    }
    #expect(folder.names == ["a"])
    #expect(folder.bytes("a") == [9])
  }

  @Test func `a file whose place has become a folder is named, and those after it go`() throws {
    let folder = try ScratchFolder()
    let batch = FileBatch()
    for name in ["a", "b", "c"] { try FileSink(path: folder.path(name), batch: batch).finish() }
    mkdir(folder.path("b"), 0o777)
    #expect(throws: ExportError.cannotCreate(path: folder.path("b"), reason: "is a directory")) { try batch.finish() }
    #expect(folder.names == ["a", "b"])
  }

  @Test func `two paths of one place are found out`() throws {
    let folder = try ScratchFolder()
    try folder.write("real", [])
    mkdir(folder.path("sub"), 0o777)
    symlink("real", folder.path("link"))
    symlink("sub/nothing-yet", folder.path("later"))
    let place = FileSink.place(of: folder.path("real"))
    #expect(FileSink.place(of: folder.path("link")) == place)
    #expect(FileSink.place(of: folder.path("sub/../real")) == place)
    #expect(FileSink.place(of: folder.path("later")) == FileSink.place(of: folder.path("sub/nothing-yet")))
    #expect(FileSink.place(of: folder.path("later")) != place)
    // Folders that will be made.
    #expect(FileSink.place(of: folder.path("new//a")) == FileSink.place(of: folder.path("./new/./a")))
    #expect(FileSink.place(of: folder.path("new/")) == FileSink.place(of: folder.path("new//")))
  }
}
