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
    var next: Int
  }

  private let capacity: Int
  /// The coverage of all masks.
  var store: [UInt8] = []
  private var entries: [Entry] = []
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
    var index = slots[slot].first
    while index >= 0 {
      let entry = entries[index]
      if entry.phase == phase { return entry.mask }
      index = entry.next
    }
    return nil
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
    slots.removeAll(keepingCapacity: true)
    slotsByKey.removeAll(keepingCapacity: true)
  }

  /// Keeps a mask without coverage yet: its bytes are zero and wait in `store` at the mask's offset.
  ///
  /// - Parameters:
  ///   - stride: bytes from one row to the next.
  ///   - copies: how many masks of this shape follow each other.
  ///   - margin: how many zero bytes come before and behind.
  mutating func insert(slot: Int, phase: Int, rect: PixelRect, stride: Int, copies: Int = 1, margin: Int = 0)
    -> CoverageMask
  {
    var mask = CoverageMask(rect: rect, offset: store.count + margin)
    mask.stride = stride
    store.append(contentsOf: repeatElement(0, count: 2 * margin + mask.byteCount * copies))
    entries.append(Entry(phase: phase, mask: mask, next: slots[slot].first))
    slots[slot].first = entries.count - 1
    return mask
  }
}
