public import GlyphInterp

/// Writes animated PNG, without loss.
///
/// A frame holds only the rectangle that changes; it is laid over what is there where that is exact and smaller, and
/// replaces it otherwise, so no frame has to be disposed of. Frames that change nothing lengthen the one before. All
/// frames share a palette while 256 colours are enough, as they are for text in one colour; with the first frame that
/// needs more, everything so far is written anew as RGBA. Delays are exact fractions (1001/30000 s).
///
/// Source: PNG (Portable Network Graphics) Specification, Third Edition, sections 4.9 and 11.3.4.
public final class AnimatedPNGEncoder: FrameEncoder {
  private let sink: any ByteSink
  private let options: AnimatedPNGOptions
  private let deflater: Deflater
  private var sequence: FrameSequence?
  private var previous: Bitmap?
  private var frames: [AnimatedPNGFrame] = []
  private var spool = Spool()
  /// The colours of all frames; `nil` once they are stored as RGBA.
  private var table: ColorTable? = ColorTable()

  /// Makes an encoder that writes to a sink.
  public init(sink: any ByteSink, options: AnimatedPNGOptions = .init()) throws(ExportError) {
    self.sink = sink
    self.options = options
    deflater = try Deflater()
  }

  /// Starts the animation.
  public func begin(_ sequence: FrameSequence) throws(ExportError) {
    self.sequence = sequence
    if let poster = options.poster { try sequence.check(poster) }
  }

  /// Adds a frame.
  public func encode(_ frame: Bitmap, steps: Int) throws(ExportError) {
    try sequence?.check(frame)
    var rect = frame.bounds
    if let previous {
      rect = PixelChange.rect(from: previous, to: frame)
      if rect.isEmpty {
        frames[frames.count - 1].steps += steps
        return
      }
    }
    let (blend, rows) = try smallestRows(of: frame, rect: rect)
    try spool.append(rows)
    frames.append(AnimatedPNGFrame(rect: rect, blend: blend, steps: steps))
    previous = frame
  }

  /// Writes the file: only now the number of frames and the palette are known.
  public func finish() throws(ExportError) {
    guard let sequence, !frames.isEmpty else { throw .frameCount(0, expected: sequence?.frameCount ?? 1) }
    let poster = try options.poster.map { poster throws(ExportError) in
      try rows(of: poster, rect: poster.bounds)
    }
    try write(
      PNGChunk.header(
        width: sequence.width, height: sequence.height, colorType: table == nil ? .rgba : .indexed),
      after: PNGChunk.signature)
    try write(.standardColorSpace)
    var control = [UInt8]()
    control.appendBigEndian(UInt32(frames.count))
    control.appendBigEndian(UInt32(sequence.playCount))
    try write(PNGChunk(type: "acTL", data: control))
    if let table { for chunk in PNGChunk.palette(table.colors) { try write(chunk) } }
    if let poster { try write(PNGChunk(type: "IDAT", data: poster)) }
    var sequenceNumber = 0
    for (index, frame) in frames.enumerated() {
      try write(frame.control(sequenceNumber: sequenceNumber, rate: sequence.rate))
      sequenceNumber += 1
      let rows = try spool.piece(index)
      if index == 0 && poster == nil {
        try write(PNGChunk(type: "IDAT", data: rows))
      } else {
        var data = [UInt8]()
        data.appendBigEndian(UInt32(sequenceNumber))
        try write(PNGChunk(type: "fdAT", data: data + rows))
        sequenceNumber += 1
      }
    }
    try write(.end)
    try sink.finish()
  }

  private func write(_ chunk: PNGChunk, after start: [UInt8] = []) throws(ExportError) {
    try sink.write(start + chunk.bytes)
  }

  private func smallestRows(
    of frame: Bitmap, rect: PixelRect
  ) throws(ExportError) -> (AnimatedPNGFrame.Blend, [UInt8]) {
    let source = try rows(of: frame, rect: rect)
    guard let previous,
      let words = OverlaidPixels.words(from: previous, to: frame, rect: rect)
    else { return (.source, source) }
    let over = words.withUnsafeBufferPointer {
      compressed(PixelBlock(words: $0, width: rect.width, height: rect.height))
    }
    guard let over, over.count < source.count else { return (.source, source) }
    return (.over, over)
  }

  private func rows(of frame: Bitmap, rect: PixelRect) throws(ExportError) -> [UInt8] {
    func attempt() -> [UInt8]? {
      frame.withWords { compressed(PixelBlock(frame, words: $0, rect: rect)) }
    }
    if let rows = attempt() { return rows }
    try leavePalette()
    return attempt() ?? []
  }

  /// The compressed rows of some pixels; `nil` when they do not fit the palette.
  private func compressed(_ block: PixelBlock) -> [UInt8]? {
    guard var table else { return deflater.zlibStream(of: block.filteredRows(.rgba)) }
    guard let rows = block.indexedRows(&table) else { return nil }
    self.table = table
    return deflater.zlibStream(of: rows)
  }

  /// Stores all frames so far anew as RGBA.
  private func leavePalette() throws(ExportError) {
    guard let colors = table?.colors else { return }
    table = nil
    let indexed = spool
    spool = Spool()
    for (index, frame) in frames.enumerated() {
      let (width, height) = (frame.rect.width, frame.rect.height)
      let rows = try Inflater.bytes(
        inZlibStream: try indexed.piece(index), count: (width + 1) * height)
      var words = [UInt32]()
      words.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width { words.append(colors[Int(rows[y * (width + 1) + 1 + x])]) }
      }
      try spool.append(
        words.withUnsafeBufferPointer {
          deflater.zlibStream(of: PixelBlock(words: $0, width: width, height: height).filteredRows(.rgba))
        })
    }
  }
}
