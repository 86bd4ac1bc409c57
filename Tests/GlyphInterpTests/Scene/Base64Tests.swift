import GlyphInterp
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `the examples of RFC 4648, section 10, in both directions`(plain: String, text: String) {
    #expect(Base64.text(Array(plain.utf8)) == text)
    #expect(Base64.bytes(text) == Array(plain.utf8))
  }

  @Test(arguments: ["Zg", "Zg=", "Z===", "Zm9v!A==", "=Zg="])
  func `anything else is not read`(text: String) {
    #expect(Base64.bytes(text) == nil)
  }
}
