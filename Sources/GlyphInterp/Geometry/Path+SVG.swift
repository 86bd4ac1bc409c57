extension Path {
  /// The path as SVG path data (SVG 2, section 9.3) in absolute commands.
  ///
  /// - Parameter decimals: digits kept after the decimal mark, 0…9.
  public func svgPathData(decimals: Int) -> String {
    var text = ""
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: text += "M"
      case .line: text += "L"
      case .quad: text += "Q"
      case .cubic: text += "C"
      case .close: text += "Z"
      }
      for step in 0..<verb.pointCount {
        if step > 0 { text += " " }
        let point = points[index]
        text += point.x.decimalText(decimals: decimals) + " "
        text += point.y.decimalText(decimals: decimals)
        index += 1
      }
    }
    return text
  }

  /// Reads path data made of the absolute commands `M L Q C Z`; `nil` when it holds anything else.
  public init?(svgPathData text: String) {
    self.init()
    var numbers: [Double] = []
    var pending: Verb?
    func takeStep(into path: inout Path) -> Bool {
      guard let verb = pending else { return numbers.isEmpty }
      guard numbers.count == verb.pointCount * 2 else { return false }
      path.verbs.append(verb)
      for pair in stride(from: 0, to: numbers.count, by: 2) {
        path.points.append(Point(x: numbers[pair], y: numbers[pair + 1]))
      }
      numbers.removeAll(keepingCapacity: true)
      return true
    }
    var token = ""
    func takeNumber() -> Bool {
      guard !token.isEmpty else { return true }
      guard let number = Double(token), number.isFinite else { return false }
      numbers.append(number)
      token = ""
      return true
    }
    let verbsByLetter: [Character: Verb] = [
      "M": .move, "L": .line, "Q": .quad, "C": .cubic, "Z": .close,
    ]
    for character in text {
      if let verb = verbsByLetter[character] {
        guard takeNumber(), takeStep(into: &self) else { return nil }
        pending = verb
      } else if character == " " || character == "," {
        guard takeNumber() else { return nil }
      } else {
        token.append(character)
      }
    }
    guard takeNumber(), takeStep(into: &self) else { return nil }
    guard verbs.first == nil || verbs.first == .move else { return nil }
  }
}
