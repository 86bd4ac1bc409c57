/// The pair of a block that goes least on its way at rest: letters that stand where they stood bend nowhere, though a
/// bracket beside them changes sides with the direction of the text.
struct LeastWay: Sendable {
  /// A cluster of the old text.
  var old: Int
  /// Its cluster of the new one.
  var new: Int
}
