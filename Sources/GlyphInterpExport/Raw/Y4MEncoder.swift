public import GlyphInterp

/// Writes YUV4MPEG2, which video tools read from a pipe: planes of luma and two of chroma, all of full size (4:4:4).
///
/// Components are 8 bits, ITU-R BT.709, limited range: luma 16…235, chroma 16…240. The format has no alpha, so frames
/// are laid over one colour. A frame stands as often as it has steps.
public final class Y4MEncoder: FrameEncoder {
  private let sink: any ByteSink
  private let ground: Color
  private var sequence: FrameSequence?

  /// Makes an encoder that writes to a sink.
  ///
  /// - Parameters:
  ///   - sink: takes the bytes.
  ///   - ground: what translucent pixels are laid over; its alpha does not count.
  public init(sink: any ByteSink, ground: Color = .white) {
    self.sink = sink
    self.ground = ground
  }

  /// Writes the header.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    self.sequence = sequence
    let rate = "\(sequence.rate.numerator):\(sequence.rate.denominator)"
    let size = "W\(sequence.width) H\(sequence.height)"
    try sink.write(Array("YUV4MPEG2 \(size) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8))
  }

  /// Adds a frame.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    try sequence?.check(frame)
    let bytes = Array("FRAME\n".utf8) + Self.planes(FlatFrame(frame, flattening: .ground(ground)))
    for _ in 0..<steps { try sink.write(bytes) }
  }

  /// Completes the file.
  public func finish() throws(ExportError) {
    try sink.finish()
  }

  private static func planes(_ frame: FlatFrame) -> [UInt8] {
    let size = frame.words.count
    return [UInt8](unsafeUninitializedCapacity: size * 3) { planes, count in
      var last = ~(frame.words.first ?? 0)
      var levels: (UInt8, UInt8, UInt8) = (0, 0, 0)
      for (index, word) in frame.words.enumerated() {
        if word != last {
          last = word
          levels = Self.levels(word)
        }
        planes[index] = levels.0
        planes[size + index] = levels.1
        planes[2 * size + index] = levels.2
      }
      count = size * 3
    }
  }

  /// Luma and the chroma of blue and red, rounded.
  ///
  /// Source: ITU-R BT.709-6, items 3.2 to 3.4 and 4.6.
  static func levels(_ word: UInt32) -> (UInt8, UInt8, UInt8) {
    let red = Double(word & 0xFF) / 255
    let green = Double(word >> 8 & 0xFF) / 255
    let blue = Double(word >> 16 & 0xFF) / 255
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return (
      UInt8((16 + 219 * luma).rounded()),
      UInt8((128 + 224 * (blue - luma) / 1.8556).rounded()),
      UInt8((128 + 224 * (red - luma) / 1.5748).rounded())
    )
  }
}
