extension VideoFormat {
  /// What `ffmpeg` is told between its input and its output.
  func codecArguments(quality: Int?) -> [String] {
    // All say BT.709 in limited range and convert by it; without, players guess by the height of the picture.
    let tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    func conversion(_ pixels: String) -> [String] {
      let scale = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
      let marks = "setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709"
      return ["-vf", "\(scale),format=\(pixels),\(marks)"]
    }
    switch self {
    case .mp4:
      // Adaptive quantisation and the macroblock tree take bits from edges, which are all there is to see in text
      // (measured: a third of the error at the same size without them).
      return conversion("yuv420p") + ["-c:v", "libx264", "-preset", "medium"]
        + ["-crf", "\(rateFactor(quality, default: 14, worst: 51))"]
        + ["-x264-params", "aq-mode=0:mbtree=0:no-dct-decimate=1"] + tags + ["-movflags", "+faststart"]
    case .webm:
      // Alternate reference frames do not work with alpha. Without losses text has about the size that it has at factor 0,
      // and edges are exact but for the rounding of colours (measured over white: 1/255 against 2/255); factor 8 has half
      // the size and misses by 20.
      let factor = rateFactor(quality, default: 0, worst: 63)
      let rate = factor > 0 ? ["-crf", "\(factor)"] : ["-lossless", "1"]
      return conversion("yuva420p") + ["-c:v", "libvpx-vp9", "-b:v", "0", "-auto-alt-ref", "0"]
        + rate + ["-row-mt", "1", "-cpu-used", "3"] + tags
    case .mov:
      let scale = quality.map { ["-qscale:v", "\(1 + (100 - min(100, max(0, $0))) * 31 / 100)"] } ?? []
      return conversion("yuva444p10le") + ["-c:v", "prores_ks", "-profile:v", "4444", "-alpha_bits", "16"]
        + ["-vendor", "apl0"] + scale + tags
    }
  }

  /// The codec's constant rate factor for a quality of 0…100.
  private func rateFactor(_ quality: Int?, default usual: Int, worst: Int) -> Int {
    quality.map { (100 - min(100, max(0, $0))) * worst / 100 } ?? usual
  }
}
