import Foundation
import TestSupport
import Testing

@Suite("glyph-interp plan")
struct PlanTests {
  @Test("the table names each pair and what is left over")
  func table() throws {
    let run = try CommandRun(["plan", "--from", "thin", "--to", "black", "Hello", "Help"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows[0].hasPrefix("3 interpolated, 0 cross-faded, 0 still, 2 leave, 1 enter; "))
    #expect(rows[1] == "old new how what changes why")
    #expect(rows[2].hasPrefix("0 'H' 0 'H' interpolated position wght"))
    #expect(rows.count == 8)
  }

  @Test("JSON has the documented keys and the same bytes on every run")
  func json() throws {
    let arguments = ["plan", "--json", "--from", "thin", "--to", "black", "Hello", "Help"]
    let first = try CommandRun(arguments, in: TemporaryFolder())
    let second = try CommandRun(arguments, in: TemporaryFolder())
    #expect(first.status == 0)
    #expect(first.output == second.output)
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(first.output.utf8)) as? [String: Any])
    #expect(
      Set(["version", "engine", "old", "new", "pairs", "removed", "inserted", "notices"]).isSubset(of: Set(value.keys)))
    #expect(value["removed"] as? [Int] == [3, 4])
    #expect(value["inserted"] as? [Int] == [3])
    let old = try #require(value["old"] as? [String: Any])
    let clusters = try #require(old["clusters"] as? [[String: Any]])
    #expect(clusters.map { $0["text"] as? String } == ["H", "e", "l", "l", "o"])
    #expect(clusters[4]["utf8"] as? [Int] == [4, 5])
    #expect((clusters[0]["location"] as? [String: Double])?["wght"] == 100)
  }

  @Test("case 10: the same text in the same style stands still")
  func stillness() throws {
    let run = try CommandRun(["plan", "abc"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.contains("0 interpolated, 0 cross-faded, 3 still, 0 leave, 0 enter"))
  }

  @Test("a width wraps lines, and a direction sets where they start")
  func wrapping() throws {
    func lines(_ options: String...) throws -> [[Int]] {
      let run = try CommandRun(["plan", "--json", "Hello Hello"] + options, in: TemporaryFolder())
      let value = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let old = try #require(value["old"] as? [String: Any])
      return try #require(old["lines"] as? [[String: Any]]).compactMap { $0["clusters"] as? [Int] }
    }
    #expect(try lines() == [Array(0...10)])
    #expect(try lines("--max-width", "600") == [Array(0...5), Array(6...10)])
    #expect(try lines("--direction", "rtl").count == 1)
  }

  @Test("a notice is part of the plan and of the exit code under --strict")
  func notices() throws {
    let arguments = ["plan", "--json", "--style", "wdth=80,wght=2000", "--strict", "Hello"]
    let run = try CommandRun(
      ["plan", "--font", Fixtures.path("Twin-wght.ttf")] + arguments.dropFirst(), in: TemporaryFolder())
    #expect(run.status == 1)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let notices = try #require(value["notices"] as? [[String: String]])
    #expect(Set(notices.compactMap { $0["code"] }) == ["unknown-axis", "clamped-axis"])
  }
}
