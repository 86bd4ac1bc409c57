/// Something that was done otherwise than asked, and is no error: a clamped axis, a missing glyph, a cross-fade.
///
/// Nothing is dropped silently: every stage adds its notices to its result.
public struct TransitionNotice: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What kind of notice it is; the raw value is stable and for programs.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// A style sets an axis that the font does not have.
    case unknownAxis = "unknown-axis"
    /// A style sets an axis beyond its range.
    case clampedAxis = "clamped-axis"
    /// A style asks for a feature that the font does not have.
    case unknownFeature = "unknown-feature"
    /// An italic was asked for, and neither the font nor its family has one.
    case missingItalic = "missing-italic"
    /// An upright was asked for, and neither the font nor its family has one.
    case missingUpright = "missing-upright"
    /// The lines of the font's design space could not be read and were found by trial.
    case inexactGrid = "inexact-grid"
    /// No font has a glyph for a character.
    case missingGlyph = "missing-glyph"
    /// A font draws nothing for a whole run of letters or digits, though it has glyphs for them.
    case emptyGlyph = "empty-glyph"
    /// A character that was asked for as a picture is shown as text, or the other way round: no font has it as asked.
    case otherPresentation = "other-presentation"
    /// More axes move at once than are sampled at every corner: the rest moves in steps.
    case manyAxes = "many-axes"
    /// Colours mix in linear light while the picture stays transparent: a viewer will mix the rest otherwise.
    case linearOnTransparent = "linear-on-transparent"
    /// A style asks for a palette that the font does not have.
    case unknownPalette = "unknown-palette"
    /// The colours of a glyph cannot be read.
    case brokenColorGlyph = "broken-color-glyph"
    /// Texts are so long that not every way of pairing them was tried.
    case boundedMatching = "bounded-matching"
    /// A glyph is an SVG document, which is not drawn.
    case vectorDocument = "svg-glyph"
    /// A duration was asked for that does not change how columns of digits roll, or where nothing moves.
    case durationWithoutEffect = "duration-without-effect"
    /// A delay was asked for where the new text is shown at once.
    case delayWithoutEffect = "delay-without-effect"
    /// A number of plays was asked for that a file's format does not hold.
    case playCountWithoutEffect = "play-count-without-effect"
    /// An option of numeric text was given where no text is numeric.
    case numericOptionWithoutEffect = "numeric-option-without-effect"
    /// A stagger was asked for where columns of digits roll, which begin one after the other by themselves, or where
    /// letters do not change one by one.
    case staggerWithoutEffect = "stagger-without-effect"
    /// A spring was asked for that bounces more, or less, than springs do.
    case clampedBounce = "clamped-bounce"
    /// Frames of a longer animation that were there before follow those that were written.
    case olderFrames = "older-frames"
  }

  /// What kind of notice it is.
  public let code: Code
  /// One lower-case sentence for people, the thing first.
  public let message: String

  /// Makes a notice.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
