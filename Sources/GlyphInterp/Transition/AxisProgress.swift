/// By which measure axes move at an even pace.
public enum AxisProgress: String, Hashable, Sendable, CaseIterable {
  /// Equal steps of the axis's user-space value, as CSS does.
  case linear
  /// Equal steps of ink: the inked area of the text grows evenly.
  case optical
}
