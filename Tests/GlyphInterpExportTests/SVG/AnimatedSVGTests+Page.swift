import Foundation
import GlyphInterp
import GlyphInterpExport
import TestSupport
import Testing

extension AnimatedSVGTests {
  @Test func `text takes the colour of the page, or one for dark screens`() throws {
    let sequence = try Sequences.one()
    let canvas = try Canvas(fitting: frame)
    let current = try AnimatedSVG(
      sequence, canvases: [canvas], options: AnimatedSVGOptions(pageColors: PageColors(current: .black))
    )
    .document
    #expect(current.contains("fill=\"currentColor\""))
    #expect(current.contains("<style>@media(prefers-color-scheme:dark){svg:root{color:#fff}}</style>"))
    let dark = try AnimatedSVG(
      sequence, canvases: [canvas],
      options: AnimatedSVGOptions(
        background: .white, pageColors: PageColors(dark: [.black: .white]),
        darkBackground: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    )
    .document.withPlainNames
    #expect(
      dark.contains(
        "@media(prefers-color-scheme:dark){.c000{fill:#fff}#ground{fill:#000;fill-opacity:0.5}}</style>"))
    #expect(dark.contains("<g class=\"c000\">"))
    let red = try AnimatedSVG(
      sequence, canvases: [canvas],
      options: AnimatedSVGOptions(pageColors: PageColors(current: Color(red: 1, green: 0, blue: 0)))
    )
    .document
    #expect(!red.contains("fill=\"currentColor\""))
  }

  @Test func `colours that change go their own way on screens that are set to dark`() throws {
    let (navy, orange) = (Color(red8: 0, green8: 0, blue8: 128), Color(red8: 255, green8: 165, blue8: 0, alpha8: 200))
    let aqua = Color(red8: 0, green8: 255, blue8: 255)
    let cream = Color(red8: 255, green8: 240, blue8: 200, alpha8: 200)
    func sequence(_ old: Color, _ new: Color) throws -> TransitionSequence {
      let styles = try [old, new].map { try Sequences.style(weight: 400, color: $0) }
      return try Sequences.one(
        "Hello", "Hero", from: styles[0], to: styles[1], animation: .easeInOut, autoreverses: true)
    }
    let pageColors = PageColors(dark: [navy: aqua, orange: cream.multipliedAlpha(by: 0.1)])
    let options = AnimatedSVGOptions(pageColors: pageColors)
    try check(sequence(navy, orange), options: options)
    let document = try check(sequence(navy, orange), options: options, onDarkScreen: sequence(aqua, cream))
    #expect(document.withPlainNames.contains("}.dark{fill:currentColor!important}}</style>"))

    // The end that is one colour, and the page's own: white where the picture stands alone.
    let mixed = PageColors(current: .black, dark: [orange: cream])
    let alone = try check(
      sequence(.black, orange), options: AnimatedSVGOptions(pageColors: mixed), onDarkScreen: sequence(.white, cream))
    #expect(alone.withPlainNames.contains("}svg:root .alone{fill:currentColor!important}}</style>"))

    // Nothing is animated twice that is the same on all screens.
    let others = PageColors(dark: [.black: .white])
    let same = try check(sequence(navy, orange), options: AnimatedSVGOptions(pageColors: others))
    #expect(!same.contains("attributeName=\"color\""))
  }

  @Test func `files in one page do not share names, and equal files are equal`() throws {
    let canvas = try Canvas(fitting: frame)
    func names(_ text: String) throws -> Set<String> {
      let document = try AnimatedSVG(Sequences.one(text), canvases: [canvas]).document
      let found = document.matches(of: #/(?:id="|href="#|\{#|begin="0s;)([^".{]+)/#).map { String($0.1) }
      return Set(found)
    }
    let (first, second) = (try names("Hello"), try names("Hallo"))
    // Four letters and one more l, the outline of both, the two parts, the clock.
    #expect(first.count == 9)
    #expect(first.isDisjoint(with: second))
    #expect(Set(first.map { $0.suffix(5) }).count == 1)
    // The letters are those of the whole file.
    func document(_ background: Color?) throws -> String {
      try AnimatedSVG(Sequences.one(), canvases: [canvas], options: AnimatedSVGOptions(background: background)).document
    }
    #expect(try document(.white) == document(.white))
    let (white, black) = (try document(.white), try document(.black))
    #expect(white.withPlainNames.replacing("#fff", with: "#000") == black.withPlainNames)
    #expect(white.replacing("#fff", with: "#000") != black)
  }

  @Test func `letters have their own names, whatever the parts of a file are called`() throws {
    let style = try Sequences.style(weight: 400)
    let canvas = try Canvas(fitting: frame)
    let document = try AnimatedSVG(Sequences.one("tatty"), canvases: [canvas]).document.withPlainNames
    let ids = document.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
    #expect(["t", "a", "t-2", "t-3", "y", "_t", "_"].allSatisfy(ids.contains))
    let sequence = try Sequences.one("to", from: style)
    let lottie = try LottieDocument(sequence, schedule: FrameSchedule(sequence.timeline), canvases: [canvas]).document
    #expect(lottie.contains("\"nm\":\"t\"") && !lottie.contains("t-2"))
  }

  @Test func `what is drawn apart is as large as the picture, so that it lies on whole pixels`() throws {
    let style = try Sequences.style(weight: 400)
    let sequence = try Sequences.one("ab", "cd", from: style, to: style)
    let document = try check(sequence)
    let player = try #require(SVGPlayer(document))
    #expect(player.root.first { $0.attributes["id"] == "__frame" }?.attributes["fill"] == "none")
    #expect(document.withPlainNames.components(separatedBy: "<use href=\"#__frame\"/>").count == 1 + 2)
  }

  @Test func `a letter of several paths that rolls lies on whole pixels, one of a single path needs nothing`() throws {
    let style = try Sequences.style("GlyphInterpTest.ttf", weight: 400)
    func frames(_ old: String, _ new: String) throws -> Int {
      let document = try check(
        try Sequences.one(old, new, from: style, to: style, options: TransitionOptions(transition: .numericText())))
      return document.withPlainNames.components(separatedBy: "<use href=\"#__frame\"/>").count - 1
    }
    #expect(try frames("1", "2") == 0)
    // The side that has a mark, and its blur.
    #expect(try frames("q\u{301}", "x") == 2)
  }
}
