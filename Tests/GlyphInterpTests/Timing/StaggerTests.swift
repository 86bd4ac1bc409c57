import GlyphInterp
import Testing

@Suite struct StaggerTests {
  static func onsets(_ order: Stagger.Order, _ count: Int) throws -> [Double] {
    try Stagger(total: 1, order: order).onsets(count: count)
  }

  @Test func `Orders run from edge to edge, from the centre and to it`() throws {
    #expect(try Self.onsets(.leading, 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(try Self.onsets(.trailing, 5) == [1, 0.75, 0.5, 0.25, 0])
    #expect(try Self.onsets(.center, 5) == [1, 0.5, 0, 0.5, 1])
    #expect(try Self.onsets(.edges, 5) == [0, 0.5, 1, 0.5, 0])
    #expect(try Self.onsets(.center, 6) == [1, 0.5, 0, 0, 0.5, 1])
    #expect(try Self.onsets(.edges, 6) == [0, 0.5, 1, 1, 0.5, 0])
  }

  @Test(arguments: [Stagger.Order.leading, .trailing, .center, .edges, .random(seed: 1)])
  func `The first starts at once and the last after the total`(order: Stagger.Order) throws {
    #expect(try Self.onsets(order, 0) == [])
    #expect(try Self.onsets(order, 1) == [0])
    for count in 3...12 {
      let onsets = try Self.onsets(order, count)
      #expect(onsets.min() == 0)
      #expect(onsets.max() == 1)
    }
  }

  @Test func `A random order is a permutation that its seed decides`() throws {
    let onsets = try Self.onsets(.random(seed: 42), 11)
    #expect(try onsets.sorted() == Self.onsets(.leading, 11))
    #expect(try onsets == Self.onsets(.random(seed: 42), 11))
    #expect(try onsets != Self.onsets(.random(seed: 43), 11))
  }

  @Test(arguments: [-0.1, Double.nan, .infinity])
  func `Senseless totals are refused`(total: Double) {
    #expect(throws: AnimationError.self) { try Stagger(total: total) }
  }
}
