extension SceneBuilder {
  /// Adds the glyphs of one column: one as it is, several added up on a ground of their own.
  ///
  /// Where their alphas are more than 1 together they share what is there (semantics 5).
  mutating func addColumn(_ forms: [ColumnForm], color: Color) {
    let seen = forms.filter { !$0.glyphs.isEmpty && $0.alpha > 0 }
    let divisor = max(1, seen.reduce(0) { $0 + $1.alpha })
    // Whole 255ths whose sum is the rounded sum, so that what is opaque together stays so (semantics 3.12).
    var sum = 0.0
    var spent = 0
    var levels: [Int] = []
    for form in seen {
      sum += form.alpha / divisor
      levels.append(max(0, min(255, Int((sum * 255).rounded())) - spent))
      spent += levels[levels.count - 1]
    }
    let drawn = zip(seen, levels).filter { $0.1 > 0 }
    guard drawn.count == 1, let (form, level) = drawn.first else {
      let items = drawn.map { form, level in
        form.item(color: color, opacity: Double(level) / 255, blend: .plusLighter)
      }
      if !items.isEmpty { addApart(.group(SceneGroup(items: items))) }
      return
    }
    let opacity = Double(level) / 255
    if form.isPlain {
      add(form.glyphs, color: color, opacity: opacity, join: form.join)
    } else {
      addApart(form.item(color: color, opacity: opacity, blend: .sourceOver))
    }
  }
}
