import Testing

@testable import GlyphInterp

@Suite("Placement and masks")
struct PlacementTests {
  private static let ring = Path.circle(12, 12, radius: 9.3) + reversed(.circle(12, 12, radius: 6.1))

  private static func reversed(_ path: Path) -> Path {
    // A cubic contour backwards: the same verbs, the points from the end.
    Path(verbs: path.verbs, points: path.points.reversed())
  }

  private static func row(of count: Int, step: Double, identity: UInt64 = 0, y: Double = 6) -> Scene {
    Scene(
      outlines: [SceneOutline(path: ring, identity: identity)],
      items: [
        .shape(
          SceneShape(
            placements: (0..<count).map { Placement(outline: 0, origin: Point(x: 2 + Double($0) * step, y: y)) },
            paint: .solid(.white)))
      ])
  }

  @Test("case 82: a ring that drifts 1 px/s changes no pixel by more than 8/255 in a frame at phases, 9 exactly")
  func drift() throws {
    for (placement, limit) in [(RenderOptions.GlyphPlacement.phases, 8), (.exact, 9)] {
      for direction in [Transform2D.translation(x: 1.0 / 60, y: 0), .translation(x: 0, y: 1.0 / 60)] {
        var previous: Bitmap?
        for frame in 0..<90 {
          let shift = Transform2D.translation(x: direction.tx * Double(frame), y: direction.ty * Double(frame))
          let picture = try Self.row(of: 1, step: 0).drawn(
            width: 40, height: 40, options: RenderOptions(placement: placement), transform: shift)
          if let previous { #expect(picture.largestDifference(to: previous) <= limit) }
          previous = picture
        }
      }
    }
  }

  @Test("case 82: a ring that grows by 5 % in 60 frames changes no pixel by more than 9/255 in a frame")
  func growth() throws {
    var previous: Bitmap?
    for frame in 0...60 {
      let scale = Transform2D.scale(1 + 0.05 * Double(frame) / 60, about: Point(x: 20, y: 20))
      let picture = try Self.row(of: 1, step: 0).drawn(width: 40, height: 40, transform: scale)
      if let previous { #expect(picture.largestDifference(to: previous) <= 9) }
      previous = picture
    }
  }

  @Test("a ring at phases is off from exact places by at most 8/255 and rounding")
  func phaseError() throws {
    for step in 0..<32 {
      for y in [0, Double(step % 7) / 7] {
        let shift = Transform2D.translation(x: Double(step) / 32 + 0.004, y: y)
        let exact = try Self.row(of: 1, step: 0).drawn(
          width: 40, height: 40, options: RenderOptions(placement: .exact), transform: shift)
        let phases = try Self.row(of: 1, step: 0).drawn(
          width: 40, height: 40, options: RenderOptions(placement: .phases), transform: shift)
        // Of the limit, 4/255 are for exact places, which are rounded to 1/64 px.
        #expect(phases.largestDifference(to: exact) <= 12)
      }
    }
  }

  /// A rectangle so many pixels wide, 8 px high, its left side at 10.0625 px.
  private static func stem(width: Double) -> Scene {
    let path = Path(Rect(minX: 10.0625, minY: 4, maxX: 10.0625 + width, maxY: 12))
    return Scene(
      outlines: [SceneOutline(path: path)],
      items: [.shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .solid(.white)))])
  }

  @Test(
    "a stem is off by 2/255 in the mean at phases, wherever its edges pass from pixel to pixel",
    arguments: [0.5, 0.75, 0.8, 0.853, 0.9, 0.95, 1, 1.05, 1.1, 1.5, 1.87, 2, 2.06])
  func stem(_ width: Double) throws {
    for step in 0...64 {
      let left = 10.0625 + Double(step) / 64
      let picture = try Self.stem(width: width).drawn(
        width: 20, height: 16, options: RenderOptions(placement: .phases),
        transform: .translation(x: Double(step) / 64, y: 0))
      let differences = (8...15).compactMap { x -> Double? in
        let covered = max(0, min(left + width, Double(x + 1)) - max(left, Double(x)))
        let alpha = Double(picture[x, 8].alpha)
        return covered > 0 || alpha > 0 ? abs(alpha - covered * 255) : nil
      }
      #expect(differences.max() ?? 0 <= 8, "width \(width), left \(left)")
      #expect(differences.reduce(0, +) / Double(differences.count) <= 2, "width \(width), left \(left)")
    }
  }

