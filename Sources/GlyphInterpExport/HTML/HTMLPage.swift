public import GlyphInterp

/// A sequence of texts as one page that needs nothing else: the animated picture with play, pause, a scrubber, speed,
/// loop, steps by arrow keys, backgrounds, ghosts of other instants, the plan beside it, and a mode in which the pointer
/// is the weight.
///
/// It works from a file and forbids itself any network. All controls are reached by keyboard; nothing plays by itself for
/// people who asked their system for less motion. Without scripts the picture plays as an animated SVG does.
public struct HTMLPage: Sendable {
  /// The text of the file.
  public let document: String

  /// Writes a sequence.
  ///
  /// - Parameters:
  ///   - sequence: the transitions and when each begins.
  ///   - canvases: one for all transitions, or one for each, of one size and one kind.
  ///   - options: what else the file says and does.
  /// - Throws: ``ExportError/library(name:code:)`` when a picture has to be embedded and there is no memory for it.
  public init(
    _ sequence: TransitionSequence, canvases: [Canvas], options: HTMLPageOptions = HTMLPageOptions()
  ) throws(ExportError) {
    var once = options.picture
    // The page itself keeps the time, so that it can go back and forth.
    once.vector.playCount = 1
    let picture = try AnimatedSVG(sequence, canvases: canvases, options: once)
    let text = options.picture.title ?? sequence.plans.last?.new.string ?? ""
    let swell = SwellTable(of: sequence.plans[sequence.plans.count - 1].new)
    let motion = sequence.timeline.runs.map(\.start).last ?? 0
    let settings =
      "{\"duration\":\(number(picture.duration)),\"frame\":\(number(1 / options.rate.framesPerSecond))"
      + ",\"motion\":\(number(max(motion, sequence.plans[0].duration)))"
      + ",\"loop\":\(options.picture.vector.playCount != 1)}"
    var page = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    page += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
    page += "script-src 'unsafe-inline'; img-src data:\">\n"
    page += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
    page += "<title>\(SVGText.escaped(text))</title>\n<style>\n\(Self.style)</style>\n<body>\n<main>\n"
    page += "<div id=\"stage\" class=\"plain\"><div id=\"ghosts\" aria-hidden=\"true\"></div>\(picture.document)"
    if let swell { page += swell.picture(named: text) }
    page += "</div>\n" + Self.controls(hasSwell: swell != nil)
    page += "</main>\n<aside aria-label=\"Plan\">\n"
    for plan in sequence.plans { page += HTMLPlanTable(plan.description).html }
    page += "</aside>\n<script type=\"application/json\" id=\"settings\">\(settings)</script>\n"
    if let swell { page += "<script type=\"application/json\" id=\"swell-table\">\(swell.json)</script>\n" }
    document = page + "<script>\n\(Self.script)</script>\n</body>\n</html>\n"
  }
}

/// A number as JSON.
private func number(_ value: Double) -> String { value.decimalText(decimals: 6) }
