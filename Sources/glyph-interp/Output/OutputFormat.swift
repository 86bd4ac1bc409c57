/// What kinds of files are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case png
  case sequence
  case gif
  case webp
  case mp4
  case webm
  case mov
  case svg
  case scene
  case lottie
  case html
  case y4m
  case rgba

  /// The format of a name: its own, or the ending of its files without the dot.
  init(named name: String) throws(CommandError) {
    let words = Self.allCases.map(\.rawValue)
    guard
      let format = Self(rawValue: name) ?? Self.allCases.first(where: { $0.endings.contains("." + name) })
    else {
      throw .usage("option '--format': '\(name)' is none of \(words.quotedList)\(name.suggestion(among: words))")
    }
    self = format
  }

  /// The endings of paths of this kind; the first is the usual one.
  var endings: [String] {
    switch self {
    case .png: [".png", ".apng"]
    case .sequence: ["/"]
    case .scene: [".scene.json"]
    case .lottie: [".json"]
    default: ["." + rawValue]
    }
  }

  /// What help says of it.
  var meaning: String {
    switch self {
    case .png: "animated PNG, or an image with --at"
    case .sequence: "a PNG for every frame; frame-%04d.png too"
    case .gif: "animated GIF"
    case .webp: "animated WebP"
    case .mp4: "H.264 video, by ffmpeg"
    case .webm: "VP9 video with alpha, by ffmpeg"
    case .mov: "ProRes 4444 video with alpha, by ffmpeg"
    case .svg: "animated vectors, or the instants of --at"
    case .scene: "the values of one instant"
    case .lottie: "a Lottie animation"
    case .html: "a page with play and scrub controls"
    case .y4m: "raw video for a pipe, without alpha"
    case .rgba: "raw pixels"
    }
  }

  /// How sentences name it.
  var title: String {
    switch self {
    case .lottie: "Lottie"
    case .webp: "WebP"
    case .webm: "WebM"
    case .sequence: "a PNG sequence"
    case .rgba: "raw pixels"
    default: rawValue.uppercased()
    }
  }

  /// Whether it says how often it is played.
  var holdsPlayCount: Bool {
    switch self {
    case .png, .gif, .webp, .svg: true
    default: false
    }
  }

  /// Whether it can hold an animation.
  var holdsAnimation: Bool {
    switch self {
    case .scene: false
    default: true
    }
  }

  /// Whether it can hold stills.
  var holdsStills: Bool {
    switch self {
    case .png, .sequence, .svg, .scene, .rgba: true
    case .gif, .webp, .mp4, .webm, .mov, .y4m, .lottie, .html: false
    }
  }

  /// Whether all its frames last equally long, so that what is held is there several times.
  var repeatsFrames: Bool {
    switch self {
    case .mp4, .webm, .mov, .y4m, .rgba: true
    case .png, .sequence, .gif, .webp, .svg, .scene, .lottie, .html: false
    }
  }

  /// Whether another program makes it.
  var needsVideoProgram: Bool {
    switch self {
    case .mp4, .webm, .mov: true
    default: false
    }
  }

  /// Whether an animation in it consists of keyframes and not of frames.
  var hasKeyframes: Bool {
    switch self {
    case .svg, .lottie, .html: true
    default: false
    }
  }

  /// Whether its pixels can be translucent.
  var hasPartialAlpha: Bool {
    switch self {
    case .gif, .mp4, .y4m: false
    default: true
    }
  }
}
