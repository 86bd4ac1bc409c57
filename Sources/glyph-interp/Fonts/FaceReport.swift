import GlyphInterp

/// What `fonts` prints of a face.
struct FaceReport {
  private let face: FontFace

  init(_ face: FontFace) { self.face = face }

  /// Name and place, axes, named instances, features.
  var text: String {
    var lines = ["\(face.fullName.isEmpty ? face.fileName : face.fullName)"]
    lines.append("  \(face.path ?? "built in"), face \(face.identity.faceIndex)")
    lines.append("  \(face.glyphCount) glyphs, \(face.unitsPerEm) units per em")
    lines.append(face.axes.isEmpty ? "  no axes" : "  axes")
    for axis in face.axes {
      let range = "\(axis.minimum.plainText)…\(axis.maximum.plainText), default \(axis.defaultValue.plainText)"
      let name = axis.name.isEmpty ? "" : "  \(axis.name)"
      lines.append("    \(axis.tag)  \(range)\(name)\(axis.isHidden ? "  (hidden)" : "")")
    }
    if !face.namedInstances.isEmpty { lines.append("  named instances") }
    for instance in face.namedInstances {
      let settings = zip(face.axes, instance.coordinates).map { "\($0.tag)=\($1.plainText)" }
      lines.append("    \(instance.name)  \(settings.joined(separator: ","))")
    }
    if !face.features.isEmpty {
      lines += ["  features", "    " + face.features.map(\.description).joined(separator: " ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
