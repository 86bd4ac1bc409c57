import CFreeType

/// FreeType's smooth rasteriser: exact area coverage of an outline, by the non-zero rule.
///
/// Where contours overlap it adds their areas (and clips the sum), so such outlines go to `UnionRasterizer` instead.
@safe struct FreeTypeRasterizer: ~Copyable {
  private let library: FT_Library
  private var tags: [UInt8] = []
  private var contours: [Int16] = []

  /// Starts FreeType.
  init() throws(RenderError) {
    var handle: FT_Library?
    let code = unsafe FT_Init_FreeType(&handle)
    guard code == 0, let started = unsafe handle else { throw .rasterizer(code: Int(code)) }
    unsafe library = started
  }

  deinit {
    unsafe FT_Done_FreeType(library)
  }

  /// Adds the coverage of an outline to a mask that is all zero.
  ///
  /// - Parameters:
  ///   - outline: contours, moved so that (0, 0) is the mask's top left corner; must fit FreeType.
  ///   - mask: `stride · height` bytes from `offset` on, rows from the top.
  ///   - width: columns to fill; what lies outside is clipped.
  /// - Returns: whether FreeType filled it; `false` only when it ran out of memory.
  mutating func fill(
    _ outline: inout FlattenedOutline, into mask: inout MutableSpan<UInt8>, at offset: Int, width: Int, height: Int,
    stride: Int
  ) -> Bool {
    let count = outline.pointCount
    guard count > 0, width > 0, height > 0 else { return true }
    precondition(stride >= width && mask.count >= offset + stride * (height - 1) + width, "mask too small")
    precondition(outline.fitsFreeType, "outline too large for FreeType")
    if tags.count < count {
      tags.append(contentsOf: repeatElement(UInt8(FT_CURVE_TAG_ON), count: count - tags.count))
    }
    contours.removeAll(keepingCapacity: true)
    for end in outline.contourEnds { contours.append(Int16(end - 1)) }
    let handle = unsafe library
    let code = unsafe outline.withUnsafeMutablePoints { points in
      unsafe tags.withUnsafeMutableBytes { tags in
        unsafe contours.withUnsafeMutableBufferPointer { contours in
          unsafe mask.withUnsafeMutableBufferPointer { mask in
            var source = unsafe FT_Outline(
              n_contours: Int16(contours.count), n_points: Int16(count), points: points.baseAddress,
              tags: tags.baseAddress?.assumingMemoryBound(to: CChar.self),
              contours: contours.baseAddress, flags: 0)
            // A negative pitch makes FreeType's y = 0 the first row, so y points down as it does here.
            var target = unsafe FT_Bitmap()
            unsafe target.rows = UInt32(height)
            unsafe target.width = UInt32(width)
            unsafe target.pitch = -Int32(stride)
            unsafe target.buffer = mask.baseAddress.map { unsafe $0 + offset }
            unsafe target.num_grays = 256
            unsafe target.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return unsafe FT_Outline_Get_Bitmap(handle, &source, &target)
          }
        }
      }
    }
    return code == 0
  }
}