  @Test(
    "a dash is exact down at phases, but for edges rounded to 1/64 px, wherever they pass from pixel to pixel",
    arguments: [0.5, 0.75, 0.8, 0.9, 1, 1.1, 1.5, 2.06])
  func dash(_ height: Double) throws {
    let path = Path(Rect(minX: 4, minY: 10.0625, maxX: 12, maxY: 10.0625 + height))
    let scene = Scene(
      outlines: [SceneOutline(path: path)],
      items: [.shape(SceneShape(placements: [Placement(outline: 0, origin: .zero)], paint: .solid(.white)))])
    for step in 0...64 {
      let top = 10.0625 + Double(step) / 64
      let picture = try scene.drawn(
        width: 16, height: 20, options: RenderOptions(placement: .phases),
        transform: .translation(x: 0, y: Double(step) / 64))
      for y in 8...15 {
        let covered = max(0, min(top + height, Double(y + 1)) - max(top, Double(y)))
        #expect(abs(Double(picture[8, y].alpha) - covered * 255) <= 4, "height \(height), top \(top)")
      }
    }
  }

  @Test("equal outlines at equal phases share a mask")
  func sharedMasks() throws {
    var renderer = try Renderer(options: RenderOptions(placement: .exact))
    var bitmap = try Bitmap(width: 400, height: 40)
    renderer.render(Self.row(of: 12, step: 30), into: &bitmap, transform: .identity)
    #expect(renderer.rasterizedMaskCount == 1)
    renderer.render(Self.row(of: 12, step: 30.25), into: &bitmap, transform: .identity)
    #expect(renderer.rasterizedMaskCount == 5)
  }

  @Test("masks between phases are made where an outline first needs them, and shared")
  func masksBetween() throws {
    var renderer = try Renderer(options: RenderOptions(placement: .phases))
    var bitmap = try Bitmap(width: 400, height: 40)
    // The ring is 19 px wide and high. At every phase it takes 21 columns, in rows of 32 bytes.
    let byteCount = 32 * 20
    var counts: [Int] = []
    for step in [30, 30.03125, 30.03125, 30.05, 30.125] {
      renderer.render(Self.row(of: 2, step: step, identity: 7), into: &bitmap, transform: .identity)
      counts.append((renderer.masks.store.count - 2 * PhaseMasks.margin) / byteCount)
    }
    // The second stands at a phase, at the first place behind it, between that and the next, at the next phase.
    #expect(counts == [8, 9, 9, 10, 10])
    #expect(renderer.rasterizedMaskCount == 1)
  }

  @Test("an outline with an identity is rasterised once for all frames in which it stands still")
  func keptMasks() throws {
    for placement in RenderOptions.GlyphPlacement.allCases {
      var renderer = try Renderer(options: RenderOptions(placement: placement))
      var bitmap = try Bitmap(width: 400, height: 40)
      for _ in 0..<20 {
        renderer.render(Self.row(of: 12, step: 30, identity: 7), into: &bitmap, transform: .identity)
      }
      #expect(renderer.rasterizedMaskCount == 1)
    }
  }

  @Test("case 111: an hour of a sweep keeps no more masks than the capacity allows")
  func boundedCache() throws {
    let capacity = 40_000
    for placement in [RenderOptions.GlyphPlacement.phases, .exact] {
      var renderer = try Renderer(options: RenderOptions(placement: placement, maskCacheCapacity: capacity))
      var bitmap = try Bitmap(width: 400, height: 40)
      for frame in 1...400 {
        renderer.render(Self.row(of: 12, step: 30.3, identity: UInt64(frame)), into: &bitmap, transform: .identity)
        // The capacity, and the masks of the ring: 21 × 21 px with their padding, at 32 places.
        #expect(renderer.masks.store.count <= capacity + 32 * 32 * 22)
      }
    }
  }

