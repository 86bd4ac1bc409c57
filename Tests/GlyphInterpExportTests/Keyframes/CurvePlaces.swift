import GlyphInterp

/// Places on curves by which two of them are compared.
enum CurvePlaces {
  private static let parameters = [0.25, 0.5, 0.75, 1]

  static func quadratic(_ start: Point, _ control: Point, _ end: Point) -> [Point] {
    parameters.map { t in
      start.interpolated(to: control, at: t).interpolated(to: control.interpolated(to: end, at: t), at: t)
    }
  }

  static func cubic(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> [Point] {
    zip(parameters, zip(quadratic(start, first, second), quadratic(first, second, end))).map {
      $1.0.interpolated(to: $1.1, at: $0)
    }
  }
}
