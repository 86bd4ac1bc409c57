import GlyphInterp

/// A plan for people.
struct PlanTable {
  private let description: PlanDescription
  private let duration: Double

  /// - Parameter duration: seconds from the first motion to rest.
  init(_ description: PlanDescription, duration: Double) {
    self.description = description
    self.duration = duration
  }

  /// Counts, then a row for each pair, each cluster that leaves and each that enters.
  var text: String {
    var rows = [["old", "new", "how", "what changes", "why"]]
    for pair in description.pairs {
      rows.append([
        cell(description.old, pair.old, count: pair.oldCount), cell(description.new, pair.new, count: pair.newCount),
        pair.kind.rawValue, pair.changes.joined(separator: " "), pair.reason,
      ])
    }
    for unpaired in description.removedReasons {
      rows.append([cell(description.old, unpaired.index, count: 1), "", "leaves", "", unpaired.reason])
    }
    for unpaired in description.insertedReasons {
      rows.append(["", cell(description.new, unpaired.index, count: 1), "enters", "", unpaired.reason])
    }
    return counts + Self.aligned(rows)
  }

  private var counts: String {
    let kinds: [PlanDescription.Pair.Kind] = [.interpolated, .crossFaded, .still]
    var parts = kinds.map { kind in
      "\(description.pairs.count { $0.kind == kind }) \(kind.rawValue)"
    }
    parts += ["\(description.removed.count) leave", "\(description.inserted.count) enter"]
    return "\(parts.joined(separator: ", ")); \(duration.decimalText(decimals: 2)) s\n"
  }

  /// The number and the text of a cluster, `2 'l'`.
  private func cell(_ side: PlanDescription.Side, _ index: Int, count: Int) -> String {
    let end = min(side.clusters.count, index + count)
    guard index < end else { return "\(index)" }
    let text = side.clusters[index..<end].map(\.text).joined()
    let shown = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "\(index) '\(shown.joined())'"
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      var line = ""
      for (value, width) in zip(row, widths) {
        line += value + String(repeating: " ", count: width - value.count + 2)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