  /// The bytes of masks that a renderer holds after each of 200 frames whose outlines have an identity of their own.
  private static func heldBytes(_ renderer: inout Renderer, _ scene: (UInt64) -> Scene) throws -> [Int] {
    var bitmap = try Bitmap(width: 400, height: 40)
    var counts: [Int] = []
    for identity in 1...200 {
      renderer.render(scene(UInt64(identity)), into: &bitmap, transform: .identity)
      counts.append(renderer.masks.store.count)
    }
    return counts
  }

  @Test("case 111: what a sweep leaves is dropped after 32 frames; what another text uses in between is not")
  func idleMasks() throws {
    var renderer = try Renderer(options: RenderOptions(placement: .exact))
    let counts = try Self.heldBytes(&renderer) { Self.row(of: 1, step: 0, identity: $0) }
    #expect(counts.max() ?? 0 <= 33 * counts[0])
    let rasterized = renderer.rasterizedMaskCount
    var bitmap = try Bitmap(width: 400, height: 40)
    for frame in 201...300 {
      renderer.render(Self.row(of: 1, step: 0, identity: UInt64(frame)), into: &bitmap, transform: .identity)
      renderer.render(Self.row(of: 1, step: 0, identity: 1000), into: &bitmap, transform: .identity)
    }
    // A hundred of the sweep, and the other one once.
    #expect(renderer.rasterizedMaskCount == rasterized + 101)
  }

  @Test("case 111: two outlines of one identity, as in runs of two colours, are no use of an earlier frame")
  func equalOutlines() throws {
    var renderer = try Renderer(options: RenderOptions(placement: .exact))
    let counts = try Self.heldBytes(&renderer) { identity in
      var scene = Self.row(of: 1, step: 0, identity: identity)
      scene.outlines.append(scene.outlines[0])
      scene.items.append(
        .shape(SceneShape(placements: [Placement(outline: 1, origin: Point(x: 40.5, y: 6))], paint: .solid(.black))))
      return scene
    }
    #expect(counts.max() ?? 0 <= 33 * counts[0])
  }

  @Test("what a renderer drew before leaves no trace in what it draws next")
  func noTrace() throws {
    let seed: UInt64 = 0x5EED_0004
    var numbers = SeededNumbers(seed: seed)
    for placement in [RenderOptions.GlyphPlacement.phases, .exact] {
      var renderer = try Renderer(options: RenderOptions(placement: placement, maskCacheCapacity: 20_000))
      var bitmap = try Bitmap(width: 200, height: 60)
      for _ in 0..<40 {
        let scene = Self.row(
          of: Int(numbers.number(in: 0...8)), step: numbers.number(in: 10...40), identity: 3,
          y: numbers.number(in: -10...50))
        let shift = Transform2D.translation(x: numbers.number(in: -30...30), y: 0)
        renderer.render(scene, into: &bitmap, transform: shift)
        let fresh = try scene.drawn(
          width: 200, height: 60, options: RenderOptions(placement: placement), transform: shift)
        let isSame = bitmap == fresh
        #expect(isSame, "seed \(seed)")
      }
    }
  }

  @Test("lines of a shape painted one by one give the picture of all at once")
  func lines() throws {
    let half = Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.5)
    let placements = (0..<30).map {
      Placement(outline: 0, origin: Point(x: Double($0 % 6) * 17.3, y: Double($0 / 6) * 24.7 - 8))
    }
    var scene = Scene(outlines: [SceneOutline(path: Self.ring)])
    scene.items = [.shape(SceneShape(placements: placements, paint: .solid(half)))]
    var shuffled = scene
    shuffled.items = [.shape(SceneShape(placements: placements.reversed(), paint: .solid(half)))]
    let difference = try scene.drawn(width: 120, height: 120)
      .largestDifference(to: shuffled.drawn(width: 120, height: 120))
    #expect(difference <= 1)
  }
}
