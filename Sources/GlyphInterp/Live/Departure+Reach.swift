extension Departure {
  /// How far styles may be off their ways under an animation that begins now.
  ///
  /// A spring is followed to its rest; in what is nested nothing goes much beyond where it is now.
  func reach(under animation: Animation) -> StyleReach {
    var reach = StyleReach(axes: [:], size: 0)
    let responses = self.responses(under: animation)
    for style in styles where !style.isResting {
      func range(_ component: Int) -> ClosedRange<Double> {
        var range = min(0, style.displacement[component])...max(0, style.displacement[component])
        for response in responses {
          let value = response.displacement(from: style.displacement[component], velocity: style.rate[component])
          range = min(range.lowerBound, value)...max(range.upperBound, value)
        }
        return range
      }
      reach.size = max(reach.size, range(0).upperBound)
      for (index, axis) in style.axes.enumerated() {
        let axisRange = range(StyleDeviation.axisStart + index)
        if axisRange != 0...0 { reach.include(axisRange, of: axis) }
      }
    }
    return reach
  }

  /// What becomes of a unit of displacement and of a unit of velocity, at many instants.
  private func responses(under animation: Animation) -> [SpringResponse] {
    guard let (spring, blendDuration) = animation.mergingSpring else {
      // A velocity is followed for a fifth of a second at most before what it is nested in has taken it away.
      return [0.05, 0.1, 0.2].map { SpringResponse(step: 1, impulse: $0, stepVelocity: 0, impulseVelocity: 1) }
    }
    let blend = blend(to: spring, over: blendDuration)
    let length = max(spring.settlingDuration, blend.end)
    return (0...64).map { blend.response(at: length * Double($0) / 64) }
  }

  /// The response of a spring that takes over the flight's.
  func blend(to spring: Spring, over duration: Double) -> SpringBlend {
    guard let current = flight.spring else { return SpringBlend(spring) }
    return SpringBlend(from: current, to: spring, duration: duration)
  }
}
