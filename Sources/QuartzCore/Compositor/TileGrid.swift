/// The squares of content too large to be made whole: the visible part needs only a few.
///
/// The grid begins at the pixel that a layer's origin lies in and moves with it, so that a square holds the same however much of
/// the layer is seen, and is made once while the layer scrolls.
struct TileGrid {
  /// The side of a square in pixels.
  static let side = 512
  /// Content of more pixels than this is made in squares: a third more than a telephone's screen has.
  static let areaLimit = 1 << 22
  /// Content with a longer side than this is made in squares; Cairo's pictures end at 32,767.
  static let sideLimit = 16_384

  static func isNeeded(for rect: DeviceRect) -> Bool {
    rect.area > areaLimit || rect.width > sideLimit || rect.height > sideLimit
  }

  struct Key: Hashable {
    let x: Int
    let y: Int
  }

  /// Calls `body` with each square that touches `part`, cut to `extent`; all relative to the grid's origin.
  static func forEach(in part: DeviceRect, of extent: DeviceRect, _ body: (Key, DeviceRect) -> Void) {
    let part = part.intersection(extent)
    if part.isEmpty { return }
    func index(_ value: Int) -> Int { Int((Double(value) / Double(side)).rounded(.down)) }
    for y in index(part.minY)...index(part.maxY - 1) {
      for x in index(part.minX)...index(part.maxX - 1) {
        let square = DeviceRect(minX: x * side, minY: y * side, maxX: (x + 1) * side, maxY: (y + 1) * side)
        body(Key(x: x, y: y), square.intersection(extent))
      }
    }
  }
}

/// The kept squares: those not used for longest go first.
struct TileStore<Content> {
  private var entries: [TileGrid.Key: (content: Content, lastUse: UInt64)] = [:]
  private var uses: UInt64 = 0

  /// A screen of the largest devices touches 60 squares.
  static var countLimit: Int { 96 }

  var count: Int { entries.count }

  mutating func content(for key: TileGrid.Key, make: () -> Content) -> Content {
    if let found = found(for: key) { return found }
    let content = make()
    keep(content, for: key)
    return content
  }

  mutating func found(for key: TileGrid.Key) -> Content? {
    uses += 1
    guard let found = entries[key] else { return nil }
    entries[key]!.lastUse = uses
    return found.content
  }

  mutating func keep(_ content: Content, for key: TileGrid.Key) {
    uses += 1
    entries[key] = (content, uses)
    if entries.count > Self.countLimit { dropOld() }
  }

  /// Drops the half not used for longest, which changes no pixel, only the time to make them again.
  private mutating func dropOld() {
    let uses = entries.values.map(\.lastUse).sorted()
    let oldest = uses[uses.count / 2]
    entries = entries.filter { $0.value.lastUse >= oldest }
  }

  mutating func removeAll(where isGone: (TileGrid.Key) -> Bool) {
    entries = entries.filter { !isGone($0.key) }
  }
}
