import GlyphInterp

/// Writes the items of scenes and collects the definitions that they refer to.
struct SVGWriter {
  /// What goes into `<defs>`.
  private(set) var definitions = ""
  let decimals: Int
  var canvas: Rect
  private let pageColors: PageColors
  private var definitionCount = 0
  /// The number of the definition of an outline's path data.
  private var outlineNames: [String: String] = [:]
  private var blurNames: [String: String] = [:]
  private var repeatedOutlines: Set<Int> = []
  /// Path data that stands in several places of several scenes.
  private var sharedData: Set<String> = []
  /// The names of gradients, by all that they say.
  private var gradientNames: [SVGGradient: String] = [:]
  /// The names of the first gradients that lie as they do, by how they lie.
  private var gradientPlaceNames: [String: String] = [:]

  /// The shortest path data that is worth a definition of its own.
  private static let leastSharedLength = 50

  init(decimals: Int, canvas: Rect, pageColors: PageColors = PageColors()) {
    self.decimals = decimals
    self.canvas = canvas
    self.pageColors = pageColors
  }

  /// Lets path data that stands in several places of scenes be written once.
  mutating func share(outlinesOf scenes: [Scene]) {
    var counts: [String: Int] = [:]
    for scene in scenes { countData(scene.items, of: scene, into: &counts) }
    sharedData = Set(counts.filter { $0.value > 1 && $0.key.utf8.count >= Self.leastSharedLength }.keys)
  }

  private func countData(_ items: [SceneItem], of scene: Scene, into counts: inout [String: Int]) {
    for item in items {
      switch item {
      case .shape(let shape):
        if isOneFigure(shape) {
          counts[data(of: shape.placements, in: scene), default: 0] += 1
        } else {
          for placement in shape.placements { counts[data(of: placement, in: scene), default: 0] += 1 }
        }
      case .group(let group): countData(group.items, of: scene, into: &counts)
      case .image: break
      }
    }
  }

  /// The elements for a scene.
  mutating func content(of scene: Scene) throws(ExportError) -> String {
    var counts = [Int](repeating: 0, count: scene.outlines.count)
    count(scene.items, into: &counts)
    repeatedOutlines = Set(counts.indices.filter { counts[$0] > 1 })
    return try elements(scene.items, of: scene)
  }

  /// Adds a definition under a new name.
  mutating func define(_ prefix: String, _ element: (String) -> String) -> String {
    definitionCount += 1
    let name = SVGNames.own(prefix + "\(definitionCount)")
    definitions += element(name)
    return name
  }

  private func count(_ items: [SceneItem], into counts: inout [Int]) {
    for item in items {
      switch item {
      case .shape(let shape): for placement in shape.placements { counts[placement.outline] += 1 }
      case .group(let group): count(group.items, into: &counts)
      case .image: break
      }
    }
  }

  private mutating func elements(
    _ items: [SceneItem], of scene: Scene
  ) throws(ExportError) -> String {
    if items.contains(where: { !SVGPicture.hasBlendName($0) }) {
      return try SVGPicture.element(for: items, of: scene, canvas: canvas, decimals: decimals)
    }
    var text = ""
    for item in items {
      switch item {
      case .shape(let shape) where SVGPicture.hasSweep(shape):
        text += try SVGPicture.element(for: [item], of: scene, canvas: canvas, decimals: decimals)
      case .shape(let shape): text += element(shape, of: scene)
      case .image(let placement): text += try element(placement, of: scene)
      case .group(let group): text += try element(group, of: scene)
      }
    }
    return text
  }

  private mutating func element(_ shape: SceneShape, of scene: Scene) -> String {
    guard !shape.placements.isEmpty else { return "" }
    let style = style(blend: shape.blend, blur: shape.blur, isIsolated: false)
    let fill: String
    var opacity = shape.opacity
    switch shape.paint {
    case .solid(let color):
      fill = pageColors.fill(color)
      // One coverage group is painted once: opaque, and the alpha is that of the group.
      opacity *= min(1, max(0, color.alpha))
    case .gradient(let gradient): fill = " fill=\"url(#\(name(of: gradient)))\""
    }
    let attributes = fill + SVGText.factor("opacity", opacity) + style
    if isOneFigure(shape) {
      let data = data(of: shape.placements, in: scene)
      return sharedData.contains(data)
        ? "<use\(attributes) href=\"#\(name(ofOutline: data))\"/>" : "<path\(attributes) d=\"\(data)\"/>"
    }
    let members = shape.placements.filter { !scene.outlines[$0.outline].path.isEmpty }
    guard members.count > 1 else {
      return members.first.map { member($0, of: scene, attributes: attributes) } ?? ""
    }
    let content = members.map { member($0, of: scene, attributes: "") }
    return "<g\(attributes)>\(content.joined())</g>"
  }

