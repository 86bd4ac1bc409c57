extension Font {
  /// How wide letters are: a value of the `wdth` axis, in percent of the normal width.
  ///
  /// Source: OpenType 1.9, `OS/2` usWidthClass and `wdth`; CSS Fonts Level 4, section "font-stretch". `compressed` is
  /// SwiftUI's name.
  public struct Width: Hashable, Sendable, Comparable {
    /// The value of the `wdth` axis, in percent.
    public let percent: Double

    /// 50 %, ultra-condensed.
    public static let compressed = Width(50)
    /// 75 %.
    public static let condensed = Width(75)
    /// 100 %.
    public static let standard = Width(100)
    /// 125 %.
    public static let expanded = Width(125)

    /// The named widths, as the command spells them, in rising order of width.
    public static let names: [(name: String, width: Width)] = [
      ("ultra-condensed", .compressed), ("compressed", .compressed), ("extra-condensed", Width(62.5)),
      ("condensed", .condensed), ("semi-condensed", Width(87.5)), ("normal", .standard), ("standard", .standard),
      ("semi-expanded", Width(112.5)), ("expanded", .expanded), ("extra-expanded", Width(150)),
      ("ultra-expanded", Width(200)),
    ]

    /// Makes a width from a value of the `wdth` axis.
    public init(_ percent: Double) { self.percent = percent }

    /// The width that a word names, `semi-condensed`; `nil` for other words.
    public init?(name: String) {
      guard let entry = Self.names.first(where: { $0.name == name.lowercased() }) else { return nil }
      self = entry.width
    }

    /// Whether a width is narrower than another.
    public static func < (left: Width, right: Width) -> Bool { left.percent < right.percent }
  }
}
