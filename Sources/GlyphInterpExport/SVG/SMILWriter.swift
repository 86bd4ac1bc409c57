/// Writes keyframes as SMIL animations (SVG Animations Level 2).
///
/// What is played for ever follows a clock, one element that starts anew when it ends, so that no value has to be
/// written twice for a hold; what is played a few times spans a round each.
struct SMILWriter {
  /// Seconds of one round.
  let duration: Double
  /// How often it is played; 0 for ever.
  let playCount: Int

  /// The name of the clock, unlike that of any definition, which is an underscore and more.
  private static let clockName = SVGNames.own("_")

  /// The element inside the moving part that shows it and, for what is played for ever, gives the beat.
  var start: String {
    playCount == 0 && duration > 0
      ? "<set id=\"\(Self.clockName)\" attributeName=\"display\" to=\"inline\" begin=\"0s;\(Self.clockName).end\""
        + " dur=\"\(SVGNumberText.text(duration, decimals: 4))s\" fill=\"freeze\"/>"
      : "<set attributeName=\"display\" to=\"inline\"/>"
  }

  /// Digits of times, as shares of the round.
  private static let timeDecimals = 6
  /// Digits of the numbers of a timing curve.
  private static let curveDecimals = 4

  /// An `<animate>` of an attribute.
  func animate<Value>(_ attribute: String, _ keyframes: [Keyframe<Value>], _ text: (Value) -> String) -> String {
    "<animate attributeName=\"\(attribute)\"\(timing(keyframes, text))/>"
  }

  /// An `<animateTransform>` that moves.
  func move<Value>(_ keyframes: [Keyframe<Value>], _ text: (Value) -> String) -> String {
    "<animateTransform attributeName=\"transform\" type=\"translate\"\(timing(keyframes, text))/>"
  }

  /// An `<animateTransform>` that scales what is placed already.
  func scale<Value>(_ keyframes: [Keyframe<Value>], _ text: (Value) -> String) -> String {
    "<animateTransform attributeName=\"transform\" type=\"scale\" additive=\"sum\"\(timing(keyframes, text))/>"
  }

  /// An animation of `display` that shows something in some stretches of time.
  func visibility(in windows: [Range<Double>]) -> String {
    var times: [Double] = []
    var values: [String] = []
    func add(_ time: Double, _ value: String) {
      if values.last == value { return }
      if times.last == time {
        values[values.count - 1] = value
      } else {
        times.append(time)
        values.append(value)
      }
    }
    add(0, "none")
    for window in windows {
      add(window.lowerBound, "inline")
      if window.upperBound < duration { add(window.upperBound, "none") }
    }
    let shares = times.map { share($0, of: duration) }
    return "<animate attributeName=\"display\"\(length(duration)) calcMode=\"discrete\""
      + " keyTimes=\"\(shares.joined(separator: ";"))\" values=\"\(values.joined(separator: ";"))\"/>"
  }

  private func share(_ time: Double, of length: Double) -> String {
    SVGNumberText.text(length > 0 ? min(1, max(0, time / length)) : 0, decimals: Self.timeDecimals)
  }

  private func length(_ seconds: Double) -> String {
    let length = " dur=\"\(SVGNumberText.text(seconds, decimals: 4))s\""
    switch playCount {
    case 0: return " begin=\"\(Self.clockName).begin\"\(length) fill=\"freeze\""
    case 1: return length + " fill=\"freeze\""
    default: return length + " repeatCount=\"\(playCount)\" fill=\"freeze\""
    }
  }

  private func timing<Value>(_ keyframes: [Keyframe<Value>], _ text: (Value) -> String) -> String {
    // Only what is repeated has to span the whole round.
    let end = playCount > 1 ? duration : keyframes.last?.time ?? duration
    var times = keyframes.map { share($0.time, of: end) }
    var values = keyframes.map { text($0.value) }
    var curves = keyframes.dropLast().map(\.curve)
    // SMIL wants times from 0 to 1; where nothing moves values stand twice.
    if times.first != "0", let first = values.first {
      times.insert("0", at: 0)
      values.insert(first, at: 0)
      curves.insert(.linear, at: 0)
    }
    if times.last != "1", let last = values.last {
      times.append("1")
      values.append(last)
      curves.append(.linear)
    }
    var result = length(end)
    if values.count > 2 { result += " keyTimes=\"\(times.joined(separator: ";"))\"" }
    if curves.contains(where: { !$0.isLinear }) {
      result += " calcMode=\"spline\" keySplines=\"\(curves.map(curve).joined(separator: ";"))\""
    }
    return result + " values=\"\(values.joined(separator: ";"))\""
  }

  private func curve(_ curve: TimingCurve) -> String {
    if curve.isLinear { return "0 0 1 1" }
    return [curve.x1, curve.y1, curve.x2, curve.y2]
      .map { SVGNumberText.text($0, decimals: Self.curveDecimals) }.joined(separator: " ")
  }
}
