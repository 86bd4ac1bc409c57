/// A gradient is coded with its points under the name of its geometry: `linear` [x₀, y₀, x₁, y₁, x₂, y₂], `radial`
/// [x₀, y₀, r₀, x₁, y₁, r₁], `sweep` [x, y, start, end].
extension Gradient: Codable {
  private enum CodingKeys: String, CodingKey {
    case linear
    case radial
    case sweep
    case stops
    case extend
    case origin
    case transform
  }

  /// Reads a gradient.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      geometry: try Self.geometry(from: container),
      stops: try container.decode([Stop].self, forKey: .stops),
      extend: try container.decodeIfPresent(Extend.self, forKey: .extend) ?? .pad,
      transform: try SceneNumber.decodeTransform(
        from: container, origin: .origin, transform: .transform))
  }

  /// Writes a gradient, places rounded to 1e-4 px, angles and components to 1e-6.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let pixels = SceneNumber.pixelDecimals
    switch geometry {
    case .linear(let start, let end, let rotation):
      try SceneNumber.encode(
        [start, end, rotation].flatMap { [$0.x, $0.y] }, decimals: pixels, to: &container,
        as: .linear)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      try SceneNumber.encode(
        [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius],
        decimals: pixels, to: &container, as: .radial)
    case .sweep(let center, let startAngle, let endAngle):
      try SceneNumber.encode(
        [center.x, center.y].map { $0.rounded(decimals: pixels) } + [startAngle, endAngle],
        decimals: SceneNumber.factorDecimals, to: &container, as: .sweep)
    }
    try container.encode(stops, forKey: .stops)
    if extend != .pad { try container.encode(extend, forKey: .extend) }
    if transform != .identity {
      try SceneNumber.encode(transform, to: &container, origin: .origin, transform: .transform)
    }
  }

  private static func geometry(
    from container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Geometry {
    if container.contains(.linear) {
      let numbers = try SceneNumber.decode(6, from: container, as: .linear)
      return .linear(
        start: Point(x: numbers[0], y: numbers[1]), end: Point(x: numbers[2], y: numbers[3]),
        rotation: Point(x: numbers[4], y: numbers[5]))
    }
    if container.contains(.radial) {
      let numbers = try SceneNumber.decode(6, from: container, as: .radial)
      return .radial(
        startCenter: Point(x: numbers[0], y: numbers[1]), startRadius: numbers[2],
        endCenter: Point(x: numbers[3], y: numbers[4]), endRadius: numbers[5])
    }
    let numbers = try SceneNumber.decode(4, from: container, as: .sweep)
    return .sweep(
      center: Point(x: numbers[0], y: numbers[1]), startAngle: numbers[2], endAngle: numbers[3])
  }
}
