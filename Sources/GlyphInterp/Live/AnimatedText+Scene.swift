extension AnimatedText {
  /// Everything that is drawn at a time in seconds; the same for the same time, whatever was asked before.
  ///
  /// At rest the scene names the face, location, glyph and origin of everything, so that a host may draw it with its
  /// own text stack.
  public func scene(at time: Double) -> Scene {
    if layers.count == 1 { return layers[0].shared.scene(at: time) }
    let lowest = layers.lastIndex { $0.covers(at: time) } ?? 0
    guard lowest < layers.count - 1 else { return layers[lowest].shared.scene(at: time) }
    var result = Scene()
    var seen: [(items: [SceneItem], opacity: Double)] = []
    for layer in layers[lowest...] {
      let scene = layer.shared.scene(at: time)
      let presence = seen.isEmpty ? 1 : layer.presence(at: time)
      for index in seen.indices { seen[index].opacity *= 1 - presence }
      seen.append((result.take(scene), presence))
      result.layoutBox =
        seen.count == 1 ? scene.layoutBox : result.layoutBox.interpolated(to: scene.layoutBox, at: presence)
      result.progress = presence
    }
    var sum = 0.0
    var spent = 0
    var groups: [SceneItem] = []
    for (items, opacity) in seen {
      sum += opacity
      let level = min(255, Int((sum * 255).rounded())) - spent
      spent += level
      guard level > 0 else { continue }
      groups.append(.group(SceneGroup(items: items, opacity: Double(level) / 255, blend: .plusLighter)))
    }
    result.items = [.group(SceneGroup(items: groups))]
    return result
  }

  /// What would be drawn at a progress of the last change, everything in step with it and nothing left of before: for
  /// a slider or a gesture.
  ///
  /// - Parameter progress: 0 the old content at rest, 1 the new one; not eased.
  public func scene(atProgress progress: Double) -> Scene {
    guard let top = layers.last else { return Scene() }
    guard top.arrival != nil, layers.count > 1 else { return top.flight.plan.scene(atProgress: progress) }
    var scrubbed = self
    scrubbed.layers = [layers[layers.count - 2], top]
    let moment = top.arrival?.time(ofProgress: progress) ?? 0
    return scrubbed.scene(at: progress >= 1 ? restTime : moment)
  }

  /// The smallest rectangle that holds all ink from a time on until rest, in scene pixels, and one pixel around it.
  ///
  /// - Parameter time: in seconds.
  public func inkBounds(from time: Double) -> Rect {
    let length = restTime - time
    let steps = length > 0 && length.isFinite ? 64 : length > 0 ? 256 : 0
    let span = length.isFinite ? length : 10
    var bounds = Rect.empty
    for step in 0...steps {
      bounds.formUnion(scene(at: time + (steps > 0 ? span * Double(step) / Double(steps) : 0)).inkBounds())
    }
    return bounds.isEmpty ? bounds : bounds.outset(by: 1)
  }

  /// What must be drawn again when the frame of one time is replaced by that of another, in scene pixels; empty when
  /// both are alike.
  public func damage(from first: Double, to second: Double) -> Rect {
    if min(first, second) >= restTime { return .empty }
    let (before, after) = (scene(at: first), scene(at: second))
    return before == after ? .empty : before.inkBounds().union(after.inkBounds())
  }
}
