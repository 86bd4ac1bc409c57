public import GlyphInterp

/// Writes scenes as still SVG pictures that stand on their own.
///
/// Fonts are not needed: glyphs are outlines, equal ones defined once. A fade is an isolated group whose members are laid
/// over each other with `plus-lighter`, which Chromium, Firefox and Safari know; other viewers show it a little lighter
/// in the middle. What SVG cannot say (a sweep gradient, a Porter-Duff operator) is embedded as a picture.
public struct SVGEncoder: Sendable {
  /// What was chosen.
  public let options: SVGOptions

  /// Makes an encoder.
  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// The text of an SVG file.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - canvas: the part of the scene's plane that is shown, in pixels.
  /// - Throws: ``ExportError/library(name:code:)`` when a picture has to be embedded and there is no memory for it.
  public func encode(_ scene: Scene, canvas: Rect) throws(ExportError) -> String {
    try encode([scene], canvas: canvas)
  }

  /// The text of an SVG file with scenes side by side, from left to right.
  ///
  /// - Parameters:
  ///   - scenes: what is drawn.
  ///   - canvas: the part of each scene's plane that is shown.
  ///   - gap: pixels between two.
  public func encode(
    _ scenes: [Scene], canvas: Rect, gap: Double = 0
  ) throws(ExportError) -> String {
    try encode(scenes, canvases: Array(repeating: canvas, count: max(1, scenes.count)), gap: gap)
  }

  /// The text of an SVG file with scenes side by side, each with a canvas of its own.
  ///
  /// - Parameters:
  ///   - scenes: what is drawn.
  ///   - canvases: the part of each scene's plane that is shown: as many as there are scenes and at least one, all of
  ///     one size.
  ///   - gap: pixels between two.
  public func encode(
    _ scenes: [Scene], canvases: [Rect], gap: Double = 0
  ) throws(ExportError) -> String {
    let canvas = canvases[0]
    var body = ""
    var writer = SVGWriter(decimals: options.decimals, canvas: canvas, pageColors: options.pageColors)
    for (index, scene) in scenes.enumerated() {
      writer.canvas = canvases[index]
      let content = try writer.content(of: scene)
      let place = Transform2D.translation(
        x: Double(index) * (canvas.width + gap) + canvas.minX - canvases[index].minX,
        y: canvas.minY - canvases[index].minY)
      body += place == .identity ? content : "<g\(SVGText.transform(place, decimals: options.decimals))>\(content)</g>"
    }
    let count = Double(max(1, scenes.count))
    var box = canvas
    box.maxX = box.minX + canvas.width * count + gap * (count - 1)
    func number(_ value: Double) -> String { value.decimalText(decimals: options.decimals) }
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(box.width * options.scale))\""
    text += " height=\"\(number(box.height * options.scale))\" viewBox=\"\(number(box.minX)) \(number(box.minY))"
    text += " \(number(box.width)) \(number(box.height))\" role=\"img\">\n"
    if !options.title.isEmpty { text += "<title>\(SVGText.escaped(options.title))</title>\n" }
    text += options.pageColors.styleSheet(background: options.darkBackground)
    if !writer.definitions.isEmpty { text += "<defs>\(writer.definitions)</defs>\n" }
    if let background = options.background ?? (options.darkBackground == nil ? nil : .clear) {
      let name = options.darkBackground == nil ? "" : " id=\"\(SVGNames.own("ground"))\""
      text += "<path\(name) d=\"\(SVGText.data(of: box, number))\" fill=\"\(SVGText.color(background))\""
      text += SVGText.factor("fill-opacity", background.alpha) + "/>\n"
    }
    return SVGNames.settled(text + body + "\n</svg>\n")
  }
}
