/// How a scene becomes pixels.
public struct RenderOptions: Hashable, Sendable {
  /// The space in which colours are mixed by coverage and alpha.
  public enum BlendSpace: String, Hashable, Sendable, CaseIterable {
    /// On sRGB-encoded components, as browsers and SwiftUI do.
    case sRGB
    /// On linear light.
    case linear
  }

  /// Where outlines are rasterised between whole pixels.
  public enum GlyphPlacement: String, Hashable, Sendable, CaseIterable {
    /// Each at its own place, to 1/64 px.
    case exact
    /// At quarters of a pixel, the neighbouring masks mixed linearly: many equal glyphs share few masks.
    case quarterPixelPhases
    /// Quarter-pixel phases where the first scene that a renderer draws places outlines 512 times or more, else
    /// exact. The choice is kept, so that nothing changes in mid-animation.
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
  /// How many placements of outlines make shared masks worth their mixing (measured: a page of 5,000 letters of 24 px
  /// takes a third of the time of exact placement, a line of 100 large letters longer).
  static let phaseThreshold = 512

  /// The choice that `automatic` comes to for a scene.
  public func resolved(for scene: Scene) -> RenderOptions.GlyphPlacement {
    guard self == .automatic else { return self }
    var count = 0
    func visit(_ items: [SceneItem]) {
      for item in items {
        switch item {
        case .shape(let shape): count += shape.placements.count
        case .group(let group): visit(group.items)
        case .image: break
        }
      }
    }
    visit(scene.items)
    return count >= Self.phaseThreshold ? .quarterPixelPhases : .exact
  }
}
