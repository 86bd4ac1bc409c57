import GlyphInterp

extension LottieWriter {
  /// What decides how a picture is taken apart.
  struct PartsKey: Hashable {
    let picture: Int
    let box: Rect
    let isCutOut: Bool
  }

  /// Whether all pictures of a glyph that changes are pixels, or each is pixels or a single shape and some colour is
  /// translucent.
  func mixesAlphas(_ change: PictureChange) -> Bool {
    guard change.stages.count > 1 else { return false }
    let pictures = change.stages.map(\.picture)
    if pictures.allSatisfy(isPixels) { return true }
    let scenes = pictures.map { animation.pictures[$0].scene }
    return scenes.contains(where: \.isTranslucent)
      && zip(pictures, scenes).allSatisfy { $1.onlyShape != nil || isPixels($0) }
  }

  /// Whether a picture is not one of shapes.
  private func isPixels(_ picture: Int) -> Bool {
    shapes(of: picture, colors: KeyframeTrack(still: animation.pictures[picture].scene.colorComponents)) == nil
  }

  /// The pictures of a glyph in one layer: opaque ones laid over each other, and cut out by their alphas, which are
  /// pictures laid over each other as well.
  ///
  /// Of two opaque pictures, one on top and half seen, half is seen of each; of translucent ones more than that.
  mutating func mixedText(
    _ layer: AnimatedLayer, of change: PictureChange, opacity: KeyframeTrack<Double>, in stretch: Stretch
  ) throws(ExportError) -> String {
    var colors: [String] = []
    var alphas: [String] = []
    let contours = commonContours(of: change)
    for (number, (stage, box)) in zip(change.stages, commonBoxes(of: change)).enumerated() {
      let parts: (color: Picture, alpha: Picture)
      if let shapes = shapeParts(stage.picture, in: box) {
        parts = shapes
      } else {
        parts = try pixelParts(stage.picture, in: box, contours?[number])
      }
      let own = layer.scaled(to: stage.scale)
      colors.append(text(own, showing: parts.color, opacity: stage.cover, in: stretch))
      alphas.append(text(own, showing: parts.alpha, opacity: stage.cover, in: stretch))
    }
    let opaque = KeyframeTrack(still: 1.0)
    let content = composition(of: colors, named: layer.name, opacity: opaque, in: stretch, role: .cutOut)
    let matte = composition(of: alphas, named: layer.name, opacity: opaque, in: stretch, role: .matte)
    return composition(of: [content, matte], named: layer.name, opacity: opacity, in: stretch)
  }

  /// A picture of one shape as two opaque ones: its paint all over a box, and its alpha as grey.
  private func shapeParts(_ picture: Int, in box: Rect) -> (color: Picture, alpha: Picture)? {
    let scene = animation.pictures[picture].scene
    let colors = KeyframeTrack(still: scene.colorComponents)
    guard scene.onlyShape != nil, let color = shapes(of: scene.spread(over: box), colors: colors, part: .color),
      let alpha = shapes(of: scene, colors: colors, part: .alpha)
    else { return nil }
    return (.shapes(color), .shapes(alpha))
  }

  /// A picture as pixels: its colours, and its alpha as grey.
  private mutating func pixelParts(
    _ picture: Int, in box: Rect, _ contour: LottieContour?
  ) throws(ExportError) -> (color: Picture, alpha: Picture) {
    let key = PartsKey(picture: picture, box: box, isCutOut: contour != nil)
    if let known = knownParts[key] { return known }
    let scene = animation.pictures[picture].scene
    let drawn = contour == nil ? scene : scene.spread(over: box)
    let parts = try EmbeddedPicture.parts(of: drawn, in: box, density: Self.density * scale)
    let number = knownParts.count
    let made = (
      color: asset(parts.color, named: "_color-\(number)", cutOutBy: contour),
      alpha: asset(parts.alpha, named: "_alpha-\(number)", cutOutBy: nil)
    )
    knownParts[key] = made
    return made
  }

  /// For each of the pictures the contour that cuts it out, where all are cut out alike.
  private func commonContours(of change: PictureChange) -> [LottieContour]? {
    let contours = change.stages.compactMap { animation.pictures[$0.picture].scene.onlyContour }
    guard contours.count == change.stages.count else { return nil }
    func places(_ index: Int) -> [Point] {
      let size = change.stages[index].scale.last
      return contours[index].vertices.map { Point(x: $0.place.x * size, y: $0.place.y * size) }
    }
    let last = places(contours.count - 1)
    let areAlike = contours.indices.allSatisfy { index in
      let own = places(index)
      return own.count == last.count && zip(own, last).allSatisfy { ($0 - $1).length < Self.likeness }
    }
    return areAlike ? contours : nil
  }

  /// How far apart in pixels the points of contours are that count as one.
  private static var likeness: Double { 0.05 }

  /// For each of the pictures the box that holds all of them, in its own size.
  private func commonBoxes(of change: PictureChange) -> [Rect] {
    let sizes = change.stages.map(\.scale.last)
    return sizes.map { size in
      zip(change.stages, sizes).reduce(Rect.empty) { box, other in
        let share = size > 0 ? other.1 / size : 1
        return animation.pictures[other.0.picture].scene.inkBounds().outset(by: 1).corners.reduce(box) {
          var box = $0
          box.formUnion(Point(x: $1.x * share, y: $1.y * share))
          return box
        }
      }
    }
  }
}

extension Scene {
  /// Whether any of its colours has an alpha.
  fileprivate var isTranslucent: Bool {
    let components = colorComponents
    return stride(from: Scene.componentsOfColor - 1, to: components.count, by: Scene.componentsOfColor)
      .contains { components[$0] < 1 }
  }
}