  private mutating func member(
    _ placement: Placement, of scene: Scene, attributes: String
  ) -> String {
    let data = data(of: placement, in: scene)
    let place = SVGText.transform(placement.transform, decimals: decimals)
    guard repeatedOutlines.contains(placement.outline) || sharedData.contains(data) else {
      return "<path\(attributes)\(place) d=\"\(data)\"/>"
    }
    return "<use\(attributes)\(place) href=\"#\(name(ofOutline: data))\"/>"
  }

  /// Whether all placements of a shape are one path.
  private func isOneFigure(_ shape: SceneShape) -> Bool {
    if case .gradient = shape.paint { true } else { shape.join == .add }
  }

  /// The path data of outlines in their places.
  private func data(of placements: [Placement], in scene: Scene) -> String {
    placements.map {
      scene.outlines[$0.outline].path.transformed(by: $0.transform).svgPathData(decimals: decimals)
    }.joined()
  }

  /// The path data of an outline wherever it is placed.
  private func data(of placement: Placement, in scene: Scene) -> String {
    scene.outlines[placement.outline].path.svgPathData(decimals: decimals)
  }

  /// The name of the definition of path data.
  private mutating func name(ofOutline data: String) -> String {
    if let known = outlineNames[data] { return known }
    let name = define("o") { "<path id=\"\($0)\" d=\"\(data)\"/>" }
    outlineNames[data] = name
    return name
  }

  /// The name of the definition of a gradient; one that lies like an earlier one refers to that.
  private mutating func name(of gradient: Gradient) -> String {
    let text = SVGGradient(gradient, decimals: decimals)
    if let known = gradientNames[text] { return known }
    let like = gradientPlaceNames[text.place]
    let name = define("g") { text.element(named: $0, like: like) }
    gradientNames[text] = name
    if like == nil { gradientPlaceNames[text.place] = name }
    return name
  }

  private mutating func element(
    _ placement: SceneImagePlacement, of scene: Scene
  ) throws(ExportError) -> String {
    let image = scene.images[placement.image]
    let attributes =
      SVGText.transform(placement.transform, decimals: decimals)
      + SVGText.factor("opacity", placement.opacity)
      + style(blend: placement.blend, blur: 0, isIsolated: false)
    return try SVGPicture.element(image, attributes: attributes)
  }

  private mutating func element(
    _ group: SceneGroup, of scene: Scene
  ) throws(ExportError) -> String {
    let content = try elements(group.items, of: scene)
    let attributes =
      SVGText.factor("opacity", group.opacity)
      + style(blend: group.blend, blur: group.blur, isIsolated: true)
    let element = "<g\(attributes)>\(content)</g>"
    guard let clip = group.clip else { return element }
    let data = data(of: clip, in: scene)
    let name = define("c") { "<clipPath id=\"\($0)\"><path d=\"\(data)\"/></clipPath>" }
    // The blend is that of the group with what is below it, so it stays outside of the clip.
    return "<g clip-path=\"url(#\(name))\"\(style(blend: group.blend, blur: 0, isIsolated: false))>\(element)</g>"
  }

  private mutating func style(blend: BlendMode, blur: Double, isIsolated: Bool) -> String {
    var style: [String] = []
    if isIsolated { style.append("isolation:isolate") }
    if blend != .sourceOver, let name = SVGText.blend(blend) { style.append("mix-blend-mode:\(name)") }
    var text = style.isEmpty ? "" : " style=\"\(style.joined(separator: ";"))\""
    if blur > 0 { text += " filter=\"url(#\(blurName(blur)))\"" }
    return text
  }

  private mutating func blurName(_ deviation: Double) -> String {
    let text = deviation.decimalText(decimals: 4)
    if let name = blurNames[text] { return name }
    // Beyond three standard deviations a Gaussian blur leaves less than half of 1/255.
    let region = canvas.outset(by: 3 * deviation)
    let place = [region.minX, region.minY, region.width, region.height].map {
      $0.decimalText(decimals: decimals)
    }
    let name = define("b") {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" x=\"\(place[0])\" y=\"\(place[1])\""
        + " width=\"\(place[2])\" height=\"\(place[3])\" color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(text)\"/></filter>"
    }
    blurNames[text] = name
    return name
  }
}
