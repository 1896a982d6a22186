/// The phases of a refresh control: pulled, refreshing, held and let go.
///
/// The inset changes only while no finger drags, else the content would jump under it.
struct RefreshState: Equatable {
  private(set) var isRefreshing = false
  /// Whether the content rests below the control.
  private(set) var hasInset = false
  /// Whether this pull may still begin refreshing.
  private var isArmed = false

  mutating func fingerDidBegin() { isArmed = !isRefreshing }

  /// The content is pulled so far; true when that begins refreshing.
  mutating func pull(_ distance: CGFloat, threshold: CGFloat) -> Bool {
    guard isArmed, !isRefreshing, distance >= threshold else { return false }
    isArmed = false
    isRefreshing = true
    return true
  }

  /// Code begins to refresh; a finger that drags gets the inset when it is lifted.
  mutating func begin(byFinger isHeld: Bool) {
    isRefreshing = true
    isArmed = false
    if !isHeld { hasInset = true }
  }

  mutating func end(isHeld: Bool) {
    isRefreshing = false
    isArmed = false
    if !isHeld { hasInset = false }
  }

  /// The finger is about to be lifted; true when that changes the inset.
  mutating func fingerDidLeave() -> Bool {
    isArmed = false
    guard hasInset != isRefreshing else { return false }
    hasInset = isRefreshing
    return true
  }
}
