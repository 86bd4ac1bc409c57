extension PlanLayers {
  /// What a layer with colours of its own draws at its own progress, its pen origin at (0, 0).
  package func picture(of layer: GlyphLayer, at progress: Double) -> Scene {
    guard case .colored(let colored) = layer.drawing else { return Scene() }
    let shown = shown(layer, at: progress)
    let instant = plan.instant(progresses: plan.motions.map { _ in shown }, overall: shown)
    let moment = plan.moment(of: layer, in: instant)
    var builder = SceneBuilder(plan: plan, instant: instant)
    // Equal glyphs are equal pictures, whichever cluster they are of.
    let items = builder.items(of: colored, moment: moment, at: .zero, cluster: 0)
    return builder.scene.excerpt(of: items)
  }

  /// Pixels per em of a layer at its own progress.
  package func size(of layer: GlyphLayer, at progress: Double) -> Double {
    plan.paths[layer.way].instant(at: shown(layer, at: progress)).size
  }

  /// Whether a layer with colours of its own has the same outlines throughout, size apart.
  package func hasStillShapes(_ layer: GlyphLayer) -> Bool { plan.fadesAsWhole || !plan.paths[layer.way].movesAxes }

  /// Whether a layer with colours of its own is the same picture throughout, size apart.
  package func hasStillInk(_ layer: GlyphLayer) -> Bool {
    let way = plan.paths[layer.way]
    if plan.fadesAsWhole { return true }
    if !way.movesAxes, way.old.palette == way.new.palette, way.old.color == way.new.color { return true }
    return way.old.size == way.new.size && picture(of: layer, at: 0).items == picture(of: layer, at: 1).items
      && picture(of: layer, at: 0).outlines.map(\.path) == picture(of: layer, at: 1).outlines.map(\.path)
  }
}
