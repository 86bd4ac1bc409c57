/// How numbers of a scene are rounded when they are written (semantics 3.18): C mathematics differs in the last bit
/// between processors, files do not.
enum SceneNumber {
  /// Places and lengths in pixels: 1e-4.
  static let pixelDecimals = 4
  /// Everything else: 1e-6.
  static let factorDecimals = 6

  /// Writes numbers as an array.
  static func encode<Key>(
    _ numbers: [Double], decimals: Int, to container: inout KeyedEncodingContainer<Key>, as key: Key
  ) throws {
    try container.encode(numbers.map { $0.rounded(decimals: decimals) }, forKey: key)
  }

  /// Reads an array of so many numbers.
  static func decode<Key>(
    _ count: Int, from container: KeyedDecodingContainer<Key>, as key: Key
  ) throws -> [Double] {
    let numbers = try container.decode([Double].self, forKey: key)
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "\(numbers.count) numbers where \(count) are needed")
    }
    return numbers
  }

  /// Writes a factor unless it is 1.
  static func encode<Key>(
    factor: Double, to container: inout KeyedEncodingContainer<Key>, as key: Key
  ) throws {
    if factor != 1 { try container.encode(factor.rounded(decimals: factorDecimals), forKey: key) }
  }

  /// Writes a length unless it is 0.
  static func encode<Key>(
    length: Double, to container: inout KeyedEncodingContainer<Key>, as key: Key
  ) throws {
    if length != 0 { try container.encode(length.rounded(decimals: pixelDecimals), forKey: key) }
  }

  /// Writes a blend mode unless it is source-over.
  static func encode<Key>(
    blend: BlendMode, to container: inout KeyedEncodingContainer<Key>, as key: Key
  ) throws {
    if blend != .sourceOver { try container.encode(blend, forKey: key) }
  }

  /// Writes a map: its translation under one key when it is nothing else, its six numbers under another.
  static func encode<Key>(
    _ transform: Transform2D, to container: inout KeyedEncodingContainer<Key>, origin: Key,
    transform key: Key
  ) throws {
    if transform.isTranslation {
      try encode([transform.tx, transform.ty], decimals: pixelDecimals, to: &container, as: origin)
      return
    }
    let linear = [transform.a, transform.b, transform.c, transform.d]
    try container.encode(
      linear.map { $0.rounded(decimals: factorDecimals) }
        + [transform.tx, transform.ty].map { $0.rounded(decimals: pixelDecimals) },
      forKey: key)
  }

  /// Reads a map from either key; the identity when there is neither.
  static func decodeTransform<Key>(
    from container: KeyedDecodingContainer<Key>, origin: Key, transform key: Key
  ) throws -> Transform2D {
    if container.contains(key) {
      let numbers = try decode(6, from: container, as: key)
      return Transform2D(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    guard container.contains(origin) else { return .identity }
    let numbers = try decode(2, from: container, as: origin)
    return .translation(x: numbers[0], y: numbers[1])
  }
}
