internal import Synchronization

extension FontFace {
  /// Whether the face has glyphs with colours of their own: layers, paints or pictures.
  ///
  /// Source: OpenType 1.9, `COLR`, `CBDT`, `sbix`, `SVG `.
  public var hasColorGlyphs: Bool {
    ["COLR", "CBDT", "sbix", "SVG "].compactMap { OpenTypeTag($0) }.contains { hasTable($0) }
  }

  /// Whether the font has a table, and something in it.
  func hasTable(_ tag: OpenTypeTag) -> Bool { handles.withLock { $0.shaping.hasTable(tag) } }
}
