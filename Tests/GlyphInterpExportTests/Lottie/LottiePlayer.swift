import Foundation
import GlyphInterp

/// Plays a Lottie file as far as the product writes it: a second implementation for tests.
struct LottiePlayer {
  typealias Object = [String: Any]

  let root: Object

  init?(_ document: String) {
    guard let root = try? JSONSerialization.jsonObject(with: Data(document.utf8)) as? Object else { return nil }
    self.root = root
  }

  var layers: [Object] { root["layers"] as? [Object] ?? [] }

  /// What is seen in a frame, the lowest first.
  func picture(at frame: Double) -> [DrawnOutline] {
    picture(of: layers, at: frame, in: .identity, opacity: 1, name: nil)
  }

  private func picture(of layers: [Object], at frame: Double, in outer: Transform2D, opacity: Double, name: String?)
    -> [DrawnOutline]
  {
    var drawn: [DrawnOutline] = []
    for layer in layers.reversed() {
      let (start, end) = (number(layer["ip"]), number(layer["op"]))
      guard start <= frame, frame < end, let transform = layer["ks"] as? Object else { continue }
      var place = own(transform, at: frame)
      if let parent = layer["parent"] as? Int,
        let above = layers.first(where: { $0["ind"] as? Int == parent })?["ks"] as? Object
      {
        place = place.then(own(above, at: frame))
      }
      place = place.then(outer)
      let own = opacity * (transform["o"] == nil ? 1 : (numbers(transform["o"], at: frame).first ?? 100) / 100)
      let name = name ?? layer["nm"] as? String
      if let asset = layer["refId"] as? String {
        let assets = root["assets"] as? [Object] ?? []
        let inner = assets.first { $0["id"] as? String == asset }?["layers"] as? [Object] ?? []
        drawn += picture(of: inner, at: frame, in: place, opacity: own, name: name)
      }
      for shape in layer["shapes"] as? [Object] ?? [] {
        drawn.append(figure(shape, at: frame, in: place, opacity: own, name: name ?? ""))
      }
    }
    return drawn
  }

  /// A layer's own transform, of its anchor, scale and place.
  private func own(_ transform: Object, at frame: Double) -> Transform2D {
    let (anchor, place) = (vector(transform["a"], at: frame), vector(transform["p"], at: frame))
    let scale = transform["s"] == nil ? 1 : vector(transform["s"], at: frame).dx / 100
    return .translation(x: -anchor.dx, y: -anchor.dy).then(.scale(x: scale, y: scale))
      .then(.translation(x: place.dx, y: place.dy))
  }

  private func figure(_ group: Object, at frame: Double, in outer: Transform2D, opacity: Double, name: String)
    -> DrawnOutline
  {
    var drawn = DrawnOutline(name: name, contours: [], opacity: opacity, fill: [0, 0, 0])
    for item in group["it"] as? [Object] ?? [] {
      switch item["ty"] as? String {
      case "sh": drawn.contours.append(contour(item["ks"], at: frame).map(outer.apply(to:)))
      case "fl":
        drawn.opacity *= (numbers(item["o"], at: frame).first ?? 100) / 100
        drawn.fill = numbers(item["c"], at: frame).prefix(3).map { $0 * 255 }
      default: break
      }
    }
    return drawn
  }

  /// The polygon of a path property; every curve is 48 sides.
  private func contour(_ property: Any?, at frame: Double) -> [Point] {
    func parts(_ value: Any) -> [[Vector]] {
      let object = (value as? [Object])?.first ?? value as? Object ?? [:]
      return ["i", "o", "v"].map { key in
        (object[key] as? [[Any]] ?? []).map { Vector(dx: number($0[0]), dy: number($0[1])) }
      }
    }
    let (first, second, share) = pair(property, at: frame)
    let (start, end) = (parts(first), parts(second))
    let mixed = zip(start, end).map { zip($0, $1).map { $0 + ($1 + $0 * -1) * share } }
    let (handlesIn, handlesOut, places) = (mixed[0], mixed[1], mixed[2])
    var polygon: [Point] = []
    for index in places.indices {
      let next = (index + 1) % places.count
      let from = Point.zero + places[index]
      let to = Point.zero + places[next]
      polygon.append(from)
      guard handlesOut[index] != .zero || handlesIn[next] != .zero else { continue }
      for step in 1..<48 {
        let t = Double(step) / 48
        let first = from.interpolated(to: from + handlesOut[index], at: t)
        let second = (from + handlesOut[index]).interpolated(to: to + handlesIn[next], at: t)
        let third = (to + handlesIn[next]).interpolated(to: to, at: t)
        polygon.append(
          first.interpolated(to: second, at: t).interpolated(to: second.interpolated(to: third, at: t), at: t))
      }
    }
    return polygon
  }

  /// The values before and behind a frame, and the share of the second.
  private func pair(_ property: Any?, at frame: Double) -> (Any, Any, Double) {
    guard let property = property as? Object, let value = property["k"] else { return ([0.0], [0.0], 0) }
    guard property["a"] as? Int == 1, let keyframes = value as? [Object], let last = keyframes.last else {
      return (value, value, 0)
    }
    let index = keyframes.lastIndex { number($0["t"]) <= frame } ?? 0
    guard index + 1 < keyframes.count, frame >= number(keyframes[0]["t"]) else {
      let value = (index + 1 < keyframes.count ? keyframes[0] : last)["s"] ?? [0.0]
      return (value, value, 0)
    }
    let (start, end) = (keyframes[index], keyframes[index + 1])
    if start["h"] as? Int == 1 { return (start["s"] ?? [0.0], start["s"] ?? [0.0], 0) }
    let share = (frame - number(start["t"])) / (number(end["t"]) - number(start["t"]))
    let (out, into) = (start["o"] as? Object ?? [:], start["i"] as? Object ?? [:])
    let spline = [number(out["x"]), number(out["y"]), number(into["x"]), number(into["y"])]
    return (start["s"] ?? [0.0], end["s"] ?? [0.0], SVGPlayer.bezier(spline, at: share))
  }

  private func numbers(_ property: Any?, at frame: Double) -> [Double] {
    func list(_ value: Any) -> [Double] { (value as? [Any])?.map(number) ?? [number(value)] }
    let (first, second, share) = pair(property, at: frame)
    return zip(list(first), list(second)).map { $0 + ($1 - $0) * share }
  }

  private func vector(_ property: Any?, at frame: Double) -> Vector {
    let numbers = numbers(property, at: frame)
    return numbers.count > 1 ? Vector(dx: numbers[0], dy: numbers[1]) : .zero
  }

  private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
}
