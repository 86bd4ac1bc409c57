/// How far everything in a plan is from its own course at one instant, because the plan began while another was in
/// flight: `value = course + deviation`, the deviation dying away.
struct Deviation: Sendable {
  /// The deviations of styles that occur, each once.
  var styles: [StyleDeviation]
  /// For each cluster of the old text its style's deviation; `nil` for none.
  var oldStyles: [Int?]
  /// For each cluster of the new text its style's deviation; `nil` for none.
  var newStyles: [Int?]
  /// For each motion what is added to its place, in pixels.
  var positions: [Vector]
  /// What is added to the top left corner of the layout box.
  var boxStart: Vector
  /// What is added to the bottom right corner of the layout box.
  var boxEnd: Vector
  /// For each motion how much of it is there: less than 1 where it was still coming in.
  var presences: [Double]
  /// For each motion forms of before that are still going out, each with the opacity that it had at the start.
  var leaving: [[Leaving]]
  /// For each motion how much of those opacities is left.
  var remainders: [Double]

  /// A form of before that is going out.
  struct Leaving: Sendable {
    /// The form.
    var form: FormStamp
    /// How much of it is seen, 0…1.
    var opacity: Double
  }

  /// Whether a motion is drawn in other forms, or less of them, than the plan alone would draw.
  func changesForms(of motion: Int) -> Bool { presences[motion] < 1 || !leaving[motion].isEmpty }
}
