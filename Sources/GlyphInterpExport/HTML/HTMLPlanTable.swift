import GlyphInterp

/// The table of what becomes of each cluster in a transition.
struct HTMLPlanTable {
  private let description: PlanDescription

  init(_ description: PlanDescription) { self.description = description }

  /// The table and the notices under it.
  var html: String {
    var html = "<table>\n<caption>\(text(description.old.text)) → \(text(description.new.text))</caption>\n"
    html += "<thead><tr><th scope=\"col\">old<th scope=\"col\">new<th scope=\"col\">what<th scope=\"col\">changes"
    html += "<th scope=\"col\">why</tr></thead>\n<tbody>\n"
    for pair in description.pairs {
      html += row(
        clusters(description.old, pair.old, pair.oldCount), clusters(description.new, pair.new, pair.newCount),
        pair.kind.rawValue, pair.changes.joined(separator: ", "), pair.reason)
    }
    for removed in description.removedReasons {
      html += row(clusters(description.old, removed.index, 1), "", "removed", "", removed.reason)
    }
    for inserted in description.insertedReasons {
      html += row("", clusters(description.new, inserted.index, 1), "inserted", "", inserted.reason)
    }
    html += "</tbody>\n</table>\n"
    for notice in description.notices { html += "<p>\(text(notice.message))</p>\n" }
    return html
  }

  private func row(_ cells: String...) -> String {
    "<tr>" + cells.map { "<td>\(text($0))" }.joined() + "</tr>\n"
  }

  private func clusters(_ side: PlanDescription.Side, _ first: Int, _ count: Int) -> String {
    let text = side.clusters[first..<min(side.clusters.count, first + count)].map(\.text).joined()
    return text.allSatisfy(\.isWhitespace) ? "␣" : text
  }

  private func text(_ text: String) -> String { SVGText.escaped(text) }
}
