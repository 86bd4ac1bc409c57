/// Numbers for strings: equal numbers for canonically equivalent ones.
///
/// Numbers are given in order of first appearance, so that no hash value shows in a result.
struct ClusterVocabulary {
  private(set) var strings: [String] = []
  private var numbers: [String: Int] = [:]
  /// Numbers of strings of up to seven UTF-8 bytes, by their bytes: hashing a string that is not
  /// ASCII normalises it first, which costs more than the rest of the matching.
  private var packedNumbers: [UInt64: Int] = [:]

  /// The number of a string.
  mutating func number(of string: String) -> Int {
    guard let packed = Self.packed(string) else { return unpackedNumber(of: string) }
    if let known = packedNumbers[packed] { return known }
    let number = unpackedNumber(of: string)
    packedNumbers[packed] = number
    return number
  }

  /// For every number its rank when the strings are sorted by code point.
  func ranks() -> [Int] {
    let order = strings.indices.sorted { strings[$0] < strings[$1] }
    var ranks = [Int](repeating: 0, count: strings.count)
    for (rank, number) in order.enumerated() { ranks[number] = rank }
    return ranks
  }

  private mutating func unpackedNumber(of string: String) -> Int {
    if let known = numbers[string] { return known }
    numbers[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }

  private static func packed(_ string: String) -> UInt64? {
    let bytes = string.utf8
    guard bytes.count <= 7 else { return nil }
    return bytes.reduce(UInt64(bytes.count)) { $0 << 8 | UInt64($1) }
  }
}
