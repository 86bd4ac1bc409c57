extension TransitionPlanner {
  /// What could not be done as asked: axes and features that do not exist, axes that were clamped, lines of the grid that could not be read,
  /// characters that no font has, more moving axes than are sampled at every corner.
  func notices(of texts: [ShapedText]) -> [TransitionNotice] {
    var notices: [TransitionNotice] = []
    for notice in texts.flatMap(\.notices) where !notices.contains(notice) { notices.append(notice) }
    for run in old.runs + new.runs {
      let face = run.style.font
      var found = face.location(settings: run.style.axes).notices
      found += missingFeatures(of: run.style)
      if !face.axes.isEmpty, !face.shapingGrid.isExact {
        found.append(
          TransitionNotice(
            code: .inexactGrid,
            message:
              "'\(face.fileName)': its variation tables could not be read; "
              + "positions in between are near, not exact"))
      }
      for notice in found where !notices.contains(notice) { notices.append(notice) }
    }
    for path in paths {
      let count = zip(path.oldCoordinates, path.newCoordinates).count { $0 != $1 }
      guard count > DesignSpaceGrid.depthLimit else { continue }
      let notice = TransitionNotice(
        code: .manyAxes,
        message: "'\(path.face.fileName)': \(count) axes move at once; "
          + "the first \(DesignSpaceGrid.depthLimit) move smoothly, the others in steps")
      if !notices.contains(notice) { notices.append(notice) }
    }
    return notices + colorGlyphs.notices
  }

  /// Fonts that draw nothing for a whole run of letters or digits, though they have glyphs for them: the first of each.
  func emptyGlyphNotices(of tracks: [TextTrack]) -> [TransitionNotice] {
    var notices: [TransitionNotice] = []
    var named: Set<FaceIdentity> = []
    for track in tracks {
      for run in track.runs where run.drawsNothing && !named.contains(run.run.item.face.identity) {
        let texts = run.run.clusters.lazy.map { track.shaped.clusters[$0].text }
        guard let letter = texts.first(where: \.beginsWithLetter) else { continue }
        named.insert(run.run.item.face.identity)
        notices.append(
          TransitionNotice(
            code: .emptyGlyph, message: "'\(run.run.item.face.fileName)': it draws nothing for '\(letter)'"))
      }
    }
    return notices
  }

  /// Features that a style turns on and its font does not have; kerning may be in a table that has no features.
  private func missingFeatures(of style: TextStyle) -> [TransitionNotice] {
    let wanted = style.features.filter { $0.value != 0 && $0.tag.description != "kern" }
    guard !wanted.isEmpty else { return [] }
    let known = style.font.features
    return wanted.filter { !known.contains($0.tag) }.map { feature in
      TransitionNotice(
        code: .unknownFeature, message: "'\(style.font.fileName)': feature '\(feature.tag)' does not exist")
    }
  }
}

extension String {
  /// Whether it begins with a letter or a digit that is to be seen.
  fileprivate var beginsWithLetter: Bool {
    guard let first, first.isLetter || first.isNumber else { return false }
    return !first.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
