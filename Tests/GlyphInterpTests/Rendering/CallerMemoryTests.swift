import Testing

@testable import GlyphInterp

@Suite("Memory of a host")
struct CallerMemoryTests {
  private let scene = Scene(
    [.circle(10, 10, radius: 7)], paint: .solid(Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.8)))

  @Test("both byte orders, with gaps between rows, hold the bitmap's pixels")
  func orders() throws {
    for background in [nil, Color(red: 0.1, green: 0.2, blue: 0.9)] {
      let options = RenderOptions(background: background)
      let expected = try scene.drawn(width: 20, height: 20, options: options)
      for order in PixelLayout.Order.allCases {
        var bytes = [UInt8](repeating: 0xAA, count: 100 * 20)
        var renderer = try Renderer(options: options)
        let layout = PixelLayout(width: 20, height: 20, bytesPerRow: 100, order: order)
        let inked = try draw(scene, &renderer, &bytes, layout, clearing: nil)
        #expect(inked == PixelRect(minX: 3, minY: 3, maxX: 17, maxY: 17))
        #expect(pixels(of: bytes, layout) == expected.pixels)
        #expect((0..<20).allSatisfy { bytes[$0 * 100 + 80..<$0 * 100 + 100].allSatisfy { $0 == 0xAA } })
      }
    }
  }

  @Test("only what the last frame inked is cleared when the host hands it back")
  func damage() throws {
    var renderer = try Renderer()
    let layout = PixelLayout(width: 40, height: 20, bytesPerRow: 160, order: .bgra)
    var bytes = [UInt8](repeating: 0, count: 160 * 20)
    var inked = try draw(scene, &renderer, &bytes, layout, clearing: nil)
    for shift in [3.0, 20, 7.5] {
      let moved = Transform2D.translation(x: shift, y: 0)
      inked = try draw(scene, &renderer, &bytes, layout, clearing: inked, transform: moved)
      #expect(pixels(of: bytes, layout) == (try scene.drawn(width: 40, height: 20, transform: moved)).pixels)
    }
  }

  @Test("too little memory and sizes out of range are refused")
  func refusal() throws {
    var renderer = try Renderer()
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(throws: RenderError.pixelCount(expected: 1600, actual: 100)) {
      _ = try draw(scene, &renderer, &bytes, PixelLayout(width: 20, height: 20, bytesPerRow: 80), clearing: nil)
    }
    #expect(throws: RenderError.bitmapSize(width: 0, height: 5)) {
      _ = try draw(scene, &renderer, &bytes, PixelLayout(width: 0, height: 5, bytesPerRow: 80), clearing: nil)
    }
    #expect(throws: RenderError.bitmapSize(width: 40_000, height: 1)) {
      _ = try Bitmap(width: 40_000, height: 1)
    }
    #expect(throws: RenderError.pixelCount(expected: 16, actual: 3)) {
      _ = try Bitmap(width: 2, height: 2, pixels: [1, 2, 3])
    }
  }

  private func draw(
    _ scene: Scene, _ renderer: inout Renderer, _ bytes: inout [UInt8], _ layout: PixelLayout,
    clearing stale: PixelRect?, transform: Transform2D = .identity
  ) throws -> PixelRect {
    var span = bytes.mutableSpan
    var raw = span.mutableBytes
    return try renderer.render(scene, into: &raw, layout: layout, transform: transform, clearing: stale)
  }

  /// The pixels without gaps, as RGBA.
  private func pixels(of bytes: [UInt8], _ layout: PixelLayout) -> [UInt8] {
    (0..<layout.height).flatMap { row in
      (0..<layout.width).flatMap { column in
        let pixel = bytes[row * layout.bytesPerRow + column * 4..<row * layout.bytesPerRow + column * 4 + 4]
        let start = pixel.startIndex
        return layout.order == .rgba
          ? Array(pixel) : [pixel[start + 2], pixel[start + 1], pixel[start], pixel[start + 3]]
      }
    }
  }
}
