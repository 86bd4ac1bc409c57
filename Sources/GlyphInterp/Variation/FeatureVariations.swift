/// The conditions under which `GSUB` or `GPOS` replaces features by others.
///
/// Source: OpenType 1.9, "OpenType Layout common table formats", FeatureVariations.
struct FeatureVariations: Sendable {
  /// Conditions that must all hold, and which features they replace.
  struct Record: Hashable, Sendable {
    /// The conditions.
    let conditions: [FeatureCondition]
    /// The lookups that come into force or go out of it with the conditions.
    let lookups: [Int]
  }

  /// The records; the first whose conditions hold wins.
  let records: [Record]

  /// Reads the table of `GSUB` or `GPOS`: no records where it has none, `nil` where it is malformed.
  init?(_ table: ByteReader) {
    guard let major = table.uint16(0), let minor = table.uint16(2), major == 1 else { return nil }
    guard minor >= 1, let offset = table.uint32(10), offset != 0 else {
      records = []
      return
    }
    guard
      let variations = table.from(offset), let count = variations.uint32(4),
      variations.holds(count, recordsOf: 8, at: 8)
    else { return nil }
    var records: [Record] = []
    for index in 0..<count {
      guard
        let conditionOffset = variations.uint32(8 + 8 * index), let lookupOffset = variations.uint32(12 + 8 * index),
        let conditions = Self.conditions(variations, at: conditionOffset),
        let lookups = Self.lookups(variations, at: lookupOffset, features: table)
      else { return nil }
      records.append(Record(conditions: conditions, lookups: lookups))
    }
    self.records = records
  }

  private static func conditions(_ variations: ByteReader, at offset: Int) -> [FeatureCondition]? {
    if offset == 0 { return [] }
    guard let set = variations.from(offset), let count = set.uint16(0), set.holds(count, recordsOf: 4, at: 2)
    else { return nil }
    var conditions: [FeatureCondition] = []
    for index in 0..<count {
      guard
        let place = set.uint32(2 + 4 * index), let condition = set.from(place), condition.uint16(0) == 1,
        let axis = condition.uint16(2), let minimum = condition.int16(4), let maximum = condition.int16(6)
      else { return nil }
      conditions.append(FeatureCondition(axis: axis, minimum: minimum, maximum: maximum))
    }
    return conditions
  }

  /// The lookups of the features that stand in for others, and of those that they stand in for.
  private static func lookups(_ variations: ByteReader, at offset: Int, features table: ByteReader) -> [Int]? {
    if offset == 0 { return [] }
    guard
      let substitutions = variations.from(offset), let count = substitutions.uint16(4),
      substitutions.holds(count, recordsOf: 6, at: 6), let listOffset = table.uint16(6),
      let list = table.from(listOffset)
    else { return nil }
    var lookups: Set<Int> = []
    for index in 0..<count {
      guard
        let feature = substitutions.uint16(6 + 6 * index), let place = substitutions.uint32(8 + 6 * index),
        let substitute = substitutions.from(place).flatMap(Self.lookups(ofFeature:)),
        let replacedPlace = list.uint16(2 + 6 * feature + 4),
        let replaced = list.from(replacedPlace).flatMap(Self.lookups(ofFeature:))
      else { return nil }
      lookups.formUnion(substitute)
      lookups.formUnion(replaced)
    }
    return lookups.sorted()
  }

  private static func lookups(ofFeature table: ByteReader) -> [Int]? {
    guard let count = table.uint16(2), table.holds(count, recordsOf: 2, at: 4) else { return nil }
    return (0..<count).compactMap { table.uint16(4 + 2 * $0) }
  }
}
