import GlyphInterp
import Testing

@testable import glyph_interp

@Suite("Markup")
struct StyledPieceTests {
  private let thin = StyleSettings(size: 40, axes: [.weight: 100])

  @Test("without --markup a tag is text")
  func plain() throws {
    let pieces = try StyledPiece.pieces(of: "a<b>c</b>", base: thin, isMarkup: false)
    #expect(pieces == [StyledPiece(text: "a<b>c</b>", settings: thin)])
  }

  @Test("tags lie over the style of the text, inner ones over outer ones")
  func tags() throws {
    let pieces = try StyledPiece.pieces(
      of: #"a<b>b<span style="wght=300,color=red">c</span></b><i>&lt;</i>"#, base: thin, isMarkup: true)
    #expect(pieces.map(\.text) == ["a", "b", "c", "<"])
    #expect(pieces.map { $0.settings.axes[.weight] } == [100, 700, 300, 100])
    #expect(pieces.map(\.settings.size) == [40, 40, 40, 40])
    #expect(pieces[2].settings.color == .fixed(Color(red: 1, green: 0, blue: 0)))
    #expect(pieces[3].settings.isItalic == true)
  }

  @Test("empty markup is one empty piece")
  func empty() throws {
    #expect(
      try StyledPiece.pieces(of: "", base: thin, isMarkup: true) == [StyledPiece(text: "", settings: thin)])
  }

  @Test("broken markup is bad data, a broken style in it a usage error")
  func broken() throws {
    let folder = try TemporaryFolder()
    let open = try CommandRun(["render", "--markup", "a<b>c"], in: folder)
    #expect(open.status == 65)
    #expect(open.error == "glyph-interp: markup: '<b>' is not closed\n")
    let style = try CommandRun(["render", "--markup", #"<span style="fat">c</span>"#], in: folder)
    #expect(style.status == 64)
    #expect(try folder.files.isEmpty)
  }
}
