/// What kinds of files are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case png
  case sequence
  case scene
  case rgba

  /// The kinds and their endings, for help.
  static var summary: String {
    allCases.map { "\($0.spelling) \($0.meaning)" }.joined(separator: ", ")
  }

  /// The endings of paths of this kind; the first is the usual one.
  var endings: [String] {
    switch self {
    case .png: [".png", ".apng"]
    case .sequence: ["/"]
    case .scene: [".scene.json"]
    case .rgba: [".rgba"]
    }
  }

  private var spelling: String {
    self == .sequence ? "frame-%04d.png or FOLDER/" : endings.joined(separator: ", ")
  }

  private var meaning: String {
    switch self {
    case .png: "animated PNG, or an image with --at"
    case .sequence: "a PNG for every frame"
    case .scene: "the values of one instant"
    case .rgba: "raw frames"
    }
  }
}
