/// How the numbers of paints follow the axes: the variation data of `COLR`, ready to be asked.
///
/// Source: OpenType 1.9, `COLR` version 1, "Variation data".
struct PaintVariations: Sendable {
  private let store: ItemVariationStore
  private let map: DeltaSetIndexMap?
  private let grid: DesignSpaceGrid

  /// The index base that says that nothing varies.
  static let noVariation = 0xFFFF_FFFF

  /// How many regions may change one number: a spoiled font says 65535 for each of thousands of numbers.
  static let regionLimit = 64

  /// Takes the store and the map of a font.
  ///
  /// - Parameter grid: the lines of the store's regions.
  init(store: ItemVariationStore, map: DeltaSetIndexMap?, grid: DesignSpaceGrid) {
    self.store = store
    self.map = map
    self.grid = grid
  }

  /// What the regions add to a number.
  ///
  /// - Parameters:
  ///   - base: the first index of the number's table.
  ///   - position: the place of the number among those that vary in its table.
  ///   - unit: what a delta of 1 adds.
  func deltas(base: Int, position: Int, unit: Double) -> [VaryingNumber.RegionDelta] {
    guard base != Self.noVariation, base + position < Self.noVariation else { return [] }
    let index = base + position
    let item: (outer: Int, inner: Int)
    if let map {
      guard let found = map.item(of: index) else { return [] }
      item = found
    } else {
      item = (index >> 16, index & 0xFFFF)
    }
    guard item.outer < store.subtables.count else { return [] }
    let subtable = store.subtables[item.outer]
    guard subtable.regionIndexes.count <= Self.regionLimit else { return [] }
    return subtable.regionIndexes.enumerated().compactMap { column, region in
      guard let delta = subtable.delta(item: item.inner, column: column), delta != 0 else { return nil }
      return VaryingNumber.RegionDelta(region: region, delta: delta * unit)
    }
  }

  /// How far each region applies at a normalised location.
  ///
  /// Beyond the ends of an axis the last segment of each region's tent goes on straight (semantics 3.9): a tent is
  /// linear between neighbouring lines of the grid, so the two lines around a coordinate say all.
  func shares(at location: [Double]) -> [Double] {
    let spans = grid.cell(at: location).spans
    return store.regions.map { region in
      var product = 1.0
      for (axis, tent) in region.tents.enumerated() where axis < spans.count && !tent.isNeutral {
        let lower = spans[axis].lower.value
        var share = tent.scalar(at: lower)
        if let upper = spans[axis].upper?.value {
          let place = ((axis < location.count ? location[axis] : 0) - lower) / (upper - lower)
          share = share * (1 - place) + tent.scalar(at: upper) * place
        }
        product *= share
        if product == 0 { break }
      }
      return product
    }
  }
}
