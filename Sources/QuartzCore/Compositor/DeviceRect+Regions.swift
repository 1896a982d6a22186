extension DeviceRect {
  static let empty = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var area: Int { width * height }

  func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func intersects(_ other: DeviceRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  func contains(_ other: DeviceRect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  func offsetBy(dx: Int, dy: Int) -> DeviceRect {
    DeviceRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// Calls `body` with up to four rectangles that make up what `other` does not cover.
  func forEachPart(outside other: DeviceRect, _ body: (DeviceRect) -> Void) {
    guard intersects(other) else {
      if !isEmpty { body(self) }
      return
    }
    if minY < other.minY { body(DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: other.minY)) }
    if other.maxY < maxY { body(DeviceRect(minX: minX, minY: other.maxY, maxX: maxX, maxY: maxY)) }
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    if minX < other.minX { body(DeviceRect(minX: minX, minY: top, maxX: other.minX, maxY: bottom)) }
    if other.maxX < maxX { body(DeviceRect(minX: other.maxX, minY: top, maxX: maxX, maxY: bottom)) }
  }
}
