import GlyphInterp

/// What is known of a frame whose compressed rows wait in the spool.
struct AnimatedPNGFrame {
  /// How its pixels meet what is there (PNG, third edition, section 11.3.4.2).
  enum Blend: UInt8 {
    /// They replace it.
    case source = 0
    /// They are laid over it.
    case over = 1
  }

  /// The pixels that it changes.
  let rect: PixelRect
  let blend: Blend
  /// How long it is shown.
  var steps: Int

  /// `fcTL`; the canvas is left as it is afterwards.
  func control(sequenceNumber: Int, rate: FrameRate) -> PNGChunk {
    let delay = FrameDelay(steps: steps, rate: rate, limit: Int(UInt16.max))
    var data = [UInt8]()
    for value in [sequenceNumber, rect.width, rect.height, rect.minX, rect.minY] {
      data.appendBigEndian(UInt32(value))
    }
    data.appendBigEndian(UInt16(delay.numerator))
    data.appendBigEndian(UInt16(delay.denominator))
    let keepsCanvas: UInt8 = 0
    data += [keepsCanvas, blend.rawValue]
    return PNGChunk(type: "fcTL", data: data)
  }
}
