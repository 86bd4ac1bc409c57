/// Reads the paint of one colour glyph.
///
/// A spoiled font may refer in circles or multiply its parts without end: depth and size are bounded.
struct PaintReader {
  /// How deeply a paint may be nested. Fonts stay below 16.
  static let depthLimit = 64
  /// How many parts, stops of gradients among them, the paint of a glyph may have.
  static let partLimit = 8192

  /// The table.
  let table: PaintTable
  /// Where the paints that are being read begin, the outermost first.
  private var open: [Int] = []
  private var partCount = 0

  /// A reader for one glyph.
  init(_ table: PaintTable) { self.table = table }

  /// The paint of a glyph; `nil` where it has none.
  mutating func paint(of glyph: GlyphID) throws(PaintError) -> ColorPaint? {
    if let place = table.paint(of: glyph) {
      let paint = try paint(at: place)
      guard let box = table.clipBox(of: glyph) else { return paint }
      return .clip(try clipBox(at: box), paint)
    }
    guard let layers = table.layers(of: glyph) else { return nil }
    return .layers(
      layers.map {
        .glyph($0.glyph, .solid(PaletteColor(entry: $0.entry, alpha: VaryingNumber(value: 1))))
      })
  }

  /// The paint at a place.
  mutating func paint(at place: ByteReader) throws(PaintError) -> ColorPaint {
    guard let format = place.uint8(0) else { throw .truncated }
    guard !open.contains(place.origin) else { throw .loop }
    guard open.count < Self.depthLimit else { throw .tooDeep }
    try count(1)
    open.append(place.origin)
    defer { open.removeLast() }
    let fields = PaintFields(place, variations: table.variations)
    switch format {
    case 1: return .layers(try layers(at: place))
    case 2, 3: return .solid(try fields.color(at: 1, isVarying: format == 3))
    case 4...9:
      let gradient = try fields.gradient(format: format)
      try count(gradient.stops.count)
      return .gradient(gradient)
    case 10:
      guard let glyph = place.uint16(4) else { throw .truncated }
      return .glyph(GlyphID(UInt32(glyph)), try child(of: place, at: 1))
    case 11:
      guard let glyph = place.uint16(1) else { throw .truncated }
      return try paint(of: GlyphID(UInt32(glyph))) ?? .layers([])
    case 12...31: return .transform(try fields.transform(format: format), try child(of: place, at: 1))
    case 32:
      guard let mode = place.uint8(4) else { throw .truncated }
      let source = try child(of: place, at: 1)
      return .composite(source: source, mode: try Self.mode(mode), backdrop: try child(of: place, at: 5))
    // A format of a later version: nothing is drawn. Source: OpenType 1.9, `COLR`, "Future extensions".
    default: return .layers([])
    }
  }

  private mutating func count(_ parts: Int) throws(PaintError) {
    partCount += parts
    guard partCount <= Self.partLimit else { throw .tooLarge }
  }

  private mutating func child(of place: ByteReader, at field: Int) throws(PaintError) -> ColorPaint {
    guard let offset = place.uint24(field), let child = place.from(offset) else { throw .truncated }
    return try paint(at: child)
  }

  private mutating func layers(at place: ByteReader) throws(PaintError) -> [ColorPaint] {
    guard
      let count = place.uint8(1), let first = place.uint32(2), let list = table.layerList,
      let listed = list.uint32(0), first + count <= listed
    else { throw .truncated }
    var layers: [ColorPaint] = []
    for index in first..<first + count {
      guard let offset = list.uint32(4 + 4 * index), let layer = list.from(offset) else { throw .truncated }
      layers.append(try paint(at: layer))
    }
    return layers
  }

  private func clipBox(at place: ByteReader) throws(PaintError) -> ColorPaint.ClipBox {
    let fields = PaintFields(place, variations: table.variations)
    let base = try place.uint8(0) == 2 ? fields.index(at: 9) : PaintVariations.noVariation
    return ColorPaint.ClipBox(
      lower: try fields.point(at: 1, base: base, position: 0), upper: try fields.point(at: 5, base: base, position: 2))
  }

  private static func mode(_ number: Int) throws(PaintError) -> BlendMode {
    guard number < BlendMode.allCases.count else { throw .truncated }
    return BlendMode.allCases[number]
  }
}
