extension Animation {
  /// How far the progress leaves 0…1, found at 512 instants of its length for a travel of 1,000 px.
  ///
  /// What lies between two of them is less than 1e-4 beyond. A spring without overshoot stays inside.
  var progressRange: ClosedRange<Double> {
    var range = 0.0...1.0
    if case .spring(let spring, _) = base, spring.dampingRatio >= 1 { return range }
    guard let length = try? duration(travel: 1000) else { return range }
    for step in 0...512 {
      let progress = progress(at: length * Double(step) / 512)
      range = min(range.lowerBound, progress)...max(range.upperBound, progress)
    }
    return range
  }
}
