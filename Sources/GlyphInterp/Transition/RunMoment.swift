/// Where a run stands at one instant of a way: in one form, or near a threshold between two.
struct RunMoment: Sendable {
  /// The form of the run; near a threshold that before it.
  var main: RunInstant
  /// Near a threshold the form behind it.
  var other: RunInstant?
  /// How much of the other form is seen, 0…1.
  var share: Double
}
