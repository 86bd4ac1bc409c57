import Testing

@testable import GlyphInterp

@Suite("Pictures in a scene")
struct ImageTests {
  /// A picture of grey columns with the given levels.
  private func columns(_ levels: [UInt8], height: Int) -> SceneImage {
    SceneImage(
      width: levels.count, height: height,
      pixels: (0..<height).flatMap { _ in levels.flatMap { [$0, $0, $0, 255] } })
  }

  private func drawn(_ image: SceneImage, _ transform: Transform2D, width: Int, height: Int, opacity: Double = 1)
    throws -> Bitmap
  {
    try Scene(
      images: [image], items: [.image(SceneImagePlacement(image: 0, transform: transform, opacity: opacity))]
    ).drawn(width: width, height: height)
  }

  @Test("a picture at its own size on whole pixels is copied byte for byte")
  func copy() throws {
    let image = columns([10, 200, 30, 90], height: 3)
    let picture = try drawn(image, .translation(x: 2, y: 1), width: 8, height: 6)
    for y in 0..<3 {
      for x in 0..<4 { #expect(picture[x + 2, y + 1].red == image.pixels[(y * 4 + x) * 4]) }
    }
    #expect(picture[1, 1].alpha == 0 && picture[6, 1].alpha == 0 && picture[2, 4].alpha == 0)
  }

  @Test("half a pixel to the side, neighbours mix by halves and the sides fade")
  func halfPixel() throws {
    let picture = try drawn(columns([0, 100, 200], height: 2), .translation(x: 1.5, y: 0), width: 6, height: 2)
    #expect((0..<6).map { picture[$0, 0].red } == [0, 0, 50, 150, 100, 0])
    #expect((0..<6).map { picture[$0, 0].alpha } == [0, 128, 255, 255, 128, 0])
  }

  @Test("a picture that shrinks is averaged over areas: no column is lost")
  func shrink() throws {
    let levels = (0..<32).map { UInt8($0 % 2 == 0 ? 0 : 200) }
    let picture = try drawn(columns(levels, height: 32), .scale(x: 0.25, y: 0.25), width: 8, height: 8)
    for y in 0..<8 { #expect((0..<8).allSatisfy { picture[$0, y].red == 100 && picture[$0, y].alpha == 255 }) }
  }

  @Test("a picture that grows is mixed linearly between its pixels")
  func grow() throws {
    let picture = try drawn(columns([0, 200], height: 2), .scale(x: 4, y: 4), width: 8, height: 8)
    #expect((2..<6).map { picture[$0, 4].red } == [25, 75, 125, 175])
  }

  @Test("a quarter turn keeps every pixel, and any turn the amount of colour")
  func turn() throws {
    let image = columns([40, 80, 120, 160], height: 4)
    let quarter = Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let picture = try drawn(image, quarter, width: 4, height: 4)
    #expect((0..<4).map { picture[1, $0].red } == [40, 80, 120, 160])
    let sine = 0.6
    let turned = try drawn(
      image, Transform2D(a: 0.8, b: sine, c: -sine, d: 0.8, tx: 6, ty: 3), width: 14, height: 14)
    let alpha = (0..<14).flatMap { turned.alphas(row: $0) }.reduce(0, +)
    #expect(abs(Double(alpha) / 255 - 16) < 0.2)
  }

  @Test("slow motion of a picture changes no pixel by more than its contrast times the step")
  func drift() throws {
    let image = columns([0, 255, 0, 255], height: 4)
    var previous: Bitmap?
    for frame in 0..<60 {
      let picture = try drawn(image, .translation(x: 1 + Double(frame) / 60, y: 1), width: 8, height: 6)
      if let previous { #expect(picture.largestDifference(to: previous) <= 5) }
      previous = picture
    }
  }

  @Test("opacity is a factor in whole 255ths; a picture that is not there or broken draws nothing")
  func opacityAndDefects() throws {
    #expect(try drawn(columns([255], height: 1), .identity, width: 1, height: 1, opacity: 0.5)[0, 0].alpha == 128)
    var image = columns([255, 255], height: 2)
    image.pixels.removeLast(5)
    #expect(try drawn(image, .identity, width: 2, height: 2).inkedRect.isEmpty)
    #expect(try drawn(columns([9], height: 1), .scale(x: 0, y: 1), width: 2, height: 2)[0, 0].alpha == 0)
    let missing = Scene(items: [.image(SceneImagePlacement(image: 3, transform: .identity))])
    #expect(try missing.drawn(width: 2, height: 2).inkedRect.isEmpty)
  }
}
