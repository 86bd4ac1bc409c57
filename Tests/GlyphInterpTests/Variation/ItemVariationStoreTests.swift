import Testing

@testable import GlyphInterp

@Suite("Item variation stores")
struct ItemVariationStoreTests {
  /// One axis; regions −1…0 and 0…0.5…1; two rows: (−300, 7) and (1000, −8), the first column of 16 bits.
  private let bytes: [UInt8] = [
    0, 1, 0, 0, 0, 12, 0, 1, 0, 0, 0, 28,  // format, region list at 12, one subtable at 28
    0, 1, 0, 2,  // one axis, two regions
    0xC0, 0, 0xC0, 0, 0, 0,  // −1, −1, 0
    0, 0, 0x20, 0, 0x40, 0,  // 0, 0.5, 1
    0, 2, 0, 1, 0, 2, 0, 0, 0, 1,  // two rows, one wide column, two columns: regions 0 and 1
    0xFE, 0xD4, 7, 0x03, 0xE8, 0xF8,
  ]

  @Test("deltas are the sum of the regions' shares")
  func deltas() throws {
    let store = try #require(ItemVariationStore(ByteReader(bytes), axisCount: 1))
    #expect(store.delta(outer: 0, inner: 0, at: [-1]) == -300)
    #expect(store.delta(outer: 0, inner: 0, at: [-0.5]) == -150)
    #expect(store.delta(outer: 0, inner: 0, at: [0]) == 0)
    #expect(store.delta(outer: 0, inner: 0, at: [0.25]) == 3.5)
    #expect(store.delta(outer: 0, inner: 1, at: [0.5]) == -8)
    #expect(store.delta(outer: 0, inner: 1, at: [0.75]) == -4)
    #expect(store.delta(outer: 0, inner: 1, at: [1]) == 0)
  }

  @Test("an item that is not there has no delta")
  func missing() throws {
    let store = try #require(ItemVariationStore(ByteReader(bytes), axisCount: 1))
    #expect(store.delta(outer: 0xFFFF, inner: 0xFFFF, at: [1]) == 0)
    #expect(store.delta(outer: 0, inner: 2, at: [-1]) == 0)
    #expect(store.delta(outer: 0, inner: 0, at: []) == 0)
  }

  @Test("columns of 32 and 16 bits where the subtable says so")
  func longWords() throws {
    var long = Array(bytes.prefix(30))
    long[29] = 1
    long += [0x80, 1, 0, 2, 0, 0, 0, 1, 0, 1, 0x11, 0x70, 0xFF, 0x00]
    let store = try #require(ItemVariationStore(ByteReader(long), axisCount: 1))
    #expect(store.delta(outer: 0, inner: 0, at: [-1]) == 70000)
    #expect(store.delta(outer: 0, inner: 0, at: [0.5]) == -256)
  }

  @Test("a store that is cut off anywhere, or is for other axes, is none")
  func malformed() {
    for length in 0..<bytes.count {
      #expect(ItemVariationStore(ByteReader(Array(bytes.prefix(length))), axisCount: 1) == nil)
    }
    #expect(ItemVariationStore(ByteReader(bytes), axisCount: 2) == nil)
  }

  @Test("any byte may be spoiled")
  func spoiled() {
    for place in bytes.indices {
      for value in [UInt8(0), 1, 0x7F, 0x80, 0xFF] {
        var spoiled = bytes
        spoiled[place] = value
        if let store = ItemVariationStore(ByteReader(spoiled), axisCount: 1) {
          #expect(store.delta(outer: 0, inner: 1, at: [0.3]).isFinite)
        }
      }
    }
  }

  @Test("tents that are malformed, or peak at the default, let everything through")
  func neutralTents() {
    typealias Tent = VariationRegion.Tent
    #expect(Tent(start: 100, peak: 50, end: 200).scalar(at: 0.9) == 1)
    #expect(Tent(start: -100, peak: 50, end: 200).scalar(at: 0.9) == 1)
    #expect(Tent(start: -16384, peak: 0, end: 16384).scalar(at: 0.9) == 1)
    #expect(Tent(start: 0, peak: 16384, end: 16384).scalar(at: 0.9) == 0.9)
  }

  @Test("a map names subtable and row, its last entry standing for all later ones")
  func indexMaps() throws {
    // Format 0, entries of two bytes with eight inner bits: 1/2, 3/4.
    let map = try #require(DeltaSetIndexMap(ByteReader([0, 0x17, 0, 2, 1, 2, 3, 4])))
    #expect(map.item(of: 0).map { [$0.outer, $0.inner] } == [1, 2])
    #expect(map.item(of: 1).map { [$0.outer, $0.inner] } == [3, 4])
    #expect(map.item(of: 9).map { [$0.outer, $0.inner] } == [3, 4])
    #expect(DeltaSetIndexMap(ByteReader([0, 0x17, 0, 3, 1, 2, 3, 4])) == nil)
    #expect(DeltaSetIndexMap(ByteReader([2, 0x17, 0, 0])) == nil)
  }
}
