import Foundation
import Testing

@testable import GlyphInterp

@Suite("Blur")
struct GaussianBlurTests {
  /// A square off the pixel grid, so that its edges are partly covered.
  private let square = Path.rectangle(30.3, 30.6, 50.7, 49.2)

  @Test("a blurred shape is its coverage convolved with the bell curve, to 2/255", arguments: [0.3, 0.5, 1, 2.4, 6])
  func shape(deviation: Double) throws {
    let sharp = try Scene([square]).drawn(width: 80, height: 80)
    let blurred = try Scene([square], blur: deviation).drawn(width: 80, height: 80)
    let expected = convolved(alphas(of: sharp), width: 80, deviation: deviation)
    let worst = zip(alphas(of: blurred), expected).map { abs($0 - $1) }.max() ?? 0
    #expect(worst <= 2)
  }

  @Test("figures of 24 px are their coverage convolved with the bell curve, to 2/255", arguments: [0.3, 0.5, 0.8, 1])
  func figures(deviation: Double) throws {
    let style = try Plans.style("GlyphInterpSans.ttf", size: 24)
    var scene = try Plans.linear("4829", from: style, to: style).scene(at: 0)
    let place = Transform2D.translation(x: 10.4, y: 40)
    let sharp = try scene.drawn(width: 90, height: 60, transform: place)
    guard case .shape(var shape) = scene.items[0] else { return #expect(Bool(false)) }
    shape.blur = deviation
    scene.items[0] = .shape(shape)
    let blurred = try scene.drawn(width: 90, height: 60, transform: place)
    let expected = convolved(alphas(of: sharp), width: 90, deviation: deviation)
    let worst = zip(alphas(of: blurred), expected).map { abs($0 - $1) }.max() ?? 0
    #expect(worst <= 2)
    #expect((alphas(of: sharp).max() ?? 0) > 200)
  }

  @Test("a blurred group is blurred premultiplied: no dark fringe, and each channel to 2/255", arguments: [0.3, 1, 4])
  func group(deviation: Double) throws {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    let shape = SceneItem.shape(
      SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .solid(orange)))
    func scene(_ blur: Double) -> Scene {
      Scene(outlines: [SceneOutline(path: square)], items: [.group(SceneGroup(items: [shape], blur: blur))])
    }
    let sharp = try scene(0).drawn(width: 80, height: 80)
    let blurred = try scene(deviation).drawn(width: 80, height: 80)
    for channel in 0..<4 {
      let expected = convolved(values(of: sharp, channel: channel), width: 80, deviation: deviation)
      let worst = zip(values(of: blurred, channel: channel), expected).map { abs($0 - $1) }.max() ?? 0
      #expect(worst <= 2)
    }
  }

  @Test("below 1/8 px there is no blur, and just above it hardly any: a blur that fades does not jump")
  func threshold() throws {
    let sharp = try Scene([square]).drawn(width: 80, height: 80)
    let below = try Scene([square], blur: 0.1249).drawn(width: 80, height: 80)
    let above = try Scene([square], blur: 0.1251).drawn(width: 80, height: 80)
    #expect(below.largestDifference(to: sharp) == 0)
    #expect(above.largestDifference(to: sharp) <= 1)
    var previous = sharp
    for step in 1...64 {
      let next = try Scene([square], blur: 0.1 + Double(step) / 64).drawn(width: 80, height: 80)
      #expect(next.largestDifference(to: previous) <= 8)
      previous = next
    }
  }

  @Test("a blur keeps the amount of ink, and reaches no further than 2.8 standard deviations, rounded up")
  func reach() throws {
    let sharp = try Scene([square]).drawn(width: 80, height: 80)
    let blurred = try Scene([square], blur: 3).drawn(width: 80, height: 80)
    let ink = alphas(of: sharp).reduce(0, +)
    #expect(abs(alphas(of: blurred).reduce(0, +) / ink - 1) < 0.01)
    #expect(PixelRect(minX: 30 - 9, minY: 30 - 9, maxX: 51 + 9, maxY: 50 + 9).contains(blurred.inkedRect))
  }

  @Test("ink beyond the edge of the picture blurs into it")
  func beyondEdge() throws {
    let wide = try Scene([.rectangle(-20, 10, 20, 30)], blur: 2).drawn(width: 40, height: 40)
    #expect(wide[0, 20].alpha == 255)
    let outside = try Scene([.rectangle(-20, 10, -0.5, 30)], blur: 2).drawn(width: 40, height: 40)
    #expect(outside[0, 20].alpha > 70)
  }

  private func alphas(of bitmap: Bitmap) -> [Double] { values(of: bitmap, channel: 3) }

  private func values(of bitmap: Bitmap, channel: Int) -> [Double] {
    stride(from: channel, to: bitmap.pixels.count, by: 4).map { Double(bitmap.pixels[$0]) }
  }

  /// Convolution in two dimensions, straight from the definition, with a window of 6 standard deviations.
  private func convolved(_ values: [Double], width: Int, deviation: Double) -> [Double] {
    let reach = Int((6 * deviation).rounded(.up))
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = bell.reduce(0, +)
    let height = values.count / width
    func pass(_ input: [Double], stepX: Int, stepY: Int) -> [Double] {
      var result = [Double](repeating: 0, count: input.count)
      for y in 0..<height {
        for x in 0..<width {
          for offset in -reach...reach {
            let column = x + offset * stepX
            let row = y + offset * stepY
            guard column >= 0, column < width, row >= 0, row < height else { continue }
            result[y * width + x] += input[row * width + column] * bell[offset + reach] / sum
          }
        }
      }
      return result
    }
    return pass(pass(values, stepX: 1, stepY: 0), stepX: 0, stepY: 1)
  }
}
