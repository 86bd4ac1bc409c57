import Foundation

/// The project's own test fonts.
public enum Fixtures {
  /// The path of a file under `fixtures/fonts`, `Twin-wght.ttf`, `broken/truncated.ttf`.
  public static func path(_ name: String) -> String {
    // This file is Tests/TestSupport/Fixtures.swift: three steps up is the repository.
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/fixtures/fonts/" + name
  }

  /// The bytes of a file under `fixtures/fonts`.
  public static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}
