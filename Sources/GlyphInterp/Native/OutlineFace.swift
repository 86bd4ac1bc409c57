internal import CFreeType

/// FreeType's view of a face: unhinted outlines at a corner of the design-space grid.
///
/// The size is as many pixels per em as the face has units, so that a pixel is a font unit. (`FT_LOAD_NO_SCALE` would
/// snap points to whole units.)
@safe struct OutlineFace: ~Copyable {
  private let library: FT_Library
  let face: FT_Face
  /// How many axes FreeType lets one set; 0 in a static face.
  let axisCount: Int
  private let isScalable: Bool
  private var coordinates: [Int16]?

  /// Opens a face of the blob, which must outlive it.
  init(_ blob: borrowing FontBlob, index: Int) throws(FreeTypeError) {
    var library: FT_Library?
    try Self.check(unsafe FT_Init_FreeType(&library))
    guard let library = unsafe library else { throw FreeTypeError(code: FT_Error(FT_Err_Invalid_Library_Handle)) }
    var face: FT_Face?
    let code = unsafe blob.withBytes { buffer in
      unsafe FT_New_Memory_Face(
        library, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), FT_Long(buffer.count), FT_Long(index), &face)
    }
    guard code == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      throw FreeTypeError(code: code)
    }
    unsafe (self.library, self.face) = (library, face)
    let units = unsafe UInt32(face.pointee.units_per_EM)
    isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && units > 0
    axisCount = unsafe Self.axisCount(of: face, in: library)
    selectOutlineSize()
  }

  /// Sets the size at which a pixel is a font unit.
  func selectOutlineSize() {
    guard isScalable else { return }
    let units = unsafe UInt32(face.pointee.units_per_EM)
    unsafe FT_Set_Pixel_Sizes(face, units, units)
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  private static func axisCount(of face: FT_Face, in library: FT_Library) -> Int {
    guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return 0 }
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(face, &axes) == 0, let axes = unsafe axes else { return 0 }
    let count = unsafe Int(axes.pointee.num_axis)
    unsafe FT_Done_MM_Var(library, axes)
    return count
  }

  static func check(_ code: FT_Error) throws(FreeTypeError) {
    if code != 0 { throw FreeTypeError(code: code) }
  }

  /// How many faces the file has.
  var faceCount: Int { unsafe max(1, Int(face.pointee.num_faces)) }
  /// Whether the file is one of TrueType or OpenType tables.
  var isTableBased: Bool { unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 }

  /// Moves the face to a place in design space, given as F2DOT14 per axis.
  private mutating func move(to coordinates: [Int16]) throws(FreeTypeError) {
    guard axisCount > 0, self.coordinates != coordinates else { return }
    self.coordinates = nil
    var fixed = coordinates.prefix(axisCount).map { FT_Fixed(FixedPoint.fixed16Dot16(from2Dot14: $0)) }
    fixed.append(contentsOf: repeatElement(0, count: axisCount - fixed.count))
    let code = unsafe fixed.withUnsafeMutableBufferPointer { buffer in
      unsafe FT_Set_Var_Blend_Coordinates(face, FT_UInt(buffer.count), buffer.baseAddress)
    }
    try Self.check(code)
    self.coordinates = coordinates
  }

  /// The outline of a glyph in font units, y up; a bitmap glyph has none.
  mutating func outline(of glyph: GlyphID, at coordinates: [Int16]) throws(FreeTypeError) -> ContourPoints {
    guard isScalable else { return ContourPoints() }
    try move(to: coordinates)
    let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT | FT_LOAD_IGNORE_TRANSFORM
    try Self.check(unsafe FT_Load_Glyph(face, glyph.rawValue, FT_Int32(flags)))
    let slot = unsafe face.pointee.glyph
    guard let slot = unsafe slot, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return ContourPoints() }
    return unsafe ContourPoints(slot.pointee.outline)
  }

  /// The tables of the face one after the other, as FreeType has unpacked them from WOFF or WOFF2.
  func unpackedTables() throws(FreeTypeError) -> [(tag: OpenTypeTag, bytes: [UInt8])] {
    var count: FT_ULong = 0
    try Self.check(unsafe FT_Sfnt_Table_Info(face, 0, nil, &count))
    var tables: [(tag: OpenTypeTag, bytes: [UInt8])] = []
    for index in 0..<FT_UInt(clamping: count) {
      var tag: FT_ULong = 0
      var length: FT_ULong = 0
      guard unsafe FT_Sfnt_Table_Info(face, index, &tag, &length) == 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      let code = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        unsafe FT_Load_Sfnt_Table(face, tag, 0, buffer.baseAddress, &length)
      }
      try Self.check(code)
      tables.append((OpenTypeTag(UInt32(truncatingIfNeeded: tag)), bytes))
    }
    return tables
  }
}
