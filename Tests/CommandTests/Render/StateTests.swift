import Foundation
import TestSupport
import Testing

@testable import glyph_interp

/// What is seen of the states of a sequence, looked at in raw frames.
@Suite("States of a sequence")
struct StateTests {
  private static let size = (width: 90, height: 60)

  /// The pictures of a run, each with the number of frames that it stands for.
  private func pictures(_ options: [String], rate: String = "10") throws -> [(pixels: ArraySlice<UInt8>, count: Int)] {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "render", "--canvas", "\(Self.size.width)x\(Self.size.height)", "--size", "40", "--fps", rate, "-o", "a.rgba",
      ] + options, in: folder)
    #expect(run.status == 0, "\(run.error)")
    let bytes = try folder.bytes(of: "a.rgba")
    let length = Self.size.width * Self.size.height * 4
    var pictures: [(pixels: ArraySlice<UInt8>, count: Int)] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      let pixels = bytes[start..<start + length]
      if let last = pictures.last, last.pixels.elementsEqual(pixels) {
        pictures[pictures.count - 1].count += 1
      } else {
        pictures.append((pixels, 1))
      }
    }
    return pictures
  }

  private func still(_ text: String, _ style: [String] = []) throws -> ArraySlice<UInt8> {
    try #require(try pictures(["--at", "0"] + style + [text]).first).pixels
  }

  /// The letters of the pictures that are a letter at rest, with their counts; `·` for what lies between.
  private func course(_ options: [String], rate: String = "10") throws -> String {
    let stills = try ["A", "B", "C"].map { ($0, try still($0)) }
    return try pictures(options, rate: rate).map { picture in
      let name = stills.first { $0.1.elementsEqual(picture.pixels) }?.0 ?? "·"
      return "\(name)\(picture.count)"
    }.joined(separator: " ")
  }

  private let three = ["--step", "hold=0.3", "A", "--step", "hold=0.5", "B", "--step", "hold=0.2", "C"]

  @Test(
    "states that change in no time are each there for their hold",
    arguments: [["--transition", "identity"], ["--animation", "linear", "--duration", "0"], ["--duration", "0.01"]])
  func sudden(options: [String]) throws {
    let linear = ["--animation", "linear"]
    #expect(try course(linear + options + three) == "A3 B5 C2")
    #expect(try course(linear + options + three + ["--autoreverse"]) == "A3 B5 C2 B5")
    for plays in ["1", "2"] {
      #expect(try course(linear + options + three + ["--autoreverse", "--loop", plays]) == "A3 B5 C2 B5 A1")
      #expect(try course(linear + options + three + ["--loop", plays]) == "A3 B5 C2")
    }
    #expect(try course(linear + options + ["--hold", "0", "A", "B"]) == "A1 B1")
    #expect(try course(linear + options + ["--hold", "0.4", "--step", "", "A", "--step", "", "B"]) == "A1 B4")
  }

  @Test("what does not change is one picture")
  func nothing() throws {
    #expect(try course(["--transition", "identity", "A"]) == "A8")
    #expect(try course(["--transition", "identity", "A", "A"]) == "A8")
  }

  @Test("instants of a change that takes no time are the old text at 0 and the new one behind it")
  func instants() throws {
    #expect(try course(["--transition", "identity", "--at", "0,0.001,0.5,1", "A", "B"]) == "A1 B3")
    // Of 0.8 s in all, 0.3 s are the first state's.
    #expect(try course(["--transition", "identity", "--at", "0,0.3,0.5,0.99,1"] + three) == "A2 B2 C1")
  }

  @Test(
    "what comes back and is played a number of times ends with its first text, byte for byte; for ever it does not stop there",
    arguments: ["smooth", "bouncy", "linear"], ["1", "2", "5"])
  func endOfPlays(animation: String, plays: String) throws {
    let motion = [
      "--animation", animation, "--stagger", "0.1", "--from", "thin", "--to", "black", "--autoreverse", "AB",
    ]
    let text = try still("AB", ["--style", "thin"])
    let played = try pictures(motion + ["--loop", plays])
    #expect(try #require(played.last).pixels.elementsEqual(text))
    #expect(try #require(played.first).pixels.elementsEqual(text))
    let endless = try pictures(motion)
    #expect(try !#require(endless.last).pixels.elementsEqual(text))
    #expect(endless.count + 1 == played.count)
    // A circle that is closed by its last step is the same thing.
    let circle = [
      "--animation", animation, "--step", "thin", "A", "--step", "black", "A", "--step", "thin,hold=0", "A",
    ]
    let end = try #require(try pictures(circle + ["--loop", plays]).last)
    #expect(try end.pixels.elementsEqual(still("A", ["--style", "thin"])))
  }

  @Test("every step has its own animation, duration, delay, stagger, member and hold")
  func ownWays() throws {
    let linear = ["--animation", "linear", "--duration", "0.2", "--hold", "0.1"]
    #expect(try course(linear + ["--step", "", "A", "--step", "", "B", "--step", "", "C"]) == "A1 ·1 B1 ·1 C1")
    #expect(
      try course(linear + ["--step", "hold=0.2", "A", "--step", "duration=0.4,hold=0.3", "B", "--step", "", "C"])
        == "A2 ·1 ·1 ·1 B3 ·1 C1")
    #expect(
      try course(
        linear + ["--step", "", "A", "--step", "transition=identity,hold=0.3", "B", "--step", "delay=0.2", "C"])
        == "A1 B5 ·1 C1")
    // 0.35 s are the length of a curve that names none; of a spring that names one, that holds and not --duration.
    let all = ["--fade", "cross", "--duration", "9"]
    #expect(
      try course(
        all + ["--step", "", "A", "--step", "animation=cubic-bezier(0, 0, 1, 1),duration=0.2", "B", "--hold", "0.1"])
        == "A1 ·1 B1")
    let spring = try pictures(all + ["--step", "", "A", "--step", "animation=spring(0.1,0)", "B"])
    #expect(spring.count < 6)
    let wave = ["--hold", "0", "--step", "thin", "AB", "--step", "black,stagger=0.6", "AB", "--step", "light", "AB"]
    // 0.8 s and 0.2 s.
    let frames = try pictures(["--animation", "linear", "--duration", "0.2"] + wave).reduce(0) { $0 + $1.count }
    #expect(frames == 1 + 8 + 2)
  }

  @Test("a step's own member is for its way alone")
  func ownMember() throws {
    let steps = ["--step", "thin", "A", "--step", "black,transition=identity", "A", "--step", "light", "A"]
    let options = ["--animation", "linear", "--duration", "0.4", "--hold", "0"]
    // From thin to black at once, and back on the weight axis.
    #expect(try pictures(options + steps).count == 1 + 1 + 4)
  }

  @Test("what changes in no time has a picture that holds both texts, and its first one is that text at rest")
  func suddenCanvas() throws {
    func size(_ arguments: [String]) throws -> [Int] {
      let folder = try TemporaryFolder()
      #expect(try CommandRun(["render", "--size", "48", "-o", "a.png"] + arguments, in: folder).status == 0)
      let header = try PNGHeader(try folder.bytes(of: "a.png"))
      return [header.width, header.height]
    }
    let sudden = [["--transition", "identity"], ["--animation", "linear", "--duration", "0"]]
    let wide = try size(["--animation", "linear", "Hello", "Hello"])
    for options in sudden {
      #expect(try size(options + ["Hello", "i"]) == size(options + ["i", "Hello"]))
      #expect(try size(options + ["Hello", ""]) == wide)
      // The first text at a size whose box has its middle between two rows, the second at one that has not.
      let first = try pictures(options + ["--from", "size=41", "--to", "size=20", "--at", "0", "A"])
      #expect(try first[0].pixels == still("A", ["--style", "size=41"]))
    }
  }
}
