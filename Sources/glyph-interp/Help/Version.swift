import GlyphInterp

/// Which version of the command this is.
enum Version {
  /// The number that CHANGELOG.md lists.
  static let number = EngineVersion.engine

  /// What `--version` prints: the command, then the libraries it runs with.
  static var text: String {
    var libraries = EngineVersion.libraries
    libraries["glyph-interp"] = nil
    let lines = libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (["glyph-interp \(number)"] + lines).joined(separator: "\n") + "\n"
  }
}
