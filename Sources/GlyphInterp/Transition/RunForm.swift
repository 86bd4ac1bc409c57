/// Which form of a run is meant near a threshold between two.
enum RunForm {
  /// That before the threshold; away from one, the only form.
  case main
  /// That behind it.
  case later
  /// That of which more is seen.
  case nearest
}

extension RunMoment {
  /// A form of the run.
  func form(_ form: RunForm) -> RunInstant {
    guard let other else { return main }
    return switch form {
    case .main: main
    case .later: other
    case .nearest: share > 0.5 ? other : main
    }
  }
}
