/// The windows that are shown on a stage, which its clock lays out at the end of each frame.
@MainActor final class ShownWindows {
  private struct Entry {
    weak var window: UIWindow?
    /// The application of the screen on which it was shown.
    weak var application: UIApplication?
  }

  private var entries: [Entry] = []

  init(clock: DisplayClock) {
    clock.frameHandler = { [weak self] in self?.update() }
  }

  /// Takes notice of a window that was shown or hidden.
  func note(_ window: UIWindow, of application: UIApplication) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { entries.append(Entry(window: window, application: application)) }
  }

  /// The shown windows, those that were shown first in front of the list.
  var all: [UIWindow] { entries.compactMap(\.window) }

  /// A window and those in front of it on its screen, by level, then in the order of showing.
  ///
  /// Those of the hosts that had the screen before, and of others, are not among them.
  func backToFront(from window: UIWindow) -> [UIWindow] {
    guard let application = entries.first(where: { $0.window === window })?.application else { return [window] }
    let all = frontToBack(of: application)
    guard let place = all.firstIndex(where: { $0 === window }) else { return [window] }
    return all[...place].reversed().filter { $0 === window || !$0.isOfHost }
  }

  /// The shown windows of an application, the frontmost first: by level, then the one that was shown last.
  func frontToBack(of application: UIApplication) -> [UIWindow] {
    let windows = entries.filter { $0.application === application }.compactMap(\.window).enumerated()
    return windows.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    .map(\.element)
  }

  private func update() {
    for window in all { window.updateForFrame() }
  }
}
