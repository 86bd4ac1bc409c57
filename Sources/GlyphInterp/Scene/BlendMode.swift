/// How a source is laid over what is below it. Values are premultiplied.
///
/// Source: W3C Compositing and Blending 1; the set is that of OpenType's `COLR` CompositeMode, in its order.
public enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn
  case sourceOut, destinationOut, sourceAtop, destinationAtop, xor
  /// The sum of both, clipped to 1: what mixes the two forms of a cross-fade.
  case plusLighter
  case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion, multiply, hue, saturation, color, luminosity
}
