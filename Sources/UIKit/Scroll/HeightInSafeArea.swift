/// Content whose height depends on whether it scrolls, which depends on its height.
///
/// Content that does not scroll has the safe area inside it: a stack that keeps to its margins is higher by that. Content that
/// scrolls has the safe area around it. Where it is too high with the safe area and fits without, neither would last. It scrolls
/// then, for as long as its height stays what it is without the safe area.
struct HeightInSafeArea {
  /// The height with which the content fits, but scrolls all the same.
  private(set) var height: CGFloat?
  /// Layouts in which the content may still shrink as the safe area is no longer inside it.
  private var layoutsToGo = 0

  /// The content has just become too high; insets of views inside it are told at their next layout, and those that depend on them
  /// one later.
  mutating func begin() { layoutsToGo = 3 }

  mutating func willChange(to newHeight: CGFloat, fits: Bool) {
    guard layoutsToGo > 0 else { return }
    layoutsToGo -= 1
    if fits {
      height = newHeight
      layoutsToGo = 0
    }
  }
}
