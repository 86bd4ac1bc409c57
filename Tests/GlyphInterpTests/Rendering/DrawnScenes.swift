@testable import GlyphInterp

extension Path {
  /// A rectangle, its left side first and downwards. FreeType then gives a half covered pixel 128, the other way
  /// round 127.
  static func rectangle(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Path {
    Path(
      verbs: [.move, .line, .line, .line, .close],
      points: [
        Point(x: minX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY), Point(x: maxX, y: minY),
      ])
  }

  /// A circle of four cubic arcs, off by less than 3e-4 of its radius.
  static func circle(_ centerX: Double, _ centerY: Double, radius: Double) -> Path {
    let k = 0.5522847498 * radius
    let r = radius
    func at(_ x: Double, _ y: Double) -> Point { Point(x: centerX + x, y: centerY + y) }
    return Path(
      verbs: [.move, .cubic, .cubic, .cubic, .cubic, .close],
      points: [
        at(r, 0), at(r, k), at(k, r), at(0, r), at(-k, r), at(-r, k), at(-r, 0), at(-r, -k), at(-k, -r), at(0, -r),
        at(k, -r), at(r, -k), at(r, 0),
      ])
  }

  /// Both paths' contours.
  static func + (left: Path, right: Path) -> Path {
    Path(verbs: left.verbs + right.verbs, points: left.points + right.points)
  }
}

extension Scene {
  /// A scene of one shape that holds each path once, at its own place.
  init(
    _ paths: [Path], paint: Paint = .solid(.white), join: SceneShape.Join = .union, blur: Double = 0,
    hasOverlaps: Bool = false
  ) {
    self.init(
      outlines: paths.map { SceneOutline(path: $0, hasOverlaps: hasOverlaps) },
      items: [
        .shape(
          SceneShape(
            placements: paths.indices.map { Placement(outline: $0, origin: .zero) }, paint: paint, join: join,
            blur: blur))
      ])
  }

  /// The scene as pixels.
  func drawn(
    width: Int, height: Int, options: RenderOptions = RenderOptions(), transform: Transform2D = .identity
  ) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    var renderer = try Renderer(options: options)
    renderer.render(self, into: &bitmap, transform: transform)
    return bitmap
  }
}

extension Bitmap {
  /// The alpha of every pixel of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { Int(self[$0, row].alpha) } }

  /// The largest difference of a component to another picture of the same size.
  func largestDifference(to other: Bitmap) -> Int {
    zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
