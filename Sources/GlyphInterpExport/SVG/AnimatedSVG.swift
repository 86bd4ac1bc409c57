public import GlyphInterp

/// A sequence of texts as one SVG file that plays by itself, in a page or as its picture.
///
/// It is animated with SMIL, which Chromium, Firefox and Safari play in `<img>` too. Where nothing is animated, and for
/// people who asked their system for less motion (`prefers-reduced-motion`), it shows the text at the end and stands still.
/// Forms that give way to each other lie in an isolated group with `plus-lighter`, so that what is opaque in both stays so;
/// viewers that do not know it show the middle of such a fade a quarter lighter.
public struct AnimatedSVG: Sendable {
  /// The text of the file.
  public let document: String
  /// Seconds of one round.
  public let duration: Double

  /// Writes a sequence.
  ///
  /// - Parameters:
  ///   - sequence: the transitions and when each begins.
  ///   - canvases: one for all transitions, or one for each, of one size and one kind.
  ///   - options: what else the file says and does.
  /// - Throws: ``ExportError/library(name:code:)`` when a picture has to be embedded and there is no memory for it.
  public init(
    _ sequence: TransitionSequence, canvases: [Canvas], options: AnimatedSVGOptions = AnimatedSVGOptions()
  ) throws(ExportError) {
    let form = VectorForm(
      stepsPerPixel: options.vector.stepsPerPixel(share: Self.roundingShare), bakesOrigins: true, addsUp: true,
      mergesCurves: false)
    let timeline = sequence.timeline
    let clock = options.schedule.map { FileClock(timeline, schedule: $0) } ?? FileClock(timeline)
    var animation = VectorAnimation(
      of: sequence, canvases: canvases, clock: clock, options: options.vector, form: form,
      pageColors: options.pageColors)
    animation.coarsen()
    try self.init(animation, title: sequence.plans.last?.new.string ?? "", options: options)
  }

  /// The share of the accuracy that rounding takes; where it leaves out control points, twice as much.
  private static let roundingShare = 0.25

  init(_ animation: VectorAnimation, title: String, options: AnimatedSVGOptions) throws(ExportError) {
    let steps = animation.form.stepsPerPixel
    let frame = animation.frame
    func text(_ value: Double) -> String { (value * steps).decimalText(decimals: 3) }
    var document = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(animation.size.width)\""
    document += " height=\"\(animation.size.height)\" viewBox=\"\(text(frame.minX)) \(text(frame.minY))"
    document += " \(text(frame.width)) \(text(frame.height))\" role=\"img\">\n"
    document += "<title>\(SVGText.escaped(options.title ?? title))</title>\n"
    var writer = AnimatedSVGWriter(animation, options: options)
    let (motion, still) = (try writer.motion(), try writer.still())
    let (motionName, stillName) = (SVGNames.own("motion"), SVGNames.own("still"))
    // Rules with !important go over what is animated.
    document += "<style>@media(prefers-reduced-motion:reduce){#\(stillName){display:inline!important}"
    document += "#\(motionName){display:none!important}}</style>\n"
    document += options.pageColors.styleSheet(background: options.darkBackground, others: writer.darkRules)
    if let background = options.background ?? (options.darkBackground == nil ? nil : Color.clear) {
      document += "<path id=\"\(SVGNames.own("ground"))\" d=\"\(SVGText.data(of: frame, text))\""
      document += " fill=\"\(SVGText.color(background))\""
      document += SVGText.factor("fill-opacity", background.alpha) + "/>\n"
    }
    if !writer.allDefinitions.isEmpty { document += "<defs>\(writer.allDefinitions)</defs>\n" }
    document += "<g id=\"\(stillName)\"><set attributeName=\"display\" to=\"none\"/>\(still)</g>\n"
    document += "<g id=\"\(motionName)\" display=\"none\">\(writer.start)\n\(motion)</g>\n"
    self.document = SVGNames.settled(document + "</svg>\n")
    duration = animation.duration
  }
}
