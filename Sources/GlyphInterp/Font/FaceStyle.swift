/// How a face describes its own style.
///
/// Source: OpenType 1.9, `OS/2` usWeightClass, usWidthClass and fsSelection bits 0, 5 and 9; `head` macStyle without it.
public struct FaceStyle: Hashable, Sendable {
  /// Whether the face says that it is italic or oblique.
  public let isItalic: Bool
  /// Whether the face says that it is the bold one of its family.
  public let isBold: Bool
  /// 1–1000, 400 for a regular face.
  public let weightClass: Int
  /// 1–9, 5 for a face of normal width.
  public let widthClass: Int

  /// Reads the style from the two tables, either of which may be missing.
  init(os2: [UInt8]?, head: [UInt8]?) {
    let os2 = os2.map { ByteReader($0) }
    let macStyle = head.flatMap { ByteReader($0).uint16(44) } ?? 0
    weightClass = os2?.uint16(4) ?? 400
    widthClass = os2?.uint16(6) ?? 5
    if let selection = os2?.uint16(62) {
      isItalic = selection & 0x0201 != 0
      isBold = selection & 0x0020 != 0
    } else {
      isItalic = macStyle & 2 != 0
      isBold = macStyle & 1 != 0
    }
  }
}
