import TestSupport
import Testing

@testable import GlyphInterp

/// Glyphs that are pictures: `CBDT` and `sbix` at 32 and 64 pixels per em.
struct PictureTests {
  @Test(arguments: ["Twin-cbdt.ttf", "Twin-sbix.ttf"])
  func `the smallest strike that is large enough is taken, else the largest`(_ font: String) throws {
    for (size, pixelsPerEm) in [(20.0, 32.0), (32, 32), (33, 64), (64, 64), (500, 64)] {
      let scene = try ColorScenes.still("❤", font: font, size: size)
      #expect(scene.images.count == 1)
      #expect(scene.pictures[0].transform.a == size / pixelsPerEm)
    }
  }

  @Test func `the largest size of a whole transition chooses the strike`() throws {
    let plan = try Plans.linear(
      "❤", from: try Plans.style("Twin-cbdt.ttf", size: 20), to: try Plans.style("Twin-cbdt.ttf", size: 60))
    #expect(plan.scene(at: 0).pictures[0].transform.a == 20.0 / 64)
    #expect(plan.scene(at: 0).images == plan.scene(at: 1).images)
  }

  @Test func `both formats give the same pixels where each says that they stand`() throws {
    let packed = try ColorScenes.still("😀", font: "Twin-cbdt.ttf", size: 64)
    let apple = try ColorScenes.still("😀", font: "Twin-sbix.ttf", size: 64)
    #expect(packed.images[0].pixels == apple.images[0].pixels)
    // The top is 56 pixels above the baseline; the left side is 8 pixels from the pen in `CBDT`, at it in `sbix`.
    #expect(packed.pictures[0].transform == .translation(x: 8, y: -56))
    #expect(apple.pictures[0].transform == .translation(x: 0, y: -56))
    #expect(packed.images[0].identity != apple.images[0].identity)
  }

  @Test func `pixels are premultiplied red, green, blue, alpha`() throws {
    let image = try ColorScenes.still("❤", font: "Twin-cbdt.ttf", size: 64).images[0]
    // The heart is (220, 30, 50) throughout.
    let middle = (image.height / 2 * image.width + image.width / 2) * 4
    #expect(Array(image.pixels[middle..<middle + 4]) == [220, 30, 50, 255])
    #expect(Array(image.pixels[..<4]) == [0, 0, 0, 0])
  }

  @Test func `the image of a repeated glyph is stored once`() throws {
    let scene = try ColorScenes.still("❤❤🚀", font: "Twin-cbdt.ttf", size: 64)
    #expect(scene.images.count == 2)
    #expect(scene.pictures.map(\.image) == [0, 0, 1])
  }

  @Test func `case 45: bounds come from what is painted, not from outlines`() throws {
    for font in ["Twin-cbdt.ttf", "Twin-sbix.ttf"] {
      let style = try Plans.style(font, size: 64)
      let plan = try Plans.linear("🇦🇩", from: style, to: style)
      let scene = plan.scene(at: 0)
      #expect(scene.outlines.isEmpty)
      let image = try #require(scene.images.first)
      let bounds = scene.inkBounds()
      #expect(bounds.width == Double(image.width) && bounds.height == Double(image.height))
      #expect(plan.inkBounds == bounds.outset(by: 1))
    }
  }

  @Test func `sequences and variation selectors give one picture`() throws {
    for text in ["👩‍🚀", "🇦🇩", "❤\u{FE0F}"] {
      let scene = try ColorScenes.still(text, font: "Twin-cbdt.ttf", size: 64)
      #expect(scene.pictures.count == 1)
    }
  }
}
