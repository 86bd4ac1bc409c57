/// Reads the numbers of one paint.
///
/// Source: OpenType 1.9, `COLR` version 1, "Paint tables". Each format comes in two forms: the second one has an index
/// into the variation data after its numbers, which belong to that index and those that follow it.
struct PaintFields {
  private let place: ByteReader
  private let variations: PaintVariations?

  /// A reader of the paint at a place.
  init(_ place: ByteReader, variations: PaintVariations?) {
    self.place = place
    self.variations = variations
  }

  /// An index into the variation data.
  func index(at offset: Int) throws(PaintError) -> Int {
    guard let index = place.uint32(offset) else { throw .truncated }
    return index
  }

  private func deltas(_ base: Int, _ position: Int, _ unit: Double) -> [VaryingNumber.RegionDelta] {
    variations?.deltas(base: base, position: position, unit: unit) ?? []
  }

  /// A number in F2DOT14.
  func fraction(at offset: Int, base: Int, position: Int) throws(PaintError) -> VaryingNumber {
    guard let stored = place.int16(offset) else { throw .truncated }
    return VaryingNumber(
      value: NormalizedScale.value(stored), deltas: deltas(base, position, 1 / NormalizedScale.one))
  }

  /// A signed number of font units.
  func distance(at offset: Int, base: Int, position: Int) throws(PaintError) -> VaryingNumber {
    guard let stored = place.int16(offset) else { throw .truncated }
    return VaryingNumber(value: Double(stored), deltas: deltas(base, position, 1))
  }

  /// An unsigned number of font units.
  private func radius(at offset: Int, base: Int, position: Int) throws(PaintError) -> VaryingNumber {
    guard let stored = place.uint16(offset) else { throw .truncated }
    return VaryingNumber(value: Double(stored), deltas: deltas(base, position, 1))
  }

  /// A number in 16.16.
  private func fixed(at offset: Int, base: Int, position: Int) throws(PaintError) -> VaryingNumber {
    guard let stored = place.int32(offset) else { throw .truncated }
    return VaryingNumber(value: Double(stored) / 65536, deltas: deltas(base, position, 1 / 65536))
  }

  /// Two numbers of font units.
  func point(at offset: Int, base: Int, position: Int) throws(PaintError) -> VaryingPoint {
    VaryingPoint(
      x: try distance(at: offset, base: base, position: position),
      y: try distance(at: offset + 2, base: base, position: position + 1))
  }

  /// A palette entry with its alpha.
  func color(at offset: Int, isVarying: Bool) throws(PaintError) -> PaletteColor {
    guard let entry = place.uint16(offset) else { throw .truncated }
    let base = isVarying ? try index(at: offset + 4) : PaintVariations.noVariation
    return PaletteColor(entry: entry, alpha: try fraction(at: offset + 2, base: base, position: 0))
  }

  /// A gradient of formats 4 to 9.
  func gradient(format: Int) throws(PaintError) -> PaintGradient {
    let isVarying = format % 2 == 1
    guard let offset = place.uint24(1), let line = place.from(offset) else { throw .truncated }
    let base = isVarying ? try index(at: format < 8 ? 16 : 12) : PaintVariations.noVariation
    let geometry: PaintGradient.Geometry
    switch format {
    case 4, 5:
      geometry = .linear(
        try point(at: 4, base: base, position: 0), try point(at: 8, base: base, position: 2),
        try point(at: 12, base: base, position: 4))
    case 6, 7:
      geometry = .radial(
        try point(at: 4, base: base, position: 0), try radius(at: 8, base: base, position: 2),
        try point(at: 10, base: base, position: 3), try radius(at: 14, base: base, position: 5))
    default:
      geometry = .sweep(
        try point(at: 4, base: base, position: 0), try fraction(at: 8, base: base, position: 2),
        try fraction(at: 10, base: base, position: 3))
    }
    let fields = PaintFields(line, variations: variations)
    return PaintGradient(
      geometry: geometry, stops: try fields.stops(isVarying: isVarying), extend: try fields.extend())
  }

  private func extend() throws(PaintError) -> Gradient.Extend {
    guard let extend = place.uint8(0) else { throw .truncated }
    // An unknown mode pads. Source: OpenType 1.9, `COLR`, "Color lines".
    return extend == 1 ? .repeat : extend == 2 ? .reflect : .pad
  }

  private func stops(isVarying: Bool) throws(PaintError) -> [PaintGradient.Stop] {
    let size = isVarying ? 10 : 6
    guard let count = place.uint16(1), place.holds(count, recordsOf: size, at: 3) else { throw .truncated }
    guard count <= PaintReader.partLimit else { throw .tooLarge }
    var stops: [PaintGradient.Stop] = []
    stops.reserveCapacity(count)
    for stop in 0..<count {
      let offset = 3 + size * stop
      guard let entry = place.uint16(offset + 2) else { throw .truncated }
      let base = isVarying ? try index(at: offset + 6) : PaintVariations.noVariation
      stops.append(
        PaintGradient.Stop(
          offset: try fraction(at: offset, base: base, position: 0),
          color: PaletteColor(entry: entry, alpha: try fraction(at: offset + 4, base: base, position: 1))))
    }
    return stops
  }

  /// A map of formats 12 to 31.
  func transform(format: Int) throws(PaintError) -> PaintTransform {
    let isVarying = format % 2 == 1
    func base(after length: Int) throws(PaintError) -> Int {
      isVarying ? try index(at: length) : PaintVariations.noVariation
    }
    switch format & ~1 {
    case 12:
      guard let offset = place.uint24(4), let matrix = place.from(offset) else { throw .truncated }
      return try PaintFields(matrix, variations: variations).matrix(isVarying: isVarying)
    case 14:
      let base = try base(after: 8)
      return .translation(
        try distance(at: 4, base: base, position: 0), try distance(at: 6, base: base, position: 1))
    case 16, 18: return try pair(PaintTransform.scaling, isCentered: format >= 18, isVarying)
    case 20, 22:
      return try single({ .scaling($0, $0) }, isCentered: format >= 22, isVarying)
    case 24, 26: return try single(PaintTransform.rotation, isCentered: format >= 26, isVarying)
    default: return try pair(PaintTransform.skewing, isCentered: format >= 30, isVarying)
    }
  }

  private func matrix(isVarying: Bool) throws(PaintError) -> PaintTransform {
    let base = isVarying ? try index(at: 24) : PaintVariations.noVariation
    var numbers: [VaryingNumber] = []
    for position in 0..<6 { numbers.append(try fixed(at: 4 * position, base: base, position: position)) }
    return .matrix(numbers)
  }

  /// A map of one number, perhaps about a centre.
  private func single(
    _ make: (VaryingNumber) -> PaintTransform, isCentered: Bool, _ isVarying: Bool
  ) throws(PaintError) -> PaintTransform {
    let base = isVarying ? try index(at: isCentered ? 10 : 6) : PaintVariations.noVariation
    let map = make(try fraction(at: 4, base: base, position: 0))
    return isCentered ? .about(try point(at: 6, base: base, position: 1), map) : map
  }

  /// A map of two numbers, perhaps about a centre.
  private func pair(
    _ make: (VaryingNumber, VaryingNumber) -> PaintTransform, isCentered: Bool, _ isVarying: Bool
  ) throws(PaintError) -> PaintTransform {
    let base = isVarying ? try index(at: isCentered ? 12 : 8) : PaintVariations.noVariation
    let map = make(
      try fraction(at: 4, base: base, position: 0), try fraction(at: 6, base: base, position: 1))
    return isCentered ? .about(try point(at: 8, base: base, position: 2), map) : map
  }
}
