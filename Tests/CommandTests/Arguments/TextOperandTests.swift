import Testing

@testable import glyph_interp

@Suite("Text arguments")
struct TextOperandTests {
  @Test("an at sign reads a file, two are one, a dash is a pipe")
  func forms() throws {
    #expect(try TextOperand(parsing: "Hello") == .literal("Hello"))
    #expect(try TextOperand(parsing: "@words.txt") == .file(path: "words.txt"))
    #expect(try TextOperand(parsing: "@@home") == .literal("@home"))
    #expect(try TextOperand(parsing: "-") == .standardInput)
    #expect(try TextOperand(parsing: "") == .literal(""))
    #expect(throws: CommandError.self) { try TextOperand(parsing: "@") }
  }

  @Test("one line break at the end of a file is no part of its text")
  func lineBreakAtTheEnd() throws {
    let folder = try TemporaryFolder()
    for (content, text) in [("Hello\n", "Hello"), ("a\r\n", "a"), ("a\n\n", "a\n"), ("", ""), ("\u{FEFF}é", "é")] {
      let path = try folder.write(content, to: "text.txt")
      #expect(try TextOperand(parsing: "@" + path).text() == text)
    }
  }

  @Test("a file that is missing or no text is refused")
  func refused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0x48, 0xFF, 0xFE], to: "bytes.bin")
    #expect(throws: CommandError(.badData, "file '\(path)' is not UTF-8 text")) {
      try TextOperand(parsing: "@" + path).text()
    }
    #expect(
      throws: CommandError(
        .inputNotFound, "file '/no/such/file' cannot be opened: no such file or directory")
    ) { try TextOperand(parsing: "@/no/such/file").text() }
  }
}
