extension [Int] {
  /// The elements of a longest strictly rising subsequence; elements have to differ from each other.
  ///
  /// Of several it is the one whose last elements are smallest. Takes O(n) for a list that rises already, else
  /// O(n · log n).
  func inLongestRise() -> [Bool] {
    var isIn = [Bool](repeating: true, count: count)
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return isIn }
    // Piles of patience: on top of pile k lies the place of the smallest element that ends a rise of k + 1 elements.
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (place, element) in enumerated() {
      var low = 0
      var high = tops.count
      // Most elements of a list that was changed little go onto the last pile.
      if let last = tops.last, self[last] < element { low = high }
      while low < high {
        let middle = (low + high) / 2
        if self[tops[middle]] < element { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tops[low - 1] }
      if low == tops.count { tops.append(place) } else { tops[low] = place }
    }
    for place in indices { isIn[place] = false }
    var place = tops.last ?? -1
    while place >= 0 {
      isIn[place] = true
      place = previous[place]
    }
    return isIn
  }
}
