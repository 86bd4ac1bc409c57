import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Variation settings and locations")
struct FontLocationTests {
  private func tag(_ text: String) throws -> OpenTypeTag { try #require(OpenTypeTag(text)) }

  @Test("case 59: an axis that is not set is at the font's default")
  func defaults() throws {
    let face = try FontFace(path: Fixtures.path("Twin-two-axes.ttf"))
    #expect(face.location(settings: [.weight: 200]).coordinates == [200, 100])
    #expect(face.location(settings: [.width: 80]).coordinates == [400, 80])
    #expect(face.location(settings: [.width: 80]).notices.isEmpty)
  }

  @Test("an unknown axis is a notice that names the nearest one")
  func unknownAxis() throws {
    let face = try FontFace(path: Fixtures.path("Twin-two-axes.ttf"))
    let result = face.location(settings: [try tag("wgth"): 700])
    #expect(result.coordinates == [400, 100])
    #expect(result.notices.map(\.code) == [.unknownAxis])
    #expect(
      result.notices.map(\.message) == [
        "'Twin-two-axes.ttf': axis 'wgth' does not exist; axes are 'wght', 'wdth' (did you mean 'wght'?)"
      ])
  }

  @Test("a static font says that it has no axes")
  func staticFont() throws {
    let face = try FontFace(path: Fixtures.path("Twin-regular.ttf"))
    #expect(
      face.location(settings: [.weight: 700]).notices.map(\.message) == [
        "'Twin-regular.ttf': axis 'wght' does not exist; the font has none"
      ])
  }

  @Test("case 68: a value out of range is clamped, and a notice says so")
  func clamped() throws {
    let face = try FontFace(path: Fixtures.path("Twin-two-axes.ttf"))
    let result = face.location(settings: [.width: 200, .weight: 99.5])
    #expect(result.coordinates == [100, 100])
    #expect(result.notices.map(\.code) == [.clampedAxis, .clampedAxis])
    #expect(
      result.notices.map(\.message) == [
        "'Twin-two-axes.ttf': axis 'wdth' goes 75…100: 200 is drawn as 100",
        "'Twin-two-axes.ttf': axis 'wght' goes 100…900: 99.5 is drawn as 100",
      ])
  }

  @Test("a value that is no number is the default")
  func notANumber() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    #expect(face.location(settings: [.weight: .nan]).coordinates == [400])
    #expect(face.location(settings: [.weight: .infinity]).coordinates == [900])
  }

  @Test("normalised coordinates are straight on both sides of the default and never rounded")
  func normalized() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    #expect(face.normalized([100]) == [-1])
    #expect(face.normalized([400]) == [0])
    #expect(face.normalized([900]) == [1])
    #expect(abs(face.normalized([350])[0] + 1.0 / 6) < 1e-15)
    #expect(abs(face.normalized([567])[0] - 0.334) < 1e-15)
    #expect(face.normalized([]) == [0])
  }

  @Test("case 57: avar bends the axis after clamping and before the deltas")
  func axisVariations() throws {
    let face = try FontFace(path: Fixtures.path("Twin-avar.ttf"))
    // The kinks at 200, 600 and 700, as fontTools writes them: −0.9, 0.5, 0.6 in steps of 1/16384.
    #expect(face.normalized([200]) == [-14746.0 / 16384])
    #expect(face.normalized([600]) == [0.5])
    #expect(face.normalized([700]) == [9830.0 / 16384])
    #expect(face.normalized([50]) == [-1])
    #expect(face.normalized([1000]) == [1])
    // Half-way from 400 (0) to 600 (0.5), but for the rounding of the kink in the file (0.4 is 6554/16384).
    #expect(abs(face.normalized([500])[0] - 0.5 * 0.2 / (6554.0 / 16384)) < 1e-12)
  }

  @Test("case 58: avar of version 2 is finite, clamped and read for its segments only")
  func secondVersion() throws {
    var bytes = try Fixtures.bytes("Twin-avar.ttf")
    let record = try #require(
      stride(from: 12, to: bytes.count, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("avar".utf8) })
    let offset = try #require(ByteReader(bytes).uint32(record + 8))
    bytes[offset + 1] = 2
    let face = try FontFace(bytes: bytes, name: "avar2")
    #expect(face.normalized([200]) == [-14746.0 / 16384])
    #expect(face.normalized([-1e30]) == [-1])
    #expect(face.normalized([1e30]) == [1])
  }

  @Test("an overshoot goes on in a straight line for a share of the axis")
  func allowance() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    // 5 % of 800 are 40 units; one unit above the default is 1/500, below it 1/300.
    #expect(abs(face.normalized([930], allowance: 0.05)[0] - 1.06) < 1e-12)
    #expect(abs(face.normalized([2000], allowance: 0.05)[0] - 1.08) < 1e-12)
    #expect(abs(face.normalized([0], allowance: 0.05)[0] + 1 + 40.0 / 300) < 1e-12)
    let narrow = try FontFace(path: Fixtures.path("Twin-two-axes.ttf"))
    // The width axis ends at its default and has nothing to extrapolate there.
    #expect(narrow.normalized([400, 110], allowance: 0.05) == [0, 0])
  }

  @Test("a way through user space bends at the lines that it meets")
  func crossings() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    #expect(face.crossings(from: [100], to: [900], in: face.shapingGrid) == [0.375])
    #expect(face.crossings(from: [900], to: [100], in: face.shapingGrid) == [0.625])
    #expect(face.crossings(from: [400], to: [900], in: face.shapingGrid).isEmpty)
    #expect(face.crossings(from: [650], to: [650], in: face.shapingGrid).isEmpty)
  }

  @Test("a way bends where an axis leaves its range")
  func crossingsBeyondTheRange() throws {
    let face = try FontFace(path: Fixtures.path("Twin-wght.ttf"))
    #expect(face.crossings(from: [500], to: [1300], in: face.shapingGrid) == [0.5])
  }

  @Test("a way bends at the kinks of avar too")
  func crossingsOfKinks() throws {
    let face = try FontFace(path: Fixtures.path("Twin-avar.ttf"))
    let found = face.crossings(from: [100], to: [900], in: face.shapingGrid)
    #expect(found.count == 4)
    // 200, 400, 600 and 700 on the way from 100 to 900; the file rounds all but the default to steps of 1/16384.
    for (progress, expected) in zip(found, [0.125, 0.375, 0.625, 0.75]) {
      #expect(abs(progress - expected) < 0.0001)
    }
  }
}
