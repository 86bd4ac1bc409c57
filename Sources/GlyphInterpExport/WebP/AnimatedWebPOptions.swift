/// What can be chosen about an animated WebP.
public struct AnimatedWebPOptions: Hashable, Sendable {
  /// 0 (smallest) … 100 (best) with loss, of colours and of alpha; `nil` without loss.
  public var quality: Int?

  /// Makes options.
  public init(quality: Int? = nil) {
    self.quality = quality
  }
}
