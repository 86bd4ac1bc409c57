/// Where a run stands at one instant of a way: in one form, or near a threshold between two.
///
/// An object, so that drawing hands it on without counting references for all that it holds.
final class RunMoment: Sendable {
  /// The form of the run; near a threshold that before it.
  let main: RunInstant
  /// Near a threshold the form behind it.
  let other: RunInstant?
  /// How much of the other form is seen, 0…1.
  let share: Double

  init(main: RunInstant, other: RunInstant? = nil, share: Double = 0) {
    self.main = main
    self.other = other
    self.share = share
  }
}
