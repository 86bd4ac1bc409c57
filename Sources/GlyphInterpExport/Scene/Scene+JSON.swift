public import GlyphInterp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Scene {
  /// The scene as JSON: keys sorted, numbers rounded, the same bytes on every run.
  ///
  /// - Throws: ``ExportError/invalidScene(reason:)`` when a number is not finite.
  public func json() throws(ExportError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: JSONLayout.lines([UInt8](try encoder.encode(self))), as: UTF8.self)
    } catch {
      throw .invalidScene(reason: Self.reason(error))
    }
  }

  /// Reads a scene from JSON.
  ///
  /// - Throws: ``ExportError/invalidScene(reason:)`` when the text is not a scene of ``version``.
  public init(json: String) throws(ExportError) {
    do {
      self = try JSONDecoder().decode(Scene.self, from: Data(json.utf8))
    } catch {
      throw .invalidScene(reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      case nil: nil
      @unknown default: nil
      }
    if let context {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + context.debugDescription
    }
    if case EncodingError.invalidValue(let value, _) = error { return "the number \(value) is not finite" }
    return "\(error)"
  }
}
