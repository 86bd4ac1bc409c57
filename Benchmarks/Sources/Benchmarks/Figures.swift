import Foundation

/// What a process measured of itself.
struct Figures {
  /// Wall milliseconds a frame, the best pass.
  var wall: Double
  /// Processor milliseconds a frame, the best pass.
  var processor: Double
  /// The peak of its memory, in MB.
  var peak: Double
  /// Further figures by name, in milliseconds a frame or as said.
  var details: [(name: String, value: Double)] = []

  /// Reads the line that a process prints: numbers, then `name=value` pairs.
  init?(line: String) {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count >= 3, let wall = Double(fields[0]), let processor = Double(fields[1]),
      let kilobytes = Double(fields[2])
    else { return nil }
    self.wall = wall
    self.processor = processor
    peak = kilobytes / 1024
    details = fields.dropFirst(3).compactMap { field in
      let pair = field.split(separator: "=")
      guard pair.count == 2, let value = Double(pair[1]) else { return nil }
      return (String(pair[0]), value)
    }
  }

  /// The better of two runs of one thing; the peak is the larger.
  func merged(with other: Figures) -> Figures {
    var result = processor <= other.processor ? self : other
    result.wall = min(wall, other.wall)
    result.peak = max(peak, other.peak)
    return result
  }
}

/// Milliseconds of a clock.
func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

/// The peak of this process's memory, in KB. What `getrusage` tells of a child begins with its parent's.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
}
