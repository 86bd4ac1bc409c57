import GlyphInterp

/// The spaces of blending by their names on the command line.
enum BlendName: String, CaseIterable, Sendable {
  case srgb
  case linear

  /// The renderer's space.
  var space: RenderOptions.BlendSpace {
    switch self {
    case .srgb: .sRGB
    case .linear: .linear
    }
  }
}
