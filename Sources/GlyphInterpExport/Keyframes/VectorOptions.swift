/// What vector formats have in common to choose.
public struct VectorOptions: Sendable {
  /// How far a drawn point may be from the exact one at any time, in pixels; from 0.001 on.
  ///
  /// Colours and opacities are within 2/255 always.
  public var accuracy: Double
  /// How often the whole is played; 0 for ever.
  public var playCount: Int

  /// Makes options.
  public init(accuracy: Double = 0.05, playCount: Int = 0) {
    self.accuracy = accuracy
    self.playCount = playCount
  }

  /// The accuracy within its range.
  var usedAccuracy: Double { min(Self.accuracies.upperBound, max(Self.accuracies.lowerBound, accuracy)) }

  private static let accuracies = 0.001...100

  /// The whole number of steps in a pixel with which rounding to steps takes a share of the accuracy at most.
  func stepsPerPixel(share: Double) -> Double { (0.5 / (usedAccuracy * share)).rounded(.up) }
}
