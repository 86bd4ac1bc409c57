import GlyphInterp
import Testing

@testable import glyph_interp

@Suite("STYLE")
struct StyleParsingTests {
  private func complaint(_ text: String) -> String? {
    do throws(CommandError) {
      _ = try StyleSettings(parsing: text)
      return nil
    } catch {
      #expect(error.code == .usage)
      return error.message
    }
  }

  @Test(
    "words for weights are places on the weight axis",
    arguments: [
      ("thin", 100.0), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("regular", 400), ("medium", 500),
      ("semibold", 600), ("bold", 700), ("extra-bold", 800), ("heavy", 800), ("black", 900), ("350.5", 350.5),
      ("weight=350", 350), ("weight=bold", 700), ("wght=1", 1), ("1", 1), ("1000", 1000),
    ])
  func weights(text: String, weight: Double) throws {
    #expect(try StyleSettings(parsing: text) == StyleSettings(axes: [.weight: weight]))
  }

  @Test("keys set what they name")
  func keys() throws {
    let style = try StyleSettings(
      parsing: "black, italic,size=48.5,color=rgb(1, 2, 3),width=condensed,slant=10,tracking=-20,palette=2,"
        + "features=ss01+tnum+-liga+cv01:2,lang=sr-Latn,GRAD=-50")
    #expect(
      style.axes == [.weight: 900, .width: 75, .slant: -10, try #require(OpenTypeTag("GRAD")): -50])
    #expect(style.isItalic == true)
    #expect(style.size == 48.5)
    #expect(style.color == .fixed(Color(red8: 1, green8: 2, blue8: 3)))
    #expect(style.tracking == -20)
    #expect(style.palette == 2)
    #expect(style.language == "sr-Latn")
    #expect(style.features.map { "\($0.tag)=\($0.value)" } == ["ss01=1", "tnum=1", "liga=0", "cv01=2"])
  }

  @Test("fonts are files by a slash or an ending, else families; an index may follow")
  func fonts() throws {
    #expect(try StyleSettings(parsing: "font=Inter").font == .family("Inter", index: nil))
    #expect(try StyleSettings(parsing: "font=Inter:1").font == .family("Inter", index: 1))
    #expect(try StyleSettings(parsing: "font=./Inter").font == .file(path: "./Inter", index: nil))
    #expect(try StyleSettings(parsing: "font=Twin.TTC:1").font == .file(path: "Twin.TTC", index: 1))
    #expect(try StyleSettings(parsing: #"font=a\,b=c.ttf"#).font == .file(path: "a,b=c.ttf", index: nil))
  }

  @Test("the optical size is automatic, off, or a number, and the last word wins")
  func opticalSize() throws {
    #expect(try StyleSettings(parsing: "opsz=auto").opticalSize == .automatic)
    #expect(try StyleSettings(parsing: "opsz=none").opticalSize == StyleSettings.OpticalSize.none)
    #expect(try StyleSettings(parsing: "opsz=24").axes == [.opticalSize: 24])
    let automatic = try StyleSettings(parsing: "opsz=24").overlaid(with: StyleSettings(parsing: "opsz=auto"))
    #expect(automatic.axes.isEmpty)
    let numbered = try StyleSettings(parsing: "opsz=none").overlaid(with: StyleSettings(parsing: "opsz=24"))
    #expect(numbered.opticalSize == nil)
  }

  @Test("currentColor is kept apart from black")
  func currentColor() throws {
    #expect(try StyleSettings(parsing: "color=currentColor").color == .current)
    #expect(try StyleSettings(parsing: "color=black").color == .fixed(.black))
  }

  @Test(
    "what means nothing is refused",
    arguments: [
      ("fat", "style 'fat' is no weight and no setting"),
      ("blakc", "style 'blakc' is no weight and no setting (did you mean 'black'?)"),
      ("0", "weight '0' is not a number in 1…1000"),
      ("1001", "weight '1001' is not a number in 1…1000"),
      ("weight=0", "weight '0' is not a number in 1…1000"),
      ("-1", "weight '-1' is not a number in 1…1000"),
      ("weight=blod", "weight 'blod' is no name and no number (did you mean 'bold'?)"),
      ("colro=red", "style key 'colro' does not exist (did you mean 'color'?)"),
      ("wght=heavy", "axis 'wght' 'heavy' is not a number in -32768…32767"),
      ("size=", "size '' is not a number above 0 and at most 10000 px"),
      ("font=", "font '' names no file and no family"),
      ("features=ss1", "feature 'ss1' is not of the form 'ss01', '-liga' or 'cv01:2'"),
      ("features=-liga:2", "feature '-liga:2' is not of the form 'ss01', '-liga' or 'cv01:2'"),
      ("thin,black", "style 'thin,black' says the weight twice"),
      ("wght=300,size=3,bold", "style 'wght=300,size=3,bold' says the weight twice"),
      ("italic,upright", "style 'italic,upright' says the italic twice"),
      ("color=red,colour=blue", "style 'color=red,colour=blue' says the color twice"),
      ("lang=no_way", "language 'no_way' is no BCP 47 tag"),
    ])
  func refused(text: String, message: String) {
    #expect(complaint(text) == message)
  }

  @Test("an axis may be named beyond the weights, for it is clamped later")
  func axesAreClampedLater() throws {
    #expect(try StyleSettings(parsing: "wght=1200").axes == [.weight: 1200])
  }

  @Test("an empty style says nothing")
  func emptyStyle() throws {
    #expect(try StyleSettings(parsing: "") == StyleSettings())
    #expect(try StyleSettings(parsing: "thin,,") == StyleSettings(axes: [.weight: 100]))
  }
}
