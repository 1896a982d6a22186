/// The windows that are shown, which the display clock lays out at the end of each frame.
@MainActor enum ShownWindows {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  /// Takes notice of a window that was shown or hidden.
  static func note(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { entries.append(Entry(window: window)) }
    DisplayClock.shared.frameHandler = update
  }

  /// The shown windows, those that were shown first in front of the list.
  static var all: [UIWindow] { entries.compactMap(\.window) }

  /// The shown windows, the frontmost first: by level, then the one that was shown last.
  static var frontToBack: [UIWindow] {
    let windows = all.enumerated()
    return windows.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    .map(\.element)
  }

  private static func update() {
    for window in all { window.updateForFrame() }
  }
}
