/// The layout of the buttons of swipe actions while their row is pulled aside.
///
/// Lengths are in points and counted from the row outwards: 0 is the edge of the row that the buttons come out at,
/// `pull` the edge of the list. The first action is the outermost and lies in front, as a dump of the view tree of iOS
/// shows ("Reverse Engineering Apple Music iOS App", 2024-03-17: two buttons of 74 points, held at their inner edge).
/// The pulls at which a row opens or acts are a rule, not measured, and so is that the outermost button reaches under a
/// notch while its contents do not.
struct SwipeLayout: Equatable {
  /// How wide the buttons are when the row rests open, the first action's first.
  let widths: [CGFloat]
  /// How wide the row is.
  let rowWidth: CGFloat
  /// How far the unsafe area reaches over the row where the buttons come out: the outermost button is wider by that, and its content keeps out of it.
  let unsafe: CGFloat

  /// Lengths of the profile.
  ///
  /// Its narrowest button is that of an image or a short title, and its padding what 74 points leave beside the
  /// 47 of the title's place (the dump above); its widest is square/Listable #519, as observed on `UITableView`.
  let metrics: MetricsProfile.Swipe

  /// Buttons for titles of given widths, nil for an action that shows none.
  init(titleWidths: [CGFloat?], rowWidth: CGFloat, unsafe: CGFloat = 0, _ metrics: MetricsProfile.Swipe) {
    self.metrics = metrics
    self.unsafe = titleWidths.isEmpty ? 0 : unsafe
    let natural = titleWidths.map { title -> CGFloat in
      let wanted = (title ?? 0) + metrics.titlePadding
      return min(max(wanted, metrics.narrowestButton), metrics.widestButton)
    }
    let total = natural.reduce(0, +)
    let room = max(0, rowWidth - metrics.restOfRow - unsafe)
    widths = total > room ? natural.map { $0 * room / total } : natural
    self.rowWidth = rowWidth
  }

  /// How far the row is pulled when it rests open.
  var openPull: CGFloat { widths.reduce(unsafe, +) }

  // MARK: The finger

  /// From where on letting go does the first action: a part of the row, and clearly farther than open.
  var fullSwipePull: CGFloat {
    min(
      max(rowWidth * metrics.fullSwipePart, openPull + metrics.fullSwipeDistance),
      max(rowWidth - metrics.fullSwipeRest, openPull))
  }

  /// How far the row is pulled by a finger that has moved `distance` outwards; past open it follows less and less where a full
  /// swipe does nothing.
  func pull(by distance: CGFloat, allowsFullSwipe: Bool) -> CGFloat {
    if distance <= openPull { return max(0, distance) }
    if allowsFullSwipe { return min(distance, rowWidth) }
    return openPull + ScrollPhysics.pulled(distance - openPull, extent: rowWidth)
  }

  /// How far a finger has moved to which the row is pulled; the inverse of `pull(by:allowsFullSwipe:)`.
  func distance(for pull: CGFloat, allowsFullSwipe: Bool) -> CGFloat {
    if allowsFullSwipe || pull <= openPull { return pull }
    return openPull + ScrollPhysics.pull(for: pull - openPull, extent: rowWidth)
  }

  /// Whether a row rests open when let go: its position in `projection` seconds is nearer to open than to closed.
  func opens(from pull: CGFloat, velocity: CGFloat) -> Bool {
    pull + velocity * Self.projection > openPull / 2
  }

  static let projection: CGFloat = 0.15

  // MARK: Buttons

  /// A button that takes the others' room.
  struct Takeover: Equatable {
    var action: Int
    /// How much of it: 0 none, 1 all.
    var part: CGFloat
  }

  /// The extent of a button across the row.
  struct Span: Equatable {
    var start: CGFloat
    var end: CGFloat
    var length: CGFloat { end - start }
  }

  /// The spans of the buttons, the first action's first.
  ///
  /// On the way to open they share the pull as they share the open width; of a pull beyond that they get equal parts.
  func spans(pull: CGFloat, takeover: Takeover? = nil) -> [Span] {
    guard !widths.isEmpty, openPull > 0 else { return [] }
    let shown = min(pull / openPull, 1)
    let excess = max(0, pull - openPull) / CGFloat(widths.count)
    var spans: [Span] = []
    var end = pull
    for (index, width) in widths.enumerated() {
      let length = (index == 0 ? width + unsafe : width) * shown + excess
      spans.append(Span(start: max(0, end - length), end: end))
      end -= length
    }
    spans[spans.count - 1].start = 0
    if let takeover, spans.indices.contains(takeover.action) {
      spans[takeover.action].start *= 1 - takeover.part
      spans[takeover.action].end += (pull - spans[takeover.action].end) * takeover.part
    }
    return spans
  }
}
