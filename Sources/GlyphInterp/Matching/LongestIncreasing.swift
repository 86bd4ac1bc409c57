/// The longest subsequence with increasing keys (patience sorting, O(n log n)).
enum LongestIncreasing {
  static func select<Element>(_ elements: [Element], key: (Element) -> Int) -> [Element] {
    let keys = elements.map(key)
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: elements.count)
    for (index, value) in keys.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if keys[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var chosen: [Element] = []
    var index = tails.last ?? -1
    while index >= 0 {
      chosen.append(elements[index])
      index = previous[index]
    }
    return chosen.reversed()
  }
}
