/// What is done for a frame, one after the other.
public enum FrameStage: String, CaseIterable, Hashable, Sendable {
  /// Its scene is evaluated.
  case scene
  /// The scene is filled into a bitmap.
  case pixels
  /// Something is made of the bitmap where it was drawn: a compressor of single frames works there. No frame has this
  /// stage where bitmaps are handed over as they are.
  case finish
  /// It is handed over, in order: a compressor that needs the frames before works there.
  case delivery
}
