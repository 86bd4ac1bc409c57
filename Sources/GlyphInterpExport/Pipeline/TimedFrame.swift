import GlyphInterp

/// A picture on its way to an encoder, and the steps for which it is shown.
struct TimedFrame: Sendable {
  let bitmap: Bitmap
  let steps: Int
}
