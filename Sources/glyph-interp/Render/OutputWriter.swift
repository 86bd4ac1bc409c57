import GlyphInterp
import GlyphInterpExport

/// Writes one output: its temporary file is there from the start, so that a folder that cannot be written to is known
/// before anything is drawn.
final class OutputWriter {
  /// What is written.
  let output: OutputFile
  private let existing: FileSink.ExistingFile
  private let sink: FileSink?

  /// Opens the file.
  init(_ output: OutputFile, _ request: Request) throws(CommandError) {
    self.output = output
    existing = try Self.rule(for: output, request.overwriting)
    do throws(ExportError) {
      sink = output.format == .sequence ? nil : try FileSink(path: output.path, existing: existing)
    } catch {
      throw CommandError(error)
    }
  }

  /// The encoder of an animation.
  ///
  /// - Parameter poster: what viewers show that do not animate; `nil` for the first frame.
  func frameEncoder(poster: Bitmap?) throws(ExportError) -> any FrameEncoder {
    guard let sink else {
      let path = output.path.hasSuffix("/") || FileNamePattern(output.path) != nil ? output.path : output.path + "/"
      guard let pattern = FileNamePattern(path) else {
        throw .cannotCreate(path: path, reason: "it is no pattern of file names, as in frame-%04d.png")
      }
      return try PNGSequenceEncoder(pattern: pattern, existing: existing)
    }
    switch output.format {
    case .rgba: return RawFrameEncoder(sink: sink)
    default: return try AnimatedPNGEncoder(sink: sink, options: AnimatedPNGOptions(poster: poster))
    }
  }

  /// Writes one picture.
  func write(_ still: Bitmap) throws(ExportError) {
    guard let sink else { return }
    try PNGEncoder().write(still, to: sink)
  }

  /// Writes the values of one instant.
  func write(_ scene: Scene) throws(ExportError) {
    guard let sink else { return }
    try sink.write(Array(try scene.json().utf8))
    try sink.finish()
  }

  /// Asks when that is the rule and somebody is there to answer.
  private static func rule(
    for output: OutputFile, _ rule: OverwriteRule
  ) throws(CommandError) -> FileSink.ExistingFile {
    switch rule {
    case .always: return .replace
    case .never: return .keep
    case .ask:
      guard output.format != .sequence, RegularFile.exists(at: output.path), Terminal.canAsk else { return .keep }
      return Terminal.confirms("'\(output.path)' exists; replace it?") ? .replace : .keep
    }
  }
}
