import GlyphInterp

extension LottieWriter {
  /// What decides how a picture is taken apart.
  struct PartsKey: Hashable {
    let picture: Int
    let box: Rect
    let isCutOut: Bool
  }

  /// Whether a layer is a glyph that is taken apart: one that changes, all pictures of which are pixels, or each is pixels
  /// or a single shape and some colour is translucent.
  mutating func isMixed(_ layer: AnimatedLayer) -> Bool {
    guard case .change(let change) = layer.content, change.stages.count > 1 else { return false }
    let pictures = change.stages.map(\.picture)
    if let known = knownMixtures[pictures] { return known }
    let isMixed = keyedShapes(of: change) == nil && mixesAlphas(pictures)
    knownMixtures[pictures] = isMixed
    return isMixed
  }

  private func mixesAlphas(_ pictures: [Int]) -> Bool {
    if pictures.allSatisfy(isPixels) { return true }
    let scenes = pictures.map { animation.pictures[$0].scene }
    return scenes.contains(where: \.isTranslucent)
      && zip(pictures, scenes).allSatisfy { $1.onlyShape != nil || isPixels($0) }
  }

  /// Whether a picture is not one of shapes.
  private func isPixels(_ picture: Int) -> Bool {
    shapes(of: picture, colors: KeyframeTrack(still: animation.pictures[picture].scene.colorComponents)) == nil
  }

  /// The pictures of a glyph as opaque ones laid over each other, and their alphas as pictures laid over each other alike.
  ///
  /// Of two opaque pictures, one on top and half seen, half is seen of each; of translucent ones more than that. What the
  /// alphas are multiplied with is black laid over them.
  mutating func mixture(
    _ layer: AnimatedLayer, of change: PictureChange, opacity: KeyframeTrack<Double>, in stretch: Stretch
  ) throws(ExportError) -> LottieMixture {
    var result = LottieMixture(name: layer.name, rests: property.rests(of: change, in: stretch.frames))
    let contours = commonContours(of: change)
    let boxes = commonBoxes(of: change, in: layer, of: stretch)
    for (number, (stage, box)) in zip(change.stages, boxes).enumerated() {
      let parts: (color: Picture, alpha: Picture)
      if let shapes = shapeParts(stage.picture, in: box) {
        parts = shapes
      } else {
        parts = try pixelParts(stage.picture, in: box, contours?[number])
      }
      let own = layer.scaled(to: stage.scale)
      result.colors.append(text(own, showing: parts.color, opacity: stage.cover, in: stretch))
      result.alphas.append(text(own, showing: parts.alpha, opacity: stage.cover, in: stretch))
    }
    guard let last = change.stages.last, let box = boxes.last else { return result }
    let hidings = [
      LottieProperty.raised(opacity).map { 1 - $0 }, property.track(of: result.rests.map(\.frames)),
    ]
    for hiding in hidings where hiding != KeyframeTrack(still: 0) {
      let cover = rectangle(box.outset(by: Self.overhang), opacity: hiding)
      let own = layer.scaled(to: last.scale)
      result.alphas.append(text(own, showing: .shapes([cover]), opacity: KeyframeTrack(still: 1), in: stretch))
    }
    return result
  }

  /// How far black reaches beyond the alphas that it hides, in scene pixels.
  private static var overhang: Double { 1.5 }

  /// The pictures of a glyph that is taken apart where one of them is all that is seen, each as a layer.
  mutating func texts(
    _ layer: AnimatedLayer, of change: PictureChange, resting rests: [LottieMixture.Rest],
    opacity: KeyframeTrack<Double>, in stretch: Stretch
  ) throws(ExportError) -> [String] {
    let opaque = KeyframeTrack(still: 1.0)
    var result: [String] = []
    for number in Set(rests.map(\.stage)).sorted() {
      let stage = change.stages[number]
      let isSeen = property.track(of: rests.filter { $0.stage == number }.map(\.frames))
      let resting = layer.scaled(to: stage.scale)
      let text = text(
        resting, showing: try picture(stage.picture, resting: resting, in: stretch), opacity: isSeen, in: stretch)
      result.append(
        opacity == opaque ? text : composition(of: [text], named: layer.name, opacity: opacity, in: stretch))
    }
    return result
  }

  /// Glyphs that are taken apart in one layer: their colours, cut out by their alphas.
  mutating func text(of mixtures: [LottieMixture], in stretch: Stretch) -> String {
    let name = mixtures.map(\.name).joined(separator: " ")
    let opaque = KeyframeTrack(still: 1.0)
    let content = composition(
      of: mixtures.flatMap(\.colors), named: name, opacity: opaque, in: stretch, role: .cutOut)
    let matte = composition(of: mixtures.flatMap(\.alphas), named: name, opacity: opaque, in: stretch, role: .matte)
    let rests = LottieMixture.commonRests(of: mixtures)
    let isSeen = property.track(of: rests).map { 1 - $0 }
    return composition(of: [content, matte], named: name, opacity: isSeen, in: stretch)
  }

  private func rectangle(_ box: Rect, opacity: KeyframeTrack<Double>) -> String {
    let path = Path(box)
    return group(
      paths(path.verbs, KeyframeTrack(still: path.points)), fill: fill(KeyframeTrack(still: .black), opacity: opacity))
  }

  /// A picture of one shape as two opaque ones: its paint all over a box, and its alpha as grey on black.
  private func shapeParts(_ picture: Int, in box: Rect) -> (color: Picture, alpha: Picture)? {
    let scene = animation.pictures[picture].scene
    let colors = KeyframeTrack(still: scene.colorComponents)
    guard scene.onlyShape != nil, let color = shapes(of: scene.spread(over: box), colors: colors, part: .color),
      let alpha = shapes(of: scene, colors: colors, part: .alpha)
    else { return nil }
    return (.shapes(color), .shapes(alpha + [rectangle(box, opacity: KeyframeTrack(still: 1))]))
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
  private mutating func commonBoxes(
    of change: PictureChange, in layer: AnimatedLayer, of stretch: Stretch
  ) -> [Rect] {
    let sizes = change.stages.map { $0.scale.last > 0 ? $0.scale.last : 1 }
    let all = zip(change.stages, sizes).reduce(Rect.empty) { box, other in
      inkBounds[other.0.picture].outset(by: 1).corners.reduce(box) {
        var box = $0
        box.formUnion(Point(x: $1.x * other.1, y: $1.y * other.1))
        return box
      }
    }
    let rests = sizes.last == 1
    let box = rests ? aligned(all, resting: place(layer, showing: change.stages[0].picture, in: stretch)) : all
    return sizes.map { size in
      Rect(minX: box.minX / size, minY: box.minY / size, maxX: box.maxX / size, maxY: box.maxY / size)
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
