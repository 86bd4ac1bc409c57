/// What is read from a face once, when it opens.
struct FaceDescription: Sendable {
  /// What leaves nothing to draw; `nil` in a usable face.
  let defect: String?
  let identity: FaceIdentity
  let familyName: String
  let styleName: String
  let fullName: String
  let postScriptName: String
  let unitsPerEm: Int
  let glyphCount: Int
  let style: FaceStyle
  let axes: [VariationAxis]
  let namedInstances: [NamedInstance]
  let normalizations: [AxisNormalization]

  /// Reads the description. Name identifiers are those of OpenType 1.9, `name`: the typographic family and style
  /// stand before the ones for programs that know four styles.
  init(_ handles: borrowing FaceHandles, faceIndex: Int) {
    let head = Self.table("head", of: handles)
    identity = FaceIdentity(
      fingerprint: handles.fingerprint, byteCount: handles.byteCount, faceIndex: faceIndex)
    familyName = Self.name([16, 1], of: handles)
    styleName = Self.name([17, 2], of: handles)
    fullName = Self.name([4], of: handles)
    postScriptName = Self.name([6], of: handles)
    unitsPerEm = handles.shaping.unitsPerEm
    glyphCount = handles.shaping.glyphCount
    style = FaceStyle(os2: Self.table("OS/2", of: handles), head: head)
    let axes = handles.outlines.axisCount == 0 ? [] : handles.shaping.axes
    self.axes = axes
    namedInstances = axes.isEmpty ? [] : handles.shaping.namedInstances
    let segments = Self.table("avar", of: handles).flatMap { table in
      AxisVariations.segments(ByteReader(table), axisCount: axes.count)
    }
    normalizations = axes.enumerated().map { index, axis in
      AxisNormalization(axis: axis, segments: segments?[index] ?? [])
    }
    let statedUnits = head.flatMap { ByteReader($0).uint16(18) } ?? 0
    defect =
      if !(16...16_384).contains(statedUnits) {
        "it has \(statedUnits) units per em, where 16 to 16384 are allowed"
      } else if glyphCount == 0 {
        "it has no glyphs"
      } else {
        nil
      }
  }

  /// The first of some names that the font has.
  private static func name(_ identifiers: [UInt32], of handles: borrowing FaceHandles) -> String {
    for identifier in identifiers {
      let name = handles.shaping.name(identifier)
      if !name.isEmpty { return name }
    }
    return ""
  }

  private static func table(_ tag: String, of handles: borrowing FaceHandles) -> [UInt8]? {
    guard let tag = OpenTypeTag(tag) else { return nil }
    return handles.shaping.table(tag)
  }
}
