extension SceneItem {
  /// The item moved, as part of a cluster.
  ///
  /// A blur keeps its size.
  /// - Parameter cluster: the cluster that all placements are said to belong to; `nil` leaves them as they are.
  func placed(by transform: Transform2D, cluster: Int? = nil) -> SceneItem {
    func placed(_ placement: Placement) -> Placement {
      var result = placement
      result.transform = placement.transform.then(transform)
      if let cluster { result.cluster = cluster }
      return result
    }
    switch self {
    case .shape(var shape):
      shape.placements = shape.placements.map(placed)
      if case .gradient(var gradient) = shape.paint {
        gradient.transform = gradient.transform.then(transform)
        shape.paint = .gradient(gradient)
      }
      return .shape(shape)
    case .image(var image):
      image.transform = image.transform.then(transform)
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.placed(by: transform, cluster: cluster) }
      group.clip = group.clip.map { $0.map(placed) }
      return .group(group)
    }
  }
}
