public import GlyphInterp

/// What can be chosen about a Lottie file.
public struct LottieOptions: Sendable {
  /// Accuracy; the number of plays is the player's business.
  public var vector: VectorOptions
  /// The name of the composition; `nil` for the text at the end.
  public var name: String?
  /// What is under the text; `nil` for transparent.
  public var background: Color?

  /// Makes options.
  public init(
    vector: VectorOptions = VectorOptions(), name: String? = nil,
    background: Color? = nil
  ) {
    self.vector = vector
    self.name = name
    self.background = background
  }
}
