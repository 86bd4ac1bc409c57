import Foundation
import Testing

@testable import glyph_interp

@Suite("Output files")
struct OutputFileTests {
  @Test(
    "a file without a name is named after the text",
    arguments: [
      ("Hello", "Hello"), ("Hello, world!", "Hello--world-"), ("a_b-c", "a_b-c"), ("", "transition"),
      ("…", "transition"), ("١٢٣ مرحبا", "١٢٣-مرحبا"), ("../../etc/passwd", "------etc-passwd"),
      (String(repeating: "x", count: 50), String(repeating: "x", count: 40)), ("-9", "-9"),
    ])
  func names(text: String, name: String) {
    #expect(OutputFile.name(of: text) == name)
  }

  @Test("the ending tells the kind, an explicit kind wins")
  func kinds() throws {
    func kind(_ path: String, _ format: OutputFormat? = nil) throws -> OutputFormat {
      try OutputFile(path: path, format: format).format
    }
    #expect(try kind("a.png") == .png)
    #expect(try kind("A.PNG") == .png)
    #expect(try kind("a.apng") == .png)
    #expect(try kind("frame-%04d.png") == .sequence)
    #expect(try kind("folder/") == .sequence)
    #expect(try kind("a.scene.json") == .scene)
    #expect(try kind("-", .png) == .png)
    #expect(try kind("/dev/full", .png) == .png)
    #expect(try kind("a.json") == .lottie)
    #expect(try kind("a.HTML") == .html)
    #expect(try OutputFormat(named: "json") == .lottie)
    #expect(try OutputFormat(named: "lottie") == .lottie)
    #expect(try OutputFormat(named: "apng") == .png)
    #expect(throws: CommandError.self) { try OutputFormat(named: "jsn") }
    #expect(throws: CommandError.self) { try kind("plain") }
  }

  @Test("a device may be named twice, a file of a series not beside it")
  func collisions() throws {
    func collide(_ first: String, _ second: String) throws -> Bool {
      try OutputFile(path: first, format: nil).collides(with: OutputFile(path: second, format: nil))
    }
    let null = try OutputFile(path: "/dev/null", format: .png)
    #expect(!null.collides(with: null))
    #expect(try collide("x/a%02d.png", "x/a07.png"))
    #expect(try collide("x/", "x/frame-%04d.png"))
    #expect(try !collide("x/a%02d.png", "x/a7.png"))
    #expect(try !collide("x/a%02d.png", "y/a07.png"))
    #expect(try collide("./a.gif", "../\(folderName)/a.gif"))
  }

  /// The last part of the path of the current folder.
  private var folderName: String {
    FileManager.default.currentDirectoryPath.split(separator: "/").last.map(String.init) ?? ""
  }
}
