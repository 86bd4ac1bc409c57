import Testing

@testable import GlyphInterp

struct WritingSystemTests {
  @Test(arguments: WritingSystem.all)
  func `case 19, case 29, case 34: the ends are the static texts`(_ system: WritingSystem) throws {
    let plan = try system.plan()
    let rests = try [
      (plan.scene(at: 0), system.still(system.old, weight: 100)),
      (plan.scene(at: 1), system.still(system.new, weight: 900, color: Color(red: 0, green: 0.4, blue: 0.8))),
    ]
    for (scene, rest) in rests {
      #expect(scene.placements.map(\.transform) == rest.placements.map(\.transform))
      #expect(
        scene.placements.map { scene.outlines[$0.outline].path }
          == rest.placements.map { rest.outlines[$0.outline].path })
      #expect(scene.shapes.map(\.paint) == rest.shapes.map(\.paint))
      #expect(scene.shapes.allSatisfy { $0.opacity == 1 })
      #expect(scene.pictures.map(\.transform) == rest.pictures.map(\.transform))
      #expect(scene.pictures.map { scene.images[$0.image] } == rest.pictures.map { rest.images[$0.image] })
      #expect(!scene.placements.isEmpty || !scene.pictures.isEmpty)
      #expect(scene.layoutBox == rest.layoutBox)
    }
  }

  /// The glyphs of a cluster stand to each other as they do in the static text of that instant's weight.
  @Test(arguments: WritingSystem.all)
  func `case 28, case 31, case 34, case 42: no cluster comes apart on the way`(_ system: WritingSystem) throws {
    let plan = try system.plan()
    var compared = 0
    for step in 1...19 {
      let progress = Double(step) / 20
      let scene = plan.scene(at: progress)
      let weight = 100 + 800 * progress
      let known = try [system.old, system.new].flatMap { text in
        try system.still(text, weight: weight).clusterShapes
      }
      for shape in scene.clusterShapes {
        #expect(known.contains { $0.isClose(to: shape) }, "\(system.name), progress \(progress): \(shape.glyphs)")
        compared += 1
      }
    }
    #expect(compared >= 38)
  }
}

/// The glyphs of one cluster, and where they stand from the first of them.
private struct ClusterShape {
  var glyphs: [GlyphID]
  var offsets: [Point]

  func isClose(to other: ClusterShape) -> Bool {
    glyphs == other.glyphs
      && zip(offsets, other.offsets).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
  }
}

extension Scene {
  /// The clusters of each shape: what is painted at once, with one alpha.
  fileprivate var clusterShapes: [ClusterShape] {
    let marks = shapes.flatMap { shape in
      var runs: [[Placement]] = []
      for placement in shape.placements {
        if let last = runs.last?.last, last.cluster == placement.cluster, last.run == placement.run {
          runs[runs.count - 1].append(placement)
        } else {
          runs.append([placement])
        }
      }
      return runs
    }
    let letters = marks.map { run in
      ClusterShape(
        glyphs: run.map(\.glyph),
        offsets: run.map { Point(x: $0.origin.x - run[0].origin.x, y: $0.origin.y - run[0].origin.y) })
    }
    let pictures = pictures.map { picture in
      ClusterShape(glyphs: [GlyphID(UInt32(images[picture.image].width))], offsets: [.zero])
    }
    return letters + pictures
  }
}
