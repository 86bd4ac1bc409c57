import GlyphInterp
import GlyphInterpExport

extension CommandError {
  /// What a font failure means for the exit code.
  init(_ error: FontError) {
    self.init(error.isMissingInput ? .inputNotFound : .badData, error.description)
  }

  /// What a failure to plan means for the exit code.
  init(_ error: TransitionError) {
    switch error {
    case .font(let error): self.init(error)
    case .animation, .size: self.init(.usage, error.description)
    }
  }

  /// What a failure to draw means for the exit code.
  init(_ error: RenderError) {
    switch error {
    case .bitmapSize: self.init(.usage, error.description)
    case .pixelCount, .rasterizer: self.init(.internalError, error.description)
    }
  }

  /// What a failure to write means for the exit code.
  init(_ error: ExportError) {
    switch error {
    case .cannotCreate, .alreadyExists: self.init(.cannotCreate, error.description)
    case .cannotWrite: self.init(.inputOutput, error.description)
    case .programFailed:
      let lines = error.description.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      self.init(.inputOutput, lines.joined(separator: "; "))
    case .closedPipe: self = .closedPipe
    case .missingProgram: self.init(.helperMissing, error.description)
    case .unsupported: self.init(.usage, error.description)
    case .cancelled: self.init(.interrupted, error.description)
    case .frameSize, .frameCount, .invalidScene, .library: self.init(.internalError, error.description)
    }
  }

  /// What any failure means for the exit code.
  init(any error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as ExportError: self.init(error)
    case let error as RenderError: self.init(error)
    case let error as TransitionError: self.init(error)
    case let error as FontError: self.init(error)
    default: self.init(.internalError, "unexpected failure: \(error)")
    }
  }
}
