/// The windows that are shown, which the display clock lays out at the end of each frame.
@MainActor enum ShownWindows {
  private struct Entry {
    weak var window: UIWindow?
    /// The application of the screen on which it was shown.
    weak var application: UIApplication?
  }

  private static var entries: [Entry] = []

  /// Takes notice of a window that was shown or hidden.
  static func note(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { entries.append(Entry(window: window, application: UIApplication.shared)) }
    DisplayClock.shared.frameHandler = update
  }

  /// The shown windows, those that were shown first in front of the list.
  static var all: [UIWindow] { entries.compactMap(\.window) }

  /// The shown windows of an application, the frontmost first: by level, then the one that was shown last.
  ///
  /// Those of other hosts are not among them.
  static func frontToBack(of application: UIApplication) -> [UIWindow] {
    let windows = entries.filter { $0.application === application }.compactMap(\.window).enumerated()
    return windows.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    .map(\.element)
  }

  private static func update() {
    for window in all { window.updateForFrame() }
  }
}
