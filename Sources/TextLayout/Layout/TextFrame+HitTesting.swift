import CoreGraphics

/// Maps points to characters and back.
extension TextFrame {
  /// The index of the line at a height; points above the first line are on it, those below the last on that; nil without lines.
  public func lineIndex(atY y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    // Spacing between lines belongs to the line above it.
    return (lines.firstIndex { $0.top > y } ?? lines.count).advanced(by: -1).clamped(to: 0...lines.count - 1)
  }

  /// The index where a caret stands that was put at a point: 0 … the text's count.
  public func caretIndex(at point: CGPoint) -> Int {
    guard let number = lineIndex(atY: point.y) else { return 0 }
    let line = lines[number]
    var best = line.range.lowerBound
    var distance = CGFloat.infinity
    let x = point.x - line.x
    for run in line.runs where !run.isInserted {
      for (offset, caret) in run.carets.enumerated() where abs(caret - x) < distance {
        // Inside a cluster all carets stand at one place; the first is the boundary.
        distance = abs(caret - x)
        best = run.range.lowerBound + offset
      }
    }
    return best
  }

  /// Returns the index of the character under a point; nil outside of lines, on an ellipsis, and between lines.
  public func characterIndex(at point: CGPoint) -> Int? {
    guard let number = lineIndex(atY: point.y) else { return nil }
    let line = lines[number]
    guard point.y >= line.top, point.y < line.top + line.height else { return nil }
    let x = point.x - line.x
    for run in line.runs where !run.isInserted {
      for offset in 0..<run.range.count {
        let edges = (run.carets[offset], run.carets[offset + 1])
        if x >= min(edges.0, edges.1), x < max(edges.0, edges.1) { return run.range.lowerBound + offset }
      }
    }
    return nil
  }

  /// The line that shows a character, nil when it is left out.
  public func lineIndex(of index: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    if index >= text.count { return lines.count - 1 }
    return lines.firstIndex { $0.range.contains(index) }
  }

  /// Returns the caret before a character, a line high and without width; at the text's end after the last character.
  public func caretRect(at index: Int) -> CGRect {
    guard let number = lineIndex(of: index) else { return .zero }
    let line = lines[number]
    var x = line.isRightToLeft ? 0 : line.width
    for run in line.runs where !run.isInserted {
      if run.range.contains(index) || (run.range.upperBound == index && index == line.range.upperBound) {
        x = run.carets[index - run.range.lowerBound]
        break
      }
    }
    return CGRect(x: line.x + x, y: line.top, width: 0, height: line.height)
  }

  /// The boxes of the characters in a range, one for each stretch that is unbroken on its line, each as high as the line.
  public func rects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for line in lines where line.range.overlaps(range) {
      for run in line.runs where !run.isInserted && run.range.overlaps(range) {
        let part = run.range.clamped(to: range)
        let first = run.carets[part.lowerBound - run.range.lowerBound]
        let last = run.carets[part.upperBound - run.range.lowerBound]
        let rect = CGRect(
          x: line.x + min(first, last), y: line.top, width: abs(last - first), height: line.height)
        if let previous = rects.last, previous.minY == rect.minY, abs(previous.maxX - rect.minX) < 0.001 {
          rects[rects.count - 1] = previous.union(rect)
        } else if rect.width > 0 {
          rects.append(rect)
        }
      }
    }
    return rects
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
