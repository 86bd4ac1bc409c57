/// When each cluster of a text starts: a delay that runs through the clusters in some order.
public struct Stagger: Hashable, Sendable {
  /// The time in seconds from the first cluster that starts to the last one.
  public let total: Double
  /// The order in which clusters start.
  public let order: Order

  /// No stagger: all clusters start together.
  public static let none = Stagger(uncheckedTotal: 0, order: .leading)

  private init(uncheckedTotal: Double, order: Order) {
    total = uncheckedTotal
    self.order = order
  }

  /// Creates a stagger of a total time in seconds.
  ///
  /// - Throws: ``AnimationError/invalidStagger(seconds:)`` for a total that is negative or not finite.
  public init(total: Double, order: Order = .leading) throws(AnimationError) {
    guard total >= 0, total.isFinite else { throw .invalidStagger(seconds: total) }
    self.init(uncheckedTotal: total, order: order)
  }

  /// The time in seconds at which each of `count` clusters starts.
  ///
  /// The first ones start at 0, the last ones at ``total``, the others at equal steps between. A
  /// single cluster starts at 0, and so do two from the centre or from the edges. Clusters are
  /// numbered from the leading edge of the text.
  public func onsets(count: Int) -> [Double] {
    let ranks = order.ranks(count: count)
    guard let last = ranks.max(), last > 0 else { return ranks.map { _ in 0 } }
    return ranks.map { total * Double($0) / Double(last) }
  }
}
