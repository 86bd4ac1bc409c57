/// Clusters of the old text and the clusters of the new text that they become.
public struct GlyphPair: Sendable, Hashable {
  /// What the middle of the transition shows.
  public enum Kind: Sendable, Hashable {
    /// One form whose outlines interpolate.
    case interpolated
    /// Two forms that travel together, the old one out, the new one in.
    case crossFaded
  }

  /// Why the pair is of its kind.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Same text, design and glyphs: interpolated.
    case sameGlyphs = "same-glyphs"
    /// Same text from another file of one family, whose outlines are compatible point by point: interpolated.
    case compatibleOutlines = "compatible-outlines"
    /// Same text from another file of one family, with other contours, or contours of other points.
    case otherContours = "other-contours"
    /// The same, a contour of which runs the other way round.
    case otherWinding = "other-winding"
    /// The same, whose contours are in another order.
    case otherContourOrder = "other-contour-order"
    /// The same, a contour of which begins elsewhere.
    case otherStartPoint = "other-start-point"
    /// The same, a contour of which would collapse half-way.
    case collapses
    /// The same, a smooth contour of which would break half-way.
    case kink
    /// The same, which would cross itself half-way.
    case crossesItself = "crosses-itself"
    /// Same text from another font file or face.
    case otherDesign = "other-design"
    /// Same text and design, another glyph: a joining form, a feature, a contextual alternate.
    case otherGlyphs = "other-glyphs"
    /// Same text, which one of the two ends has no glyph for.
    case missingGlyph = "missing-glyph"
    /// A ligature on one side, its parts on the other; the whole fades as one unit.
    case ligature
    /// Another glyph in the same column of a number.
    case sameColumn = "same-column"
    /// Stretches of text whose transition fades them as wholes.
    case wholeRunFades = "whole-run-fades"
    /// Different text in a gap of one or two clusters inside an aligned word, such as `H` and `h`.
    case otherText = "other-text"
  }

  /// The clusters of the old text: one, or several that become a ligature.
  public var old: Range<Int>
  /// The clusters of the new text: one, or the several parts of a ligature.
  public var new: Range<Int>
  /// Why the pair is of its kind.
  public var reason: Reason

  /// What the middle of the transition shows; it follows from the reason.
  public var kind: Kind {
    reason == .sameGlyphs || reason == .compatibleOutlines ? .interpolated : .crossFaded
  }

  /// Creates a pair of two ranges of cluster indices, neither of them empty.
  public init(old: Range<Int>, new: Range<Int>, reason: Reason) {
    self.old = old
    self.new = new
    self.reason = reason
  }
}
