import GlyphInterp

/// What may stand in a STYLE.
enum StyleGrammar {
  /// Forms and their meanings, in the order of help.
  static let rows: [(form: String, meaning: String)] = [
    ("A,B,…", "settings between commas; what --to leaves out is as in --from"),
    ("thin … black", "a weight: \(weights)"),
    ("350", "a weight from 1 to 1000"),
    ("italic, upright", "the ital axis, else slnt, else the family's italic file"),
    (
      "font=FILE|FAMILY[:INDEX]",
      "the font; INDEX picks a face of a collection, or of a family as `fonts FAMILY` lists them"
    ),
    ("size=PX", "pixels per em, above 0 and at most \(Limits.size.range.upperBound.plainText)"),
    ("color=C", "a CSS colour; in SVG and HTML currentColor is the page's, light-dark(A, B) goes by the screen"),
    ("weight=NAME|N", "a weight"),
    ("width=NAME|PERCENT", "a width: condensed, 87.5, …"),
    ("slant=DEG", "degrees that letters lean forward"),
    ("opsz=auto|none|N", "the optical size: that of the text (1 unit = 1 px), the font's default, or a number"),
    ("tracking=N", "extra space between letters in thousandths of an em"),
    ("palette=N", "a palette of a colour font, 0 for the first"),
    ("features=ss01+-liga", "OpenType features on, off (-), or an alternate (cv01:2)"),
    ("lang=TAG", "the language as a BCP 47 tag"),
    (
      "transition=NAME",
      "as --transition: how a run changes, a number inside other text (numeric-text); in --step how its text is reached"
    ),
    (
      "animation=A, duration=S, delay=S, stagger=S[:ORDER]",
      "in --step, but the first: how its text is reached, as by the options of these names, which hold where nothing is said"
    ),
    ("hold=S", "in --step: seconds that the state stands (0, which is one frame; of the last one that of --hold)"),
    ("wght=350.5", "any axis by its four-letter tag"),
  ]

  private static var weights: String {
    var names: [(weight: Double, words: [String])] = []
    for (name, weight) in Font.Weight.names {
      if names.last?.weight == weight.value {
        names[names.count - 1].words.append(name)
      } else {
        names.append((weight.value, [name]))
      }
    }
    return names.map { "\($0.words.joined(separator: "/")) \($0.weight.plainText)" }.joined(separator: ", ")
  }
}
