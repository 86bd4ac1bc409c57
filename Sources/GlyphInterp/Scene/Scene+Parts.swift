extension Scene {
  /// Takes over the outlines, pictures and runs of another scene; its items, which refer to them at their new places.
  package mutating func take(_ other: Scene) -> [SceneItem] {
    let (outline, image, run) = (outlines.count, images.count, runs.count)
    outlines += other.outlines
    images += other.images
    runs += other.runs
    return other.items.map { item in
      item.referring(outline: { $0 + outline }, image: { $0 + image }, run: { $0 + run })
    }
  }

  /// A scene of some of this one's items, with the outlines, pictures and runs that they refer to and no others.
  func excerpt(of items: [SceneItem]) -> Scene {
    var part = Scene()
    var (outlineOf, imageOf, runOf): ([Int: Int], [Int: Int], [Int: Int]) = ([:], [:], [:])
    func place(_ old: Int, in places: inout [Int: Int], _ take: () -> Int) -> Int {
      if let known = places[old] { return known }
      let new = take()
      places[old] = new
      return new
    }
    part.items = items.map { item in
      item.referring(
        outline: { old in
          place(old, in: &outlineOf) {
            part.outlines.append(outlines[old])
            return part.outlines.count - 1
          }
        },
        image: { old in
          place(old, in: &imageOf) {
            part.images.append(images[old])
            return part.images.count - 1
          }
        },
        run: { old in
          place(old, in: &runOf) {
            part.runs.append(runs[old])
            return part.runs.count - 1
          }
        })
    }
    return part
  }
}

extension SceneItem {
  /// The item with other indices for what it refers to.
  fileprivate func referring(
    outline: (Int) -> Int, image: (Int) -> Int, run: (Int) -> Int
  ) -> SceneItem {
    func referring(_ placements: [Placement]) -> [Placement] {
      placements.map { placement in
        var placement = placement
        placement.outline = outline(placement.outline)
        placement.run = run(placement.run)
        return placement
      }
    }
    switch self {
    case .shape(var shape):
      shape.placements = referring(shape.placements)
      return .shape(shape)
    case .image(var placement):
      placement.image = image(placement.image)
      return .image(placement)
    case .group(var group):
      group.items = group.items.map { $0.referring(outline: outline, image: image, run: run) }
      group.clip = group.clip.map(referring)
      return .group(group)
    }
  }
}
