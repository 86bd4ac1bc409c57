/// A flight that does not change, as an object: a layer is copied without counting references for all that it holds.
final class SharedFlight: Sendable {
  /// The flight.
  let flight: Flight

  /// Shares a flight.
  init(_ flight: Flight) { self.flight = flight }

  /// What is drawn at a time; not inlined, so that the flight is looked at in place.
  @inline(never) func scene(at time: Double) -> Scene { flight.scene(at: time) }
}
