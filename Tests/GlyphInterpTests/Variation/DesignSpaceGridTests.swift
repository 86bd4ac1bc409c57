import Testing

@testable import GlyphInterp

@Suite("Cells of the design-space grid")
struct DesignSpaceGridTests {
  @Test func `a cell has depth along ten axes at most, first along those that move`() {
    let grid = DesignSpaceGrid(lines: [[GridLine]](repeating: [GridLine(0), GridLine(16384)], count: 41))
    let location = [Double](repeating: 0.25, count: 41)
    let cell = grid.cell(at: location, moving: [40])
    #expect(cell.spans.indices.filter { cell.spans[$0].upper != nil } == Array(0..<9) + [40])
    #expect(cell.spans[20] == GridCell.Span(lower: GridLine(4096)))
    #expect(cell.corners.count == 1024)
  }

  private let line = DesignSpaceGrid(lines: [[GridLine(-16384), GridLine(0), GridLine(16384)]])

  private func shares(_ weights: [WeightedCorner]) -> [[Int16]: Double] {
    Dictionary(uniqueKeysWithValues: weights.map { ($0.corner.coordinates, $0.weight) })
  }

  @Test("between two lines there are two corners, on a line one")
  func oneAxis() {
    #expect(shares(line.weights(at: [-0.25])) == [[-16384]: 0.25, [0]: 0.75])
    #expect(shares(line.weights(at: [0.5])) == [[0]: 0.5, [16384]: 0.5])
    #expect(shares(line.weights(at: [0])) == [[0]: 1])
    #expect(shares(line.weights(at: [1])) == [[16384]: 1])
  }

  @Test("within half a step of F2DOT14 a location is on the line")
  func reach() {
    #expect(line.weights(at: [0.49 / 16384]).count == 1)
    #expect(line.weights(at: [0.51 / 16384]).count == 2)
    #expect(line.weights(at: [-0.49 / 16384]).count == 1)
  }

  @Test("a location outside the grid is brought back to it")
  func outside() {
    #expect(shares(line.weights(at: [1.5])) == [[16384]: 1])
    #expect(shares(line.weights(at: [-7])) == [[-16384]: 1])
    #expect(shares(line.weights(at: [])) == [[0]: 1])
  }

  @Test("a fixed cell extrapolates beyond its lines")
  func extrapolation() {
    let cell = line.cell(at: [0.5])
    let weights = shares(cell.weights(at: [1.25]))
    #expect(weights == [[0]: -0.25, [16384]: 1.25])
    let black = line.cell(at: [1], towards: [-1])
    #expect(black == cell)
    #expect(line.cell(at: [0], towards: [-1]).corners.map(\.coordinates) == [[-16384], [0]])
    #expect(line.cell(at: [0], towards: [1]).corners.map(\.coordinates) == [[0], [16384]])
    #expect(line.cell(at: [1], towards: [1]).corners.map(\.coordinates) == [[16384]])
  }

  @Test("k axes off their lines have 2^k corners, whose shares are products")
  func severalAxes() {
    let grid = DesignSpaceGrid(lines: [
      [GridLine(-16384), GridLine(0)], [GridLine(0), GridLine(16384)], [GridLine(0), GridLine(8192), GridLine(16384)],
    ])
    let weights = grid.weights(at: [-0.5, 0.25, 0.75])
    #expect(weights.count == 8)
    #expect(shares(weights)[[-16384, 16384, 8192]] == 0.5 * 0.25 * 0.5)
    #expect(weights.map(\.weight).reduce(0, +) == 1)
    #expect(grid.weights(at: [-0.5, 0, 0.5]).count == 2)
  }

  @Test("corners at a swap line are nudged into the cell, a location on the line is not")
  func swaps() {
    let grid = DesignSpaceGrid(lines: [
      [GridLine(0), GridLine(6554, lowerNudge: -1), GridLine(9000, upperNudge: 1), GridLine(16384)]
    ])
    #expect(grid.weights(at: [0.2]).map(\.corner.nudges) == [[0], [-1]])
    #expect(grid.weights(at: [0.5]).map(\.corner.nudges) == [[0], [0]])
    #expect(grid.weights(at: [0.9]).map(\.corner.nudges) == [[1], [0]])
    #expect(grid.weights(at: [6554.0 / 16384]).map(\.corner.nudges) == [[0]])
    #expect(grid.weights(at: [0.2])[1].corner.nudgedCoordinates == [6553])
    #expect(grid.weights(at: [0.2])[1].corner.exact.nudges == [0])
  }

