import GlyphInterp

extension VectorAnimation {
  /// Takes a sequence apart into shapes, layers and keyframes.
  ///
  /// - Parameter canvases: one for each transition, all of one size and one kind.
  init(of sequence: TransitionSequence, canvases: [Canvas], options: VectorOptions, form: VectorForm) {
    let accuracy = options.usedAccuracy
    let canvas = canvases[0]
    let scale = canvas.scale
    let corner = canvas.transform(for: sequence.plans[0].scene(at: 0))
    let isFixed = canvas.isFixed
    self.init(
      duration: sequence.duration,
      frame: Rect(
        minX: isFixed ? -corner.tx / scale : 0, minY: isFixed ? -corner.ty / scale : 0,
        maxX: (isFixed ? -corner.tx / scale : 0) + Double(canvas.width) / scale,
        maxY: (isFixed ? -corner.ty / scale : 0) + Double(canvas.height) / scale),
      size: (canvas.width, canvas.height), form: form)
    var names = LayerNames()
    let runs = sequence.timeline.runs
    for (index, plan) in sequence.plans.enumerated() {
      let layers = PlanLayers(of: plan)
      let own = runs.enumerated().filter { $0.element.segment == index }
      var windows: [Range<Double>] = []
      for (position, run) in own {
        let end = position + 1 < runs.count ? runs[position + 1].start : max(duration, run.start)
        windows.append((position == 0 ? 0 : run.start)..<max(end, run.start))
      }
      var builder = SectionBuilder(
        keyframes: PlanKeyframes(
          plan: layers, passages: own.map { .init(start: $0.element.start, isReversed: $0.element.isReversed) },
          accuracy: accuracy, form: form),
        canvas: isFixed ? nil : canvases[index], shapes: shapes, pictures: pictures,
        names: names)
      let section = builder.section(windows: windows)
      shapes = builder.shapes
      pictures = builder.pictures
      names = builder.names
      sections.append(section)
    }
  }
}
