extension Double {
  /// The nearest whole number, of numbers within ±2³¹; where two are as near, the even one.
  ///
  /// `rounded()` is a call for each number on processors that this is built for.
  @inline(__always) var nearestWhole: Int {
    // Adding 1.5 · 2⁵² leaves the number, rounded to the nearest whole, in the low bits.
    Int(Int32(truncatingIfNeeded: (self + 6_755_399_441_055_744).bitPattern))
  }

  /// The largest whole number that is not larger, without a call as well.
  @inline(__always) var wholeBelow: Int {
    let whole = Int(self)
    return Double(whole) > self ? whole - 1 : whole
  }
}
