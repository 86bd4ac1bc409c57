/// Colours that change over the plane.
///
/// Source: OpenType 1.9, `COLR` version 1, PaintLinearGradient, PaintRadialGradient and PaintSweepGradient.
public struct Gradient: Equatable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Equatable, Sendable {
    /// The place, nominally 0…1.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// What lies outside the first and the last stop.
  public enum Extend: String, Hashable, Sendable, Codable {
    /// The colour of the nearest stop.
    case pad
    /// The gradient again, from its start.
    case `repeat`
    /// The gradient again, to and fro.
    case reflect
  }

  /// The geometry.
  public enum Geometry: Equatable, Sendable {
    /// Offset 0 at `start`, 1 at `end`; lines of equal colour are parallel to the line from `start` to `rotation`.
    case linear(start: Point, end: Point, rotation: Point)
    /// Offset 0 on the first circle, 1 on the second.
    case radial(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
    /// Offset 0 at the first angle, 1 at the second; radians, from the positive x axis towards positive y.
    case sweep(center: Point, startAngle: Double, endAngle: Double)
  }

  /// Where the colours lie.
  public var geometry: Geometry
  /// The colours, in the order of their offsets. They mix premultiplied.
  public var stops: [Stop]
  /// What lies outside.
  public var extend: Extend
  /// From the gradient's space to the scene's.
  public var transform: Transform2D

  /// Makes a gradient.
  public init(
    geometry: Geometry, stops: [Stop], extend: Extend = .pad, transform: Transform2D = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.extend = extend
    self.transform = transform
  }
}
