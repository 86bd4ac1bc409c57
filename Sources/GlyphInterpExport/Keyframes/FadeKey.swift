import GlyphInterp

/// What layers have in common that fade together in one colour.
struct FadeKey: Hashable {
  let role: GlyphLayer.Role
  let span: FadeSpan
  let formStart: GlyphLayer.Ramp?
  let formEnd: GlyphLayer.Ramp?
  let oldColor: Color
  let newColor: Color
  /// The onset; 0 for what neither fades nor changes colour.
  let onset: Double
  let join: SceneShape.Join
  /// What makes a layer unlike all others: that it rolls or has colours of its own.
  let apart: Int?
}

/// What items have in common whose layers can be drawn together.
struct GroupKey: Hashable {
  let parts: [FadeKey]
  let isCrossFade: Bool
}

/// What layers have in common that show the same shape at all times.
struct ShapeKey: Hashable {
  let drawing: GlyphLayer.Drawing
  /// The outline that it becomes, when that is of another file.
  let target: Int?
  let way: Int
  let onset: Double
  /// Whether it is that of the end throughout.
  let isEnd: Bool
}

extension PlanLayers {
  /// What tells whether a layer shows the same shape as others.
  func shapeKey(of layer: GlyphLayer) -> ShapeKey {
    ShapeKey(
      drawing: layer.drawing, target: blendTarget(of: layer), way: layer.way, onset: layer.onset,
      isEnd: fadesAsWhole && layer.role == .newForm)
  }

  /// What tells whether a layer fades as others do.
  func fadeKey(of index: Int) -> FadeKey {
    let layer = layers[index]
    let (oldColor, newColor) = (color(of: layer, at: 0), color(of: layer, at: 1))
    let isSteady = layer.role == .steady && !layer.isOneOfForms && oldColor == newColor
    return FadeKey(
      role: layer.role, span: layer.span, formStart: layer.formStart, formEnd: layer.formEnd, oldColor: oldColor,
      newColor: newColor, onset: isSteady ? 0 : layer.onset, join: layer.join,
      apart: layer.rolls || layer.isColored ? index : nil)
  }
}
