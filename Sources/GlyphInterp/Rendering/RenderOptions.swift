/// How a scene becomes pixels.
public struct RenderOptions: Hashable, Sendable {
  /// The space in which colours are mixed by coverage and alpha.
  public enum BlendSpace: String, Hashable, Sendable, CaseIterable {
    /// On sRGB-encoded components, as browsers and SwiftUI do.
    case sRGB
    /// On linear light.
    case linear
  }

  /// Where outlines are rasterised between whole pixels. Letters that touch by script are always at exact places.
  public enum GlyphPlacement: String, Hashable, Sendable, CaseIterable {
    /// Each at its own place, its points rounded to 1/64 px.
    case exact
    /// Across between eighths of a pixel, so that many equal glyphs share few masks; down exact. Each letter is within
    /// 2.5/255 in the mean.
    case phases
    /// Phases for runs of up to 64 px per em, which move in steps of 5/255 where exact places take 9;
    /// exact for larger ones, and for outlines of no run.
    case automatic
  }

  /// The space in which colours are mixed.
  public var blendSpace: BlendSpace
  /// What is under the scene; `nil` for transparent.
  public var background: Color?
  /// Where outlines are rasterised.
  public var placement: GlyphPlacement
  /// The most memory that masks kept for later may take, in bytes.
  public var maskCacheCapacity: Int

  /// Makes options.
  public init(
    blendSpace: BlendSpace = .sRGB, background: Color? = nil, placement: GlyphPlacement = .automatic,
    maskCacheCapacity: Int = 2 << 20
  ) {
    self.blendSpace = blendSpace
    self.background = background
    self.placement = placement
    self.maskCacheCapacity = maskCacheCapacity
  }
}

extension RenderOptions.GlyphPlacement {
  /// The largest size, in pixels per em, that `automatic` draws at phases.
  static let largestPhaseSize = 64.0
}
