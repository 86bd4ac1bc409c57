import Foundation

/// The table: engine and plain loop in turn, several rounds, each in a process of its own.
struct Comparison {
  private static let roundCount = 5
  let fontPath: String

  func printTable() throws {
    let folder = NSTemporaryDirectory() + "glyph-interp-benchmarks-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try PlainLoop(folder: folder)
    print("Font \(fontPath)")
    print("Milliseconds a frame, one thread, best of \(Self.roundCount) rounds; peak memory of the process in MB")
    for work in Work.allCases {
      var loops: [PlainLoop.Variant: Figures] = [:]
      var engine: [String: Figures] = [:]
      for _ in 0..<Self.roundCount {
        for variant in PlainLoop.Variant.allCases {
          merge(try plain.measured(work, variant, fontPath: fontPath), into: &loops[variant])
        }
        for unions in ["unions", "plain"] {
          let line = try run(CommandLine.arguments[0], ["--run", work.rawValue, unions, fontPath])
          merge(Figures(line: line), into: &engine[unions])
        }
      }
      print("\nWork \(work.rawValue)              processor    wall    peak   to the faster loop")
      let fastest = loops.values.map(\.processor).min() ?? .infinity
      for variant in PlainLoop.Variant.allCases {
        row("plain loop, \(variant.rawValue)", loops[variant], fastest)
      }
      row("engine", engine["unions"], fastest)
      row("engine without unions", engine["plain"], fastest)
      let details = engine["unions"]?.details ?? []
      print("  " + details.map { "\($0.name) \(String(format: "%.3g", $0.value))" }.joined(separator: ", "))
    }
  }

  private func merge(_ figures: Figures?, into best: inout Figures?) {
    guard let figures else { return }
    best = best.map { $0.merged(with: figures) } ?? figures
  }

  private func row(_ name: String, _ figures: Figures?, _ fastest: Double) {
    guard let figures else { return }
    let cells = [
      String(format: "%9.4f", figures.processor), String(format: "%9.4f", figures.wall),
      String(format: "%7.1f", figures.peak), String(format: "%8.2f", figures.processor / fastest),
    ]
    print("  " + name.padding(toLength: 22, withPad: " ", startingAt: 0) + cells.joined())
  }
}
