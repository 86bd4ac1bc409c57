/// Why a transition cannot be planned.
public enum TransitionError: Error, Equatable, Sendable {
  /// A font failed while its outlines were loaded.
  case font(FontError)
  /// The animation never comes to rest, or its numbers make no sense.
  case animation(AnimationError)
  /// A size is not a positive number of pixels within the limit.
  case size(Double, limit: Double)
}

extension TransitionError: CustomStringConvertible {
  /// One lower-case sentence that says what is wrong, where, and what is allowed.
  public var description: String {
    switch self {
    case .font(let error): "\(error)"
    case .animation(let error): "\(error)"
    case .size(let size, let limit): "size \(size) px is out of range; sizes are above 0 and at most \(limit) px"
    }
  }
}
