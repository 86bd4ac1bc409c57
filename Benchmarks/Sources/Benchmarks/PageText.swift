/// A page of invented words: 32 lines of about 156 characters, the same in every run.
enum PageText {
  static let lines: [String] = {
    var state: UInt64 = 0x0123_4567_89AB_CDEF
    func next(_ count: Int) -> Int {
      // SplitMix64 (Steele, Lea and Flood, 2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
    let heads = ["b", "c", "d", "f", "g", "l", "m", "n", "p", "qu", "r", "s", "t", "t", "v", "tr", "st", ""]
    let vowels = ["a", "e", "e", "i", "i", "o", "u"]
    let tails = ["", "", "n", "s", "r", "t", "m", "x"]
    func word() -> String {
      (0...next(3)).map { _ in
        heads[next(heads.count)] + vowels[next(vowels.count)] + tails[next(tails.count)]
      }.joined()
    }
    var left = 5000
    return (0..<32).map { index in
      let length = left / (32 - index)
      var line = ""
      while line.count < length {
        let start = word()
        line += line.isEmpty ? start.prefix(1).uppercased() + start.dropFirst() : start
        line += next(9) == 0 ? ", " : " "
      }
      line = String(line.prefix(length - 1)) + "."
      left -= length
      return line
    }
  }()
}
