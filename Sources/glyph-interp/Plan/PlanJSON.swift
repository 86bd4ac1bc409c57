import GlyphInterp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A plan for programs.
enum PlanJSON {
  /// One value with sorted keys, indented; the same bytes on every run.
  static func text(_ description: PlanDescription) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(description), as: UTF8.self) + "\n"
    } catch {
      throw CommandError(.internalError, "plan cannot be written as JSON: \(error)")
    }
  }
}
