/// How a view's content changes from old to new, named as SwiftUI names it.
///
/// Source: semantics 1; SwiftUI's `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  /// The members.
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate(TextMatching)
    case numericText(NumericTextOptions)
  }

  let kind: Kind

  /// The change is never animated.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out as a whole while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Matching glyphs animate position, size, colour and variable-font axes; the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate(.clusters))

  /// Digits roll, all in one fixed direction.
  ///
  /// - Parameter countsDown: whether new digits come from below; else from above.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    numericText(NumericTextOptions(direction: countsDown ? .down : .up))
  }

  /// Digits roll in the direction of a value that stands for the content, as in SwiftUI: up when it is greater than that
  /// of the content before.
  ///
  /// - Parameter value: gives the direction and nothing else; where it is equal or not a number, the last direction stays.
  public static func numericText(value: Double) -> ContentTransition {
    numericText(NumericTextOptions(direction: .value(value.isNaN ? nil : value)))
  }

  /// Digits roll in the direction and by the rules of the options.
  public static func numericText(_ options: NumericTextOptions) -> ContentTransition {
    ContentTransition(kind: .numericText(options))
  }

  /// The options of numeric text; `nil` for other members.
  var numericOptions: NumericTextOptions? {
    if case .numericText(let options) = kind { options } else { nil }
  }

  /// As ``interpolate``, with a choice of what matches.
  public static func interpolate(matching: TextMatching) -> ContentTransition {
    ContentTransition(kind: .interpolate(matching))
  }
}
