import Foundation
import GlyphInterp

// Benchmarks [FONT]: the table of the renderer. Benchmarks matching, Benchmarks live [FONT]: the matcher, the live model.
// Benchmarks layout [FONT]: texts set in lines.
// Benchmarks --run WORK UNIONS FONT: one measurement of the table, in a process of its own.
let arguments = CommandLine.arguments
let inter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

func existing(_ path: String) -> String {
  guard FileManager.default.fileExists(atPath: path) else {
    print("'\(path)' was not found: install fonts-inter-variable, or name a variable font with a wght axis")
    exit(66)
  }
  return path
}

switch arguments.dropFirst().first {
case "--run":
  guard arguments.count == 5, let work = Work(rawValue: arguments[2]) else { exit(64) }
  print(try EngineRun(work: work, unions: arguments[3] == "unions", fontPath: arguments[4]).measured())
case "matching":
  MatchingBenchmark.measure { print($0) }
case "live":
  try LiveBenchmark.measure(font: existing(arguments.dropFirst(2).first ?? inter)) { print($0) }
case "layout":
  try LayoutBenchmark.measure(font: existing(arguments.dropFirst(2).first ?? inter)) { print($0) }
case let font:
  try Comparison(fontPath: existing(font ?? inter)).printTable()
}
