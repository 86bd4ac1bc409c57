import GlyphInterp

/// What the arguments of one job say.
struct Request: Sendable {
  /// The arguments that are no options.
  var operands: [String] = []
  /// Whether only help is wanted.
  var wantsHelp = false

  /// `--font`, `--size`, `--color`: both ends, below the styles.
  var shorthand = StyleSettings()
  /// `--style`: both ends.
  var commonStyle = StyleSettings()
  /// `--from`.
  var oldStyle = StyleSettings()
  /// `--to`.
  var newStyle = StyleSettings()
  /// `--align`; `nil` for the rule of one line in the centre, a paragraph leading.
  var alignment: ParagraphStyle.Alignment?
  /// `--step`, in order.
  var steps: [StepRequest] = []
  /// `--markup`.
  var isMarkup = false
  /// `--direction`.
  var direction = DirectionName.auto
  /// `--max-width`, in pixels; `nil` for no wrapping.
  var maximumWidth: Double?
  /// `--line-height`.
  var lineHeight = 1.0

  /// `--transition`.
  var transitionName = TransitionName.interpolate
  /// `--matching`.
  var matching = MatchingName.clusters
  /// `--columns`, `--decimal`, `--odometer`, `--modulus` and `--roll`.
  var numericText = NumericTextOptions()
  /// The other options of the transition.
  var transition = TransitionOptions()
  /// The animation.
  var animation = AnimationSettings()
  /// `--hold`, in seconds.
  var hold = 0.8
  /// `--autoreverse`.
  var autoreverses = false
  /// `--loop`; 0 for ever.
  var playCount = 0
  /// `--shutter`, in degrees.
  var shutterAngle = 0.0
  /// `--fps`.
  var frameRate = FrameRate.standard

  /// `-o`, in order.
  var outputs: [String] = []
  /// `--format`.
  var format: OutputFormat?
  /// `--at`; empty for the animation.
  var instants: [Double] = []
  /// `--xray`.
  var showsXray = false
  /// `--onion`; `nil` for one instant at a time.
  var ghostCount: Int?
  /// `--compare`, from the top.
  var comparisons: [Comparison] = []
  /// `--canvas`.
  var canvas = CanvasSize.fit
  /// `--padding`, in pixels.
  var padding = 8.0
  /// `--background`; `nil` for transparent.
  var background: TextColor?
  /// `--scale`.
  var scale = 1.0
  /// `--poster`.
  var poster = Poster.first
  /// `--blend`.
  var blendSpace = RenderOptions.BlendSpace.sRGB
  /// `--matte`; `nil` when it is not given.
  var matte: Matte?
  /// `--accuracy`, in pixels.
  var accuracy = 0.05
  /// `--quality`; `nil` for each format's own.
  var quality: Int?
  /// `--json`.
  var wantsJSON = false
  /// `--dry-run`.
  var isDryRun = false

  /// `--threads`; `nil` for as many as the machine has.
  var threadCount: Int?
  /// `--timings`.
  var showsTimings = false
  /// `--quiet`.
  var isQuiet = false
  /// `--strict`.
  var isStrict = false
  /// `--overwrite`.
  var overwriting = OverwriteRule.always

  /// How many pictures are asked for instead of an animation; 0 for the animation.
  var stillCount: Int { ghostCount == nil ? instants.count : 1 }

  /// The complete settings of the old end.
  var resolvedOldStyle: StyleSettings { shorthand.overlaid(with: commonStyle).overlaid(with: oldStyle) }

  /// The complete settings of the new end: what it leaves out is as before.
  var resolvedNewStyle: StyleSettings {
    resolvedOldStyle.overlaid(with: shorthand).overlaid(with: commonStyle).overlaid(with: newStyle)
  }
}
