/// Finds the last block of a deflate stream, so that another can follow it.
///
/// Source: RFC 1951, sections 3.2.3 to 3.2.7.
struct DeflateScanner {
  /// A place that no valid stream gets to.
  private struct Malformed: Error {}

  private static let tableBits = 15
  private static let endOfBlock = 256
  /// The order in which the lengths of the code length codes stand.
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let bytes: [UInt8]
  private var bit = 0

  /// Where the last block starts and where it ends, in bits; `nil` when the bytes are no whole stream.
  static func lastBlock(of bytes: [UInt8]) -> (start: Int, end: Int)? {
    var scanner = DeflateScanner(bytes)
    return try? scanner.scan()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() throws(Malformed) -> (start: Int, end: Int) {
    while bit < bytes.count * 8 {
      let start = bit
      let isLast = try take(1) == 1
      switch try take(2) {
      case 0:
        bit = (bit + 7) / 8 * 8
        let count = try take(16)
        bit += 16 + count * 8
      case 1: try skipFixed()
      case 2: try skipDynamic()
      default: throw Malformed()
      }
      if isLast {
        guard bit <= bytes.count * 8 else { throw Malformed() }
        return (start, bit)
      }
    }
    throw Malformed()
  }

  private mutating func skipFixed() throws(Malformed) {
    let lengths = (0..<288).map { symbol -> UInt8 in
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
    }
    try skipCodes(Self.table(lengths), Self.table([UInt8](repeating: 5, count: 30)))
  }

  private mutating func skipDynamic() throws(Malformed) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for place in Self.lengthOrder.prefix(lengthCount) { codeLengths[place] = UInt8(try take(3)) }
    let table = Self.table(codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(table) {
      case 16:
        guard let last = lengths.last else { throw Malformed() }
        lengths += repeatElement(last, count: try take(2) + 3)
      case 17: lengths += repeatElement(0, count: try take(3) + 3)
      case 18: lengths += repeatElement(0, count: try take(7) + 11)
      case let length: lengths.append(UInt8(length))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Malformed() }
    try skipCodes(
      Self.table(Array(lengths.prefix(literalCount))), Self.table(Array(lengths.dropFirst(literalCount))))
  }

  private mutating func skipCodes(_ literals: [UInt16], _ distances: [UInt16]) throws(Malformed) {
    while bit < bytes.count * 8 {
      let code = try symbol(literals)
      if code < Self.endOfBlock { continue }
      if code == Self.endOfBlock { return }
      // Lengths 257…264 and 285 have no extra bits, the others one more for every four.
      if code >= 265 && code < 285 { bit += (code - 261) / 4 }
      let distance = try symbol(distances)
      if distance >= 4 { bit += distance / 2 - 1 }
    }
    throw Malformed()
  }

  /// The next symbol of a code.
  private mutating func symbol(_ table: [UInt16]) throws(Malformed) -> Int {
    let entry = table[peek() & (1 << Self.tableBits - 1)]
    guard entry > 0 else { throw Malformed() }
    bit += Int(entry & 15)
    return Int(entry >> 4)
  }

  private mutating func take(_ count: Int) throws(Malformed) -> Int {
    let value = peek() & (1 << count - 1)
    bit += count
    return value
  }

  /// At least the next 16 bits, zeros after the end.
  private func peek() -> Int {
    var value = 0
    let first = bit >> 3
    for place in 0..<3 where first + place < bytes.count { value |= Int(bytes[first + place]) << (8 * place) }
    return value >> (bit & 7)
  }

  /// From the next 15 bits to a symbol and the length of its code, `symbol << 4 | length`; 0 for none.
  private static func table(_ lengths: [UInt8]) -> [UInt16] {
    var table = [UInt16](repeating: 0, count: 1 << tableBits)
    var code = 0
    for length in 1...tableBits {
      for (symbol, symbolLength) in lengths.enumerated() where Int(symbolLength) == length {
        var reversed = 0
        for place in 0..<length { reversed |= (code >> place & 1) << (length - 1 - place) }
        for entry in stride(from: reversed, to: table.count, by: 1 << length) {
          table[entry] = UInt16(symbol << 4 | length)
        }
        code += 1
      }
      code <<= 1
    }
    return table
  }
}
