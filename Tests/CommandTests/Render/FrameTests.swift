import Foundation
import TestSupport
import Testing

@testable import glyph_interp

@Suite("Frames of the command")
struct FrameTests {
  /// The frames of a raw file, each as the alphas of its pixels.
  private func alphas(_ options: [String]) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["render", "--canvas", "120x60", "--size", "40", "--fps", "30", "--hold", "0", "-o", "a.rgba"] + options,
      in: folder)
    #expect(run.status == 0, "\(run.error)")
    let bytes = try folder.bytes(of: "a.rgba")
    let frameSize = 120 * 60 * 4
    #expect(bytes.count % frameSize == 0)
    return stride(from: 0, to: bytes.count, by: frameSize).map { start in
      stride(from: start + 3, to: start + frameSize, by: 4).map { bytes[$0] }
    }
  }

  @Test(
    "case 94: no frame is blank unless both texts are",
    arguments: [["Hello"], ["Hello", "Hola"], ["ab", "cd"], ["--transition", "numeric-text", "19", "20"]])
  func blankFrames(texts: [String]) throws {
    let frames = try alphas(["--from", "thin", "--to", "black"] + texts)
    #expect(frames.count > 2)
    // The old text may have gone before the new one comes, and then something of either is still there.
    #expect(frames.allSatisfy { $0.contains { $0 > 0 } })
  }

  @Test("case 94: blank texts give blank frames")
  func blankTexts() throws {
    #expect(try alphas(["", "  "]).allSatisfy { $0.allSatisfy { $0 == 0 } })
  }

  @Test("case 95: a font that is missing or broken fails before the first frame, and nothing is written")
  func fontsFirst() throws {
    let folder = try TemporaryFolder()
    let outputs = ["-o", "a.png", "-o", "a.svg", "-o", "frames/", "-o", "a.rgba"]
    let missing = try CommandRun(["render", "--from", "font=nowhere.ttf", "Hello"] + outputs, in: folder)
    #expect(missing.status == 66)
    _ = try folder.write("no font", to: "broken.ttf")
    let broken = try CommandRun(["render", "--to", "font=broken.ttf", "Hello"] + outputs, in: folder)
    #expect(broken.status == 65)
    #expect(try folder.files == ["broken.ttf"])
  }

  @Test("case 95: the first frame is the old text in its own font")
  func firstFrame() throws {
    let font = Fixtures.path("Twin-black.ttf")
    let first = try #require(try alphas(["--from", "font=\(font)", "--to", "size=50", "Hi"]).first)
    let still = try #require(try alphas(["--style", "font=\(font)", "Hi"]).first)
    #expect(first == still)
    #expect(first.contains { $0 == 255 })
  }
}
