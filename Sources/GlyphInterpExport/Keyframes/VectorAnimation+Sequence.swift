import GlyphInterp

extension VectorAnimation {
  /// Takes a sequence apart into shapes, layers and keyframes.
  ///
  /// - Parameters:
  ///   - canvases: one for each transition or one for all, of one size and one kind.
  ///   - clock: when the transitions run.
  ///   - pageColors: which colours of the text the page settles; none where the format cannot say so.
  init(
    of sequence: TransitionSequence, canvases: [Canvas], clock: FileClock, options: VectorOptions, form: VectorForm,
    pageColors: PageColors = PageColors()
  ) {
    let accuracy = options.usedAccuracy
    let canvas = canvases[0]
    let scale = canvas.scale
    let corner = canvas.transform(for: sequence.plans[0].scene(at: sequence.plans[0].start))
    let isFixed = canvas.isFixed
    self.init(
      duration: clock.duration,
      frame: Rect(
        minX: isFixed ? -corner.tx / scale : 0, minY: isFixed ? -corner.ty / scale : 0,
        maxX: (isFixed ? -corner.tx / scale : 0) + Double(canvas.width) / scale,
        maxY: (isFixed ? -corner.ty / scale : 0) + Double(canvas.height) / scale),
      size: (canvas.width, canvas.height), form: form)
    var names = LayerNames()
    for (index, plan) in sequence.plans.enumerated() {
      let sights = clock.sights(ofSegment: index)
      guard !sights.isEmpty else { continue }
      let layers = PlanLayers(of: plan)
      let passages = clock.passages.filter { $0.segment == index }
      for sight in sights {
        var builder = SectionBuilder(
          keyframes: PlanKeyframes(plan: layers, passages: passages, rest: sight.rest, accuracy: accuracy, form: form),
          canvas: isFixed ? nil : canvases[min(index, canvases.count - 1)], pageColors: pageColors,
          shapes: shapes, pictures: pictures, names: names)
        let section = builder.section(windows: sight.windows)
        shapes = builder.shapes
        pictures = builder.pictures
        names = builder.names
        sections.append(section)
      }
    }
  }
}
