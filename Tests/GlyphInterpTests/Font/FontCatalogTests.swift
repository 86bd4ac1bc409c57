import TestSupport
import Testing

@testable import GlyphInterp

@Suite("Installed fonts by family")
struct FontCatalogTests {
  private func entry(
    _ file: String, family: String = "Twin", index: Int = 0, italic: Bool = false, variable: Bool = false,
    scalable: Bool = true
  ) -> FontDatabase.Entry {
    FontDatabase.Entry(
      families: [family, "\(family) alias"], style: "Regular", path: Fixtures.path(file), index: index,
      isItalic: italic, isVariable: variable, isScalable: scalable)
  }

  @Test("a family is found whatever the case of its letters, and by its other names")
  func family() throws {
    let catalog = FontCatalog([entry("Twin-regular.ttf")])
    #expect(try catalog.face(matching: "tWIN").fileName == "Twin-regular.ttf")
    #expect(try catalog.face(matching: "twin alias").fileName == "Twin-regular.ttf")
    #expect(catalog.families == ["Twin"])
  }

  @Test("an unknown family is an error that names the nearest one")
  func unknown() {
    let catalog = FontCatalog([entry("Twin-regular.ttf"), entry("Other-regular.ttf", family: "Other")])
    let error = #expect(throws: FontError.self) { try catalog.face(matching: "Twni") }
    #expect(error == .unknownFamily(name: "Twni", nearest: "Twin"))
    #expect(error?.isMissingInput == true)
    #expect(error?.description == "'Twni': no installed font family has this name (did you mean 'Twin'?)")
  }

  @Test("of several files the one with most of the wanted axes, then with most axes")
  func axes() throws {
    let catalog = FontCatalog([
      entry("Twin-opsz.ttf", variable: true), entry("Twin-regular.ttf"), entry("Twin-slant.ttf", variable: true),
      entry("Twin-wght.ttf", variable: true),
    ])
    #expect(try catalog.face(matching: "Twin", wanting: [.weight]).fileName == "Twin-wght.ttf")
    #expect(try catalog.face(matching: "Twin", wanting: [.opticalSize]).fileName == "Twin-opsz.ttf")
    #expect(try catalog.face(matching: "Twin").fileName == "Twin-slant.ttf")
  }

  @Test("italic asks for the italic file, and takes the upright one where there is none")
  func posture() throws {
    let catalog = FontCatalog([
      entry("Twin-italic.ttf", italic: true), entry("Twin-regular.ttf"), entry("Other-regular.ttf", family: "Other"),
    ])
    #expect(try catalog.face(matching: "Twin", italic: true).fileName == "Twin-italic.ttf")
    #expect(try catalog.face(matching: "Twin").fileName == "Twin-regular.ttf")
    #expect(try catalog.face(matching: "Other", italic: true).fileName == "Other-regular.ttf")
  }

  @Test("of static files the one nearest to regular, then the first by path")
  func staticFiles() throws {
    let catalog = FontCatalog([entry("Twin-black.ttf"), entry("Twin-regular.ttf"), entry("Twin-thin.ttf")])
    #expect(try catalog.face(matching: "Twin").fileName == "Twin-regular.ttf")
  }

  @Test("the named styles of a variable file are one face")
  func namedStyles() {
    let catalog = FontCatalog([
      entry("Twin-wght.ttf"), entry("Twin-wght.ttf"), entry("Twin-wght.ttf", variable: true),
    ])
    #expect(catalog.faces.count == 1)
    #expect(catalog.faces.first?.isVariable == true)
    #expect(catalog.faces(ofFamily: "twin").count == 1)
  }

  @Test("a family none of whose files opens says what is wrong with them")
  func broken() {
    let catalog = FontCatalog([entry("broken/text.ttf")])
    #expect(throws: FontError.notAFont(file: "text.ttf", code: 0, reason: "unknown file format")) {
      try catalog.face(matching: "Twin")
    }
  }

  @Test("the system's catalogue can be read, and has no family that nobody has installed")
  func system() throws {
    let catalog = try FontCatalog()
    #expect(catalog.families == catalog.families.sorted())
    #expect(throws: FontError.self) { try catalog.face(matching: "No such family in the whole wide world") }
  }
}