  @Test("lines at one place are united, with the nudges of both")
  func unitedLines() {
    let grid = DesignSpaceGrid(lines: [
      [GridLine(100, upperNudge: 1), GridLine(0), GridLine(100, lowerNudge: -1), GridLine(100)]
    ])
    #expect(grid.lines == [[GridLine(0), GridLine(100, lowerNudge: -1, upperNudge: 1)]])
  }

  @Test("a union has the lines of both grids")
  func union() {
    let other = DesignSpaceGrid(lines: [[GridLine(-16384), GridLine(8192), GridLine(16384)]], isExact: false)
    let union = line.union(other)
    #expect(union.lines == [[GridLine(-16384), GridLine(0), GridLine(8192), GridLine(16384)]])
    #expect(!union.isExact)
  }

  @Test("an axis that ends at its default has no lines beyond it")
  func ends() {
    let axis = VariationAxis(
      tag: .width, name: "", minimum: 75, defaultValue: 100, maximum: 100, isHidden: false)
    var grid = DesignSpaceGrid(axes: [axis])
    grid.insert(GridLine(16384), on: 0)
    #expect(grid.lines == [[GridLine(-16384), GridLine(0)]])
    grid.insert(FeatureCondition(axis: 0, minimum: -16384, maximum: -9830))
    #expect(grid.lines == [[GridLine(-16384), GridLine(-9830, upperNudge: 1), GridLine(0)]])
  }

  @Test("a condition of an axis that does not exist is no line")
  func unknownAxis() {
    var grid = line
    grid.insert(FeatureCondition(axis: 7, minimum: 0, maximum: 100))
    #expect(grid == line)
  }

  @Test("bisection finds a bend, and nothing where values are straight")
  func bisection() {
    let bent = line.refined(tolerance: 0.001) { corner in
      let value = NormalizedScale.value(corner.coordinates[0])
      return [value < 0.5 ? value : 0.5 + 3 * (value - 0.5)]
    }
    #expect(bent.lines == [[GridLine(-16384), GridLine(0), GridLine(8192), GridLine(16384)]])
    let straight = line.refined(tolerance: 0.001) { [Double($0.coordinates[0]) * 2, 5] }
    #expect(straight == line)
  }

  @Test("a pinned axis needs one corner at its place")
  func pinned() {
    let grid = DesignSpaceGrid(lines: [
      [GridLine(-16384), GridLine(0), GridLine(16384)], [GridLine(0), GridLine(16384)],
    ])
    let location = [-0.5, 1.0 / 3]
    #expect(grid.weights(at: location).count == 4)
    #expect(shares(grid.pinned([1], at: location).weights(at: location)) == [[-16384, 5461]: 0.5, [0, 5461]: 0.5])
    #expect(grid.pinned([5], at: location) == grid)
  }

  @Test("bisection stops at its limit")
  func bisectionLimit() {
    let curved = line.refined(tolerance: 0, limit: 5) { corner in
      let value = NormalizedScale.value(corner.coordinates[0])
      return [value * value]
    }
    #expect(curved.lines[0].count == 8)
  }

  @Test("a location and its shares agree: the corners' weighted sum is the location (seed 20240229)")
  func partitionOfUnity() {
    var state: UInt64 = 20_240_229
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53) * 2 - 1
    }
    let grid = DesignSpaceGrid(lines: [
      [GridLine(-16384), GridLine(0), GridLine(5461, lowerNudge: -1), GridLine(16384)],
      [GridLine(-16384), GridLine(-3277), GridLine(0), GridLine(16384)],
    ])
    for _ in 0..<200 {
      let location = [next(), next()]
      let weights = grid.weights(at: location)
      #expect(abs(weights.map(\.weight).reduce(0, +) - 1) < 1e-12)
      for axis in 0..<2 {
        let sum = weights.map { $0.weight * $0.corner.location[axis] }.reduce(0, +)
        #expect(abs(sum - location[axis]) <= DesignSpaceGrid.reach)
      }
    }
  }
}
