/// Masks kept for the rest of a frame and, for outlines with an identity, for later frames.
///
/// When its capacity is used up, all masks are dropped: it holds at most one outline's more. Masks that no frame has used
/// again for 32 frames are dropped too, so that a sweep, whose outlines are new in every frame, does not fill it.
struct MaskCache {
  /// What decides the masks of an outline, apart from their phase.
  private struct Key: Hashable {
    var identity: UInt64
    var linear: FlattenedOutline.LinearPart
  }

  /// The masks of one outline at one scale, as a list through `entries`.
  private struct Slot {
    var linear: FlattenedOutline.LinearPart
    var first: Int
    var isKnown = false
  }

  private struct Entry {
    var phase: Int
    var mask: CoverageMask
    /// Where the places of its masks between phases start; -1 where it has none.
    var between: Int
    var next: Int
  }

  private let capacity: Int
  /// The coverage of all masks.
  var store: [UInt8] = []
  private var entries: [Entry] = []
  /// Where in `store` masks between phases start; 0 before they are made.
  private var between: [Int] = []
  private var slots: [Slot] = []
  private var slotsByKey: [Key: Int] = [:]
  private var slotOfOutline: [Int] = []
  /// The first slot of the present frame, whether that uses an earlier one, and how many frames have not.
  private var firstNewSlot = 0
  private var isReused = false
  private var idleFrameCount = 0

  init(capacity: Int) {
    self.capacity = max(0, capacity)
    // Growing by doubling would leave room that is never used. What is not touched takes no memory.
    store.reserveCapacity(min(self.capacity, 1 << 24) + Self.largestMask)
  }

  /// The largest mask that is worth keeping, in bytes. It does not depend on the capacity, on which no pixel depends.
  static let largestMask = 1 << 18
  /// How many outlines at how many scales are remembered.
  private static let mostSlots = 1 << 12
  /// For how many frames masks are kept that none of them uses; a host may draw other texts in between.
  private static let mostIdleFrames = 32

  /// Forgets which outline of the scene has which masks; to be called where a frame starts.
  mutating func startFrame(outlineCount: Int) {
    idleFrameCount = isReused ? 0 : idleFrameCount + 1
    isReused = false
    if idleFrameCount > Self.mostIdleFrames { removeAll() }
    firstNewSlot = slots.count
    slotOfOutline.removeAll(keepingCapacity: true)
    slotOfOutline.append(contentsOf: repeatElement(-1, count: outlineCount))
  }

  /// The slot of an outline at a scale; a new one when there is none yet.
  mutating func slot(outline: Int, identity: UInt64, linear: FlattenedOutline.LinearPart) -> Int {
    let known = slotOfOutline[outline]
    if known >= 0, slots[known].linear == linear { return known }
    let key = Key(identity: identity, linear: linear)
    if identity != 0, let kept = slotsByKey[key] {
      if kept < firstNewSlot { isReused = true }
      slotOfOutline[outline] = kept
      return kept
    }
    slots.append(Slot(linear: linear, first: -1))
    slotOfOutline[outline] = slots.count - 1
    if identity != 0 { slotsByKey[key] = slots.count - 1 }
    return slots.count - 1
  }

  /// The mask of a slot at a phase.
  func mask(slot: Int, phase: Int) -> CoverageMask? {
    entry(slot: slot, phase: phase)?.mask
  }

  /// The masks of a slot at all phases across and a phase down.
  @inline(__always) func phaseMasks(slot: Int, phase: Int) -> PhaseMasks? {
    entry(slot: slot, phase: phase).map { PhaseMasks(mask: $0.mask, between: $0.between) }
  }

  @inline(__always) private func entry(slot: Int, phase: Int) -> Entry? {
    var index = slots[slot].first
    while index >= 0 {
      let entry = entries[index]
      if entry.phase == phase { return entry }
      index = entry.next
    }
    return nil
  }

  /// Where the mask at a place starts, `PhaseMasks.split`'s or the next pixel's first; it is made when there is none.
  @inline(__always) mutating func start(of masks: PhaseMasks, place: Int) -> Int {
    let phase = place >> PhaseMasks.placeShift
    let step = place & (PhaseMasks.placeCount - 1)
    guard step > 0 else { return masks.offset(phase: phase) }
    let index = masks.between + phase * (PhaseMasks.placeCount - 1) + step - 1
    if between[index] == 0 { between[index] = insert(masks.bend(phase: phase, step: step), like: masks.mask) }
    return between[index]
  }

  @inline(never) private mutating func insert(_ bend: PhaseBend, like mask: CoverageMask) -> Int {
    let start = store.count
    store.append(contentsOf: repeatElement(0, count: mask.byteCount))
    bend.fill(&store, at: start, count: mask.byteCount)
    return start
  }

  /// Whether a slot is asked for the first time, which is noted.
  ///
  /// In a sweep every outline is drawn once; only what is drawn again is worth the memory.
  mutating func isNew(slot: Int) -> Bool {
    guard !slots[slot].isKnown else { return false }
    slots[slot].isKnown = true
    return true
  }

  /// Drops everything when the capacity is used up; slots and masks are not valid after that.
  mutating func trim() {
    guard store.count > capacity || slots.count > Self.mostSlots else { return }
    removeAll()
    for index in slotOfOutline.indices { slotOfOutline[index] = -1 }
  }

  private mutating func removeAll() {
    idleFrameCount = 0
    firstNewSlot = 0
    store.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    between.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    slotsByKey.removeAll(keepingCapacity: true)
  }

  /// Keeps a mask without coverage yet: its bytes are zero and wait in `store` at the mask's offset.
  mutating func insert(slot: Int, phase: Int, rect: PixelRect) -> CoverageMask {
    let mask = CoverageMask(rect: rect, offset: store.count)
    store.append(contentsOf: repeatElement(0, count: mask.byteCount))
    keep(mask, between: -1, slot: slot, phase: phase)
    return mask
  }

  /// Keeps masks at all phases across without coverage yet.
  mutating func insertPhases(slot: Int, phase: Int, rect: PixelRect) -> PhaseMasks {
    var mask = CoverageMask(rect: rect, offset: store.count + PhaseMasks.margin)
    mask.stride = PhaseMasks.stride(width: rect.width)
    store.append(contentsOf: repeatElement(0, count: 2 * PhaseMasks.margin + mask.byteCount * PhaseMasks.count))
    let masks = PhaseMasks(mask: mask, between: between.count)
    between.append(contentsOf: repeatElement(0, count: PhaseMasks.betweenCount))
    keep(mask, between: masks.between, slot: slot, phase: phase)
    return masks
  }

  private mutating func keep(_ mask: CoverageMask, between: Int, slot: Int, phase: Int) {
    entries.append(Entry(phase: phase, mask: mask, between: between, next: slots[slot].first))
    slots[slot].first = entries.count - 1
  }
}
