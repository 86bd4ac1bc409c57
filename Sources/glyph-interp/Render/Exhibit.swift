import GlyphInterp

/// What a picture shows at each instant: a sequence as it is, or looked into, or several of them in rows with labels.
struct Exhibit: Sendable {
  /// One row.
  private struct Row: Sendable {
    let sequence: TransitionSequence
    let label: Scene?
    /// From the row's own space to the picture's.
    var offset = Vector.zero
  }

  /// The sequence whose time is kept: the only one, or the longest.
  let sequence: TransitionSequence
  /// All sequences, from the top.
  var sequences: [TransitionSequence] { rows.map(\.sequence) }
  private var rows: [Row] = []
  private let showsXray: Bool
  /// How many instants are laid over each other; `nil` for one at a time.
  private let ghostCount: Int?
  /// The smallest rectangle around everything that is ever shown.
  let inkBounds: Rect

  /// The least that is seen of a ghost.
  private static let faintest = 0.15
  /// Pixels per em of a label.
  private static let labelSize = 16.0
  /// At how many instants it is measured how far points and handles reach.
  private static let measuredInstants = 16

  /// Plans what a request asks for.
  init(_ request: Request, of prepared: PreparedSequence) throws(CommandError) {
    showsXray = request.showsXray
    ghostCount = request.ghostCount
    var rows: [Row] = []
    if request.comparisons.isEmpty {
      rows.append(Row(sequence: try prepared.sequence(for: request), label: nil))
    }
    for comparison in request.comparisons {
      rows.append(
        Row(
          sequence: try prepared.sequence(for: comparison.applied(to: request)),
          label: try Self.label(comparison.name)))
    }
    sequence = rows.map(\.sequence).max { $0.duration < $1.duration } ?? rows[0].sequence
    var bounds = Rect.empty
    for index in rows.indices {
      var own = Self.bounds(of: rows[index].sequence, showsXray: showsXray)
      if rows[index].label != nil {
        own.minY -= Self.labelSize * 1.5
        if index > 0 { rows[index].offset = Vector(dx: 0, dy: bounds.maxY + Self.labelSize - own.minY) }
      }
      bounds.formUnion(own.translated(by: rows[index].offset))
    }
    for index in rows.indices {
      guard let label = rows[index].label else { continue }
      let ink = Self.bounds(of: rows[index].sequence, showsXray: showsXray)
      let place = Vector(dx: bounds.minX - label.layoutBox.minX, dy: ink.minY - Self.labelSize * 0.75)
      var placed = Scene()
      placed.stack(label, offset: place)
      bounds.formUnion(placed.inkBounds().translated(by: rows[index].offset))
      rows[index] = Row(sequence: rows[index].sequence, label: placed, offset: rows[index].offset)
    }
    self.rows = rows
    inkBounds = bounds
  }

  /// Whether one sequence is shown as it is.
  var isPlain: Bool { rows.count == 1 && rows[0].label == nil && !showsXray && ghostCount == nil }

  /// What is shown at a time of one of the sequence's transitions.
  func scene(ofSegment segment: Int, at time: Double) -> Scene {
    if isPlain { return sequence.plans[segment].scene(at: time) }
    var scene: Scene?
    for row in rows {
      let plan = row.sequence.plans[segment]
      let ownTime = self.time(time, ofSegment: segment, in: row.sequence)
      let own = showsXray ? plan.xray(at: ownTime) : plan.scene(at: ownTime)
      if scene == nil, row.offset == .zero {
        scene = own
      } else {
        scene?.stack(own, offset: row.offset)
      }
      if let label = row.label { scene?.stack(label, offset: row.offset) }
    }
    return scene ?? Scene()
  }

  /// A time of a transition as one of the same transition in a row: all begin together, and have ended when the longest
  /// one has.
  private func time(_ time: Double, ofSegment segment: Int, in row: TransitionSequence) -> Double {
    let (leading, own) = (sequence.timeline.segments[segment], row.timeline.segments[segment])
    if time <= leading.start { return own.start }
    return time >= leading.duration ? own.duration : time
  }

  /// All instants over each other, the first the faintest.
  func ghosts() -> Scene? {
    guard let ghostCount else { return nil }
    var scene = Scene()
    for ghost in 0..<ghostCount {
      let share = ghostCount > 1 ? Double(ghost) / Double(ghostCount - 1) : 1
      let place = sequence.timeline.position(atPart: share)
      scene.stack(
        self.scene(ofSegment: place.segment, at: place.time), opacity: Self.faintest + (1 - Self.faintest) * share)
      scene.progress = share
    }
    return scene
  }

  /// All that a sequence ever inks.
  private static func bounds(of sequence: TransitionSequence, showsXray: Bool) -> Rect {
    var bounds = sequence.inkBounds
    guard showsXray else { return bounds }
    for plan in sequence.plans {
      for step in 0...measuredInstants {
        let share = Double(step) / Double(measuredInstants)
        bounds.formUnion(plan.xray(at: plan.start + (plan.duration - plan.start) * share).inkBounds())
      }
    }
    return bounds.outset(by: 1)
  }

  /// A label, its baseline at y = 0.
  private static func label(_ text: String) throws(CommandError) -> Scene {
    let face: FontFace
    do throws(FontError) { face = try EmbeddedFont.face() } catch { throw CommandError(error) }
    let style = TextStyle(font: face, size: labelSize, color: Color(red8: 0x60, green8: 0x60, blue8: 0x60))
    let styled = StyledText(text, style: style, paragraph: ParagraphStyle(alignment: .leading))
    do throws(TransitionError) {
      let plan = try TransitionPlan(from: styled, to: styled, options: TransitionOptions(transition: .identity))
      return plan.scene(at: 0)
    } catch {
      throw CommandError(error)
    }
  }
}
