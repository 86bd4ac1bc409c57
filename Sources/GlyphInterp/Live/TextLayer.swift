/// A content of a live text that lies over those below it: a flight, and how it comes in as a whole.
struct TextLayer: Sendable {
  /// Where its clusters are; shared, as it is large.
  private(set) var shared: SharedFlight
  /// How it fades in; `nil` for the lowest, which is there.
  var arrival: Pace?

  init(flight: Flight, arrival: Pace?) {
    shared = SharedFlight(flight)
    self.arrival = arrival
  }

  /// Where its clusters are.
  var flight: Flight {
    get { shared.flight }
    set { shared = SharedFlight(newValue) }
  }

  /// How much of it is seen over what is below, 0…1.
  func presence(at time: Double) -> Double {
    guard let arrival else { return 1 }
    return min(1, max(0, arrival.progress(at: time)))
  }

  /// Whether nothing is seen of what is below.
  func covers(at time: Double) -> Bool { presence(at: time) >= 1 - 1.0 / 510 }

  /// The time in seconds at which it is all but there: 0.99 of its fade, or of the motions of all clusters.
  var logicalEnd: Double { arrival?.time(ofProgress: 0.99) ?? shared.flight.logicalEnd }

  /// The time in seconds from which everything is in its place.
  var rest: Double { max(shared.flight.rest, arrival?.end() ?? shared.flight.rest) }
}
