import GlyphInterp

extension LottieWriter {
  /// A glyph with colours of its own as Lottie can have it.
  enum Picture {
    /// Groups of shapes, the uppermost first.
    case shapes([String])
    /// An embedded picture: its asset, its size, and where its pen origin stands in it.
    case pixels(asset: String, origin: Point)
  }

  /// Pixels of an embedded picture per pixel of the canvas, in each direction.
  static let density = 2.0

  /// What a picture is in the file: shapes where it consists of plain colours, else pixels.
  mutating func picture(_ number: Int) throws(ExportError) -> Picture {
    if let known = pictures[number] { return known }
    let scene = animation.pictures[number].scene
    let made: Picture
    if let shapes = shapes(of: scene) {
      made = .shapes(shapes)
    } else {
      let density = Self.density * scale
      let embedded = try EmbeddedPicture(of: scene, in: scene.inkBounds().outset(by: 1), density: density)
      let asset = "_\(number)"
      assets.append(
        "{\"id\":\"\(asset)\",\"w\":\(embedded.width),\"h\":\(embedded.height),\"u\":\"\",\"p\":\"\(embedded.address)\",\"e\":1}"
      )
      made = .pixels(asset: asset, origin: embedded.origin)
    }
    pictures[number] = made
    return made
  }

  /// A scene of plain colours as groups, the uppermost first; `nil` for any other.
  private func shapes(of scene: Scene) -> [String]? {
    var groups: [String] = []
    for item in scene.items {
      guard case .shape(let shape) = item, case .solid(let color) = shape.paint, shape.blend == .sourceOver,
        shape.blur == 0
      else { return nil }
      let paths = shape.placements.flatMap { placement in
        let path = scene.outlines[placement.outline].path.transformed(by: placement.transform)
        return LottieContour.contours(verbs: path.verbs, outlines: [path.points])[0]
      }
      let texts = paths.map { "{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":\(text($0))}}" }
      let opacity = KeyframeTrack(still: color.alpha * shape.opacity)
      groups.append(group(texts, fill: fill(KeyframeTrack(still: color), opacity: opacity)))
    }
    return groups.reversed()
  }
}
