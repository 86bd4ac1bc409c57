import GlyphInterp

extension LottieWriter {
  /// Whether a glyph changes from one picture of pixels to another.
  func changesPixels(_ change: PictureChange) -> Bool {
    change.stages.count > 1
      && change.stages.allSatisfy { stage in
        let components = animation.pictures[stage.picture].scene.colorComponents
        return shapes(of: stage.picture, colors: KeyframeTrack(still: components)) == nil
      }
  }

  /// The pictures of a glyph as one layer: opaque ones laid over each other, and cut out by their alphas, which are
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
      let scene = animation.pictures[stage.picture].scene
      let drawn = contours == nil ? scene : scene.spread(over: box)
      let parts = try EmbeddedPicture.parts(of: drawn, in: box, density: Self.density * scale)
      let own = layer.scaled(to: stage.scale)
      let color = asset(parts.color, named: "_\(stage.picture)-color", cutOutBy: contours?[number])
      let alpha = asset(parts.alpha, named: "_\(stage.picture)-alpha", cutOutBy: nil)
      colors.append(text(own, showing: color, opacity: stage.cover, in: stretch))
      alphas.append(text(own, showing: alpha, opacity: stage.cover, in: stretch))
    }
    let opaque = KeyframeTrack(still: 1.0)
    let content = composition(of: colors, named: layer.name, opacity: opaque, in: stretch, role: .cutOut)
    let matte = composition(of: alphas, named: layer.name, opacity: opaque, in: stretch, role: .matte)
    return composition(of: [content, matte], named: layer.name, opacity: opacity, in: stretch)
  }

  /// For each of the pictures the contour that cuts it out, where all are cut out alike.
  private func commonContours(of change: PictureChange) -> [LottieContour]? {
    let contours = change.stages.compactMap { animation.pictures[$0.picture].scene.onlyOutline?.contour }
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
