extension Font {
  /// How heavy letters are: a value of the `wght` axis.
  ///
  /// Names are SwiftUI's, values are CSS Fonts Level 4's, section "font-weight" (`thin` 100, `ultraLight` 200).
  public struct Weight: Hashable, Sendable, Comparable {
    /// The value of the `wght` axis, 1–1000 in CSS.
    public let value: Double

    /// 100.
    public static let thin = Weight(100)
    /// 200.
    public static let ultraLight = Weight(200)
    /// 300.
    public static let light = Weight(300)
    /// 400.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700.
    public static let bold = Weight(700)
    /// 800.
    public static let heavy = Weight(800)
    /// 900.
    public static let black = Weight(900)

    /// The nine named weights and their second names, as the command spells them, in rising order of weight.
    public static let names: [(name: String, weight: Weight)] = [
      ("thin", .thin), ("extra-light", .ultraLight), ("ultra-light", .ultraLight), ("light", .light),
      ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("semi-bold", .semibold), ("bold", .bold),
      ("extra-bold", .heavy), ("heavy", .heavy), ("black", .black),
    ]

    /// Makes a weight from a value of the `wght` axis.
    public init(_ value: Double) { self.value = value }

    /// The weight that a word names, `extra-light`; `nil` for other words.
    public init?(name: String) {
      guard let entry = Self.names.first(where: { $0.name == name.lowercased() }) else { return nil }
      self = entry.weight
    }

    /// Whether a weight is lighter than another.
    public static func < (left: Weight, right: Weight) -> Bool { left.value < right.value }
  }
}
