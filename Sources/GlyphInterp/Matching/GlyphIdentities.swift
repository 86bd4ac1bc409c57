/// Gives numbers to designs and glyph sequences, the same number for the same thing in both texts.
struct GlyphIdentities {
  private struct Sequence: Hashable {
    let design: Int
    let glyphs: [GlyphID]
  }

  private var designs: [FaceIdentity: Int] = [:]
  private var sequences: [Sequence: Int] = [:]

  /// The clusters of a text as the matcher sees them, standing where they rest.
  mutating func units(of track: TextTrack) -> [MatchUnit] {
    let words = WordSegmentation.words(of: track.shaped)
    return track.shaped.clusters.enumerated().map { index, cluster in
      let run = track.runs[cluster.run]
      let design = number(of: run.run.item.face.identity)
      let glyphs = Array(run.glyphs(of: cluster.indexInRun, in: 0))
      let size = track.shaped.style(of: cluster).size
      let origin = track.resting?.origins[index] ?? .zero
      return MatchUnit(
        text: cluster.text, word: words[index],
        origin: SIMD2(origin.x / size, origin.y / size), design: design,
        glyphs: number(of: Sequence(design: design, glyphs: glyphs)),
        role: role(of: cluster, glyphs: glyphs))
    }
  }

  private func role(of cluster: Cluster, glyphs: [GlyphID]) -> MatchUnit.Role {
    if cluster.isWhiteSpace { return .space }
    return glyphs.contains(.notdef) ? .missing : .visible
  }

  private mutating func number(of design: FaceIdentity) -> Int {
    let number = designs[design, default: designs.count]
    designs[design] = number
    return number
  }

  private mutating func number(of sequence: Sequence) -> Int {
    let number = sequences[sequence, default: sequences.count]
    sequences[sequence] = number
    return number
  }
}
