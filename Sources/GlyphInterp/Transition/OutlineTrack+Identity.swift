extension OutlineTrack {
  /// A number that equal outlines share, in this plan and in others: of the face, the glyph, the place in design space
  /// and the size. Never 0.
  func identity(at style: StyleInstant) -> UInt64 {
    var hash = face.identity.fingerprint &+ UInt64(face.identity.faceIndex)
    func add(_ bits: UInt64) {
      hash = (hash ^ bits) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    add(UInt64(glyph.rawValue))
    for coordinate in style.normalized { add(coordinate.bitPattern) }
    add(style.size.bitPattern)
    return hash == 0 ? 1 : hash
  }
}
