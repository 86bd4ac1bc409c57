import GlyphInterp

/// Lines of text at weights between the masters of a variable font: scenes for the renderer alone.
struct InterpolatedText: Sendable {
  private struct Glyph: Sendable {
    var outline: Int
    var origins: [Point]
  }

  private let masters: [[Path]]
  private let pieces: [[UInt8]]
  private let overlaps: [Bool]
  private let glyphs: [Glyph]
  private let weights = [100.0, 400, 900]

  /// Shapes lines at the font's three weights.
  ///
  /// - Parameters:
  ///   - position: where a line of a width starts, by its index.
  init(
    face: FontFace, lines: [String], size: Double, unions: Bool, position: (Int, Double) -> Point
  ) throws {
    let corners = [-1.0, 0, 1].map { place in
      GridCorner(
        coordinates: face.axes.map { $0.tag == .weight ? Int16(place * 16384) : 0 })
    }
    var outlines: [GlyphID: Int] = [:]
    var masters: [[Path]] = []
    var glyphs: [Glyph] = []
    let scale = Transform2D.scale(x: size / Double(face.unitsPerEm), y: -size / Double(face.unitsPerEm))
    for (index, line) in lines.enumerated() {
      let request = ShapeRequest(paragraph: Array(line.utf8), script: OpenTypeTag("Latn") ?? .weight)
      let shaped = corners.map { face.shape(request, at: $0) }
      var pens = shaped.map { glyphs in
        position(index, glyphs.reduce(0) { $0 + $1.advance } * size)
      }
      for place in shaped[0].indices {
        let id = shaped[0][place].glyph
        if outlines[id] == nil {
          outlines[id] = masters.count
          masters.append(try corners.map { try face.outline(of: id, at: $0).transformed(by: scale) })
        }
        let origins = corners.indices.map {
          Point(
            x: pens[$0].x + shaped[$0][place].offset.dx * size,
            y: pens[$0].y - shaped[$0][place].offset.dy * size)
        }
        if let outline = outlines[id], !masters[outline][0].isEmpty {
          glyphs.append(Glyph(outline: outline, origins: origins))
        }
        for corner in corners.indices { pens[corner].x += shaped[corner][place].advance * size }
      }
    }
    self.masters = masters
    self.glyphs = glyphs
    pieces = masters.map { CurveSubdivision.pieces(for: $0) }
    overlaps = masters.map { unions && OutlineOverlap.decide($0) }
  }

  /// How many outlines overlap.
  var overlapCount: Int { overlaps.count { $0 } }
  /// How many outlines stand in the text.
  var placementCount: Int { glyphs.count }

  /// The scene at a weight.
  func scene(weight: Double, color: Color = .white) -> Scene {
    let lower = weight < weights[1] ? 0 : 1
    let progress = (weight - weights[lower]) / (weights[lower + 1] - weights[lower])
    var scene = Scene()
    scene.outlines = masters.indices.map { index in
      let from = masters[index][lower]
      let to = masters[index][lower + 1]
      var path = from
      for point in path.points.indices {
        path.points[point] = from.points[point].interpolated(to: to.points[point], at: progress)
      }
      return SceneOutline(path: path, curvePieces: pieces[index], hasOverlaps: overlaps[index])
    }
    let placements = glyphs.map { glyph in
      Placement(
        outline: glyph.outline,
        origin: glyph.origins[lower].interpolated(to: glyph.origins[lower + 1], at: progress))
    }
    scene.items = [.shape(SceneShape(placements: placements, paint: .solid(color)))]
    return scene
  }
}
