/// The place of a text's columns among those of several texts that roll by one clock.
struct RollOrder: Hashable, Sendable {
  /// How many changed columns come before the text's first one.
  var first: Int
  /// How many changed columns there are in all.
  var count: Int
}
