/// The joined coverage of one shape, one byte a pixel. All zero between shapes.
struct CoveragePlane {
  /// Bytes that may be read and written beyond the last row, so that whole vectors are.
  private static let slack = 32

  /// The pixels that the plane stands for.
  private(set) var bounds = PixelRect.empty
  /// Bytes from one row to the next.
  private(set) var stride = 0
  /// The coverage.
  private(set) var bytes: [UInt8] = []
  /// The pixels that may be covered.
  var inked = PixelRect.empty

  /// Makes the plane stand for other pixels; it must be clear.
  mutating func prepare(for bounds: PixelRect) {
    self.bounds = bounds
    stride = (bounds.width + 15) & ~15
    let needed = stride * bounds.height + Self.slack
    if bytes.count < needed { bytes = [UInt8](repeating: 0, count: needed) }
    inked = .empty
  }

  /// The place of a pixel in `bytes`.
  @inline(__always) func offset(x: Int, y: Int) -> Int {
    (y - bounds.minY) * stride + (x - bounds.minX)
  }

  /// Lends the coverage for change.
  mutating func withBytes(_ body: (inout MutableRawSpan) -> Void) {
    var span = bytes.mutableSpan
    var raw = unsafe span.mutableBytes
    body(&raw)
  }

  /// Makes the plane stand for more pixels; their coverage is zero.
  mutating func grow(to bounds: PixelRect) {
    var larger = CoveragePlane()
    larger.prepare(for: bounds)
    for y in inked.minY..<max(inked.minY, inked.maxY) {
      let from = offset(x: inked.minX, y: y)
      let to = larger.offset(x: inked.minX, y: y)
      for column in 0..<inked.width { larger.bytes[to + column] = bytes[from + column] }
    }
    larger.inked = inked
    self = larger
  }

  /// Visits the coverage of the rows of a rectangle: `body(bytes, start of the row, y)`, which clears it.
  mutating func drain(_ rect: PixelRect, _ body: (inout MutableRawSpan, Int, Int) -> Void) {
    let start = offset(x: rect.minX, y: rect.minY)
    let stride = stride
    withBytes { coverage in
      for row in 0..<rect.height { body(&coverage, start + row * stride, rect.minY + row) }
    }
    if rect.contains(inked) { inked = .empty }
  }

  /// Sets all inked pixels to zero.
  mutating func clear() {
    let rect = inked
    inked = .empty
    guard !rect.isEmpty else { return }
    let count = rect.width
    for row in rect.minY..<rect.maxY {
      let start = offset(x: rect.minX, y: row)
      for index in start..<start + count { bytes[index] = 0 }
    }
  }

  /// Whether no pixel of a rectangle is covered yet, as far as is known.
  func isClear(in rect: PixelRect) -> Bool { rect.intersection(inked).isEmpty }

  /// Lends clear pixels to be covered: `body(bytes, place of the first, bytes from row to row)`.
  mutating func fill(_ rect: PixelRect, _ body: (inout [UInt8], Int, Int) -> Void) {
    guard !rect.isEmpty else { return }
    inked = inked.union(rect)
    body(&bytes, offset(x: rect.minX, y: rect.minY), stride)
  }

  /// Joins a mask to what is covered already.
  ///
  /// - Parameters:
  ///   - mask: where the coverage is in `store`.
  ///   - rect: the pixels of the plane's space that the mask stands for.
  mutating func join(_ mask: CoverageMask, of store: [UInt8], at rect: PixelRect, join: SceneShape.Join) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    inked = inked.union(visible)
    let span = store.span
    let source = unsafe span.bytes
    let skip = (visible.minY - rect.minY) * mask.stride + (visible.minX - rect.minX)
    let start = offset(x: visible.minX, y: visible.minY)
    let stride = stride
    withBytes { target in
      for row in 0..<visible.height {
        let from = mask.offset + skip + row * mask.stride
        let to = start + row * stride
        if join == .union {
          Self.joinUnion(source, from: from, &target, to: to, count: visible.width)
        } else {
          Self.joinSum(source, from: from, &target, to: to, count: visible.width)
        }
      }
    }
  }

  /// Joins a mask between two phases, all of whose pixels are inside the plane, as shapes that lie over each other.
  ///
  /// - Parameters:
  ///   - place: the masks around the place, in `store`.
  ///   - stride: bytes from one row of a mask to the next, a multiple of 16; what is beyond their width is zero.
  mutating func join(_ place: PhasePlace, of store: [UInt8], stride: Int, at rect: PixelRect) {
    guard !rect.isEmpty else { return }
    inked = inked.union(rect)
    let blocks = (rect.width + 15) >> 4
    let span = store.span
    let source = unsafe span.bytes
    let start = offset(x: rect.minX, y: rect.minY)
    let pitch = self.stride
    let length = (rect.height - 1) * stride + blocks * 16
    precondition(
      bounds.contains(rect) && place.isInside(source, count: length)
        && start + (rect.height - 1) * pitch + blocks * 16 <= bytes.count, "mask outside its memory")
    withBytes { target in
      var from = 0
      var to = start
      for _ in 0..<rect.height {
        Self.join(place.pixels(source, unchecked: from), &target, to: to)
        // Most letters of small text are no wider than this.
        var block = 1
        while block < blocks {
          let step = block &* 16
          Self.join(place.pixels(source, unchecked: from &+ step), &target, to: to &+ step)
          block &+= 1
        }
        from &+= stride
        to &+= pitch
      }
    }
  }

  /// Joins sixteen pixels.
  @inline(__always) private static func join(
    _ new: PhasePlace.Pixels, _ target: inout MutableRawSpan, to: Int
  ) {
    let old = target.words(unchecked: to)
    let joined: PixelArithmetic.Words
    if PixelArithmetic.isZero(old) {
      // Letters hardly ever share sixteen pixels.
      joined = PixelArithmetic.joined(even: new.even, odd: new.odd)
    } else {
      joined = PixelArithmetic.joined(
        even: PixelArithmetic.union(PixelArithmetic.even(old), new.even),
        odd: PixelArithmetic.union(PixelArithmetic.odd(old), new.odd))
    }
    target.store(joined, unchecked: to)
  }

  @inline(__always) private static func joinUnion(
    _ source: RawSpan, from: Int, _ target: inout MutableRawSpan, to: Int, count: Int
  ) {
    precondition(
      from >= 0 && to >= 0 && from + count <= source.byteCount && to + count <= target.byteCount,
      "row outside its memory")
    var index = 0
    while index &+ 16 <= count {
      let old = target.words(unchecked: to &+ index)
      let new = source.words(unchecked: from &+ index)
      let even = PixelArithmetic.union(PixelArithmetic.even(old), PixelArithmetic.even(new))
      let odd = PixelArithmetic.union(PixelArithmetic.odd(old), PixelArithmetic.odd(new))
      target.store(PixelArithmetic.joined(even: even, odd: odd), unchecked: to &+ index)
      index &+= 16
    }
    while index < count {
      let old = Int(target.byte(at: to &+ index))
      let new = Int(source.byte(at: from &+ index))
      target.store(UInt8(truncatingIfNeeded: old + new - PixelArithmetic.product(old, new)), at: to &+ index)
      index &+= 1
    }
  }

  @inline(__always) private static func joinSum(
    _ source: RawSpan, from: Int, _ target: inout MutableRawSpan, to: Int, count: Int
  ) {
    for index in 0..<count {
      let sum = Int(target.byte(at: to &+ index)) + Int(source.byte(at: from &+ index))
      target.store(UInt8(truncatingIfNeeded: min(255, sum)), at: to &+ index)
    }
  }
}
