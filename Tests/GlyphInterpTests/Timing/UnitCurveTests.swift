import GlyphInterp
import Testing

@Suite struct UnitCurveTests {
  static let progresses = [0.1, 0.25, 0.5, 0.75, 0.9]

  static let golden: [(name: String, curve: UnitCurve, values: [Double])] = [
    ("easeIn", .easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    ("easeOut", .easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    ("easeInOut", .easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ("linear", .linear, progresses),
  ]

  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut, .circularEaseInOut.inverse,
    .bezier(
      startControlPoint: UnitPoint(x: 0.75, y: 0), endControlPoint: UnitPoint(x: 0.8, y: 1)),
    .bezier(
      startControlPoint: UnitPoint(x: 0.34, y: 1.56), endControlPoint: UnitPoint(x: 0.64, y: 1)),
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
  ]

  @Test(arguments: golden.indices)
  func `Curves have the values of the reference table`(index: Int) {
    let (name, curve, values) = Self.golden[index]
    for (progress, expected) in zip(Self.progresses, values) {
      let value = curve.value(at: progress)
      #expect(abs(value - expected) <= 1e-6, "\(name) at \(progress): \(value)")
    }
  }

  @Test func `Circular curves pass through whole-number triangles`() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-15)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-15)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-15)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-15)
  }

  @Test(arguments: curves)
  func `Ends are exact and held outside`(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.velocity(at: -0.1) == 0)
    #expect(curve.velocity(at: 1.1) == 0)
  }

  @Test(arguments: curves)
  func `Velocity is the derivative of the value`(curve: UnitCurve) {
    for step in 1..<40 where step != 20 {
      let progress = Double(step) / 40
      let h = 1e-6
      let slope = (curve.value(at: progress + h) - curve.value(at: progress - h)) / (2 * h)
      let velocity = curve.velocity(at: progress)
      #expect(abs(slope - velocity) <= 1e-4 * max(1, abs(velocity)), "at \(progress)")
    }
  }

  @Test(
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ])
  func `The inverse finds the time of a progress`(curve: UnitCurve) {
    for step in 0...20 {
      let progress = Double(step) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-9)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func `A curve may leave the range of progress`() {
    let back = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.34, y: 1.56), endControlPoint: UnitPoint(x: 0.64, y: 1))
    #expect(back.value(at: 0.5) > 1.08)
    #expect(back.value(at: 0.5) < 1.11)
  }

  @Test func `An S that stands upright in the middle is solved there`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(curve.value(at: 0.499) < 0.5)
    #expect(curve.velocity(at: 0.5) > 1_000)
  }

  @Test func `Control points beyond the range of time are clamped`() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -2, y: .nan), endControlPoint: UnitPoint(x: 9, y: 1))
    let tame = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(wild == tame)
  }
}
