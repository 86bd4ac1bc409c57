extension Color {
  /// Red, green, blue, alpha, as a scene's JSON form has them.
  var sceneComponents: [Double] {
    [red, green, blue, alpha].map { $0.rounded(decimals: SceneNumber.factorDecimals) }
  }

  /// Makes a colour from red, green, blue, alpha; there must be four numbers.
  package init(sceneComponents numbers: [Double]) {
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
