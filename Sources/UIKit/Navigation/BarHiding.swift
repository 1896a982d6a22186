/// Hides and shows the bars of a navigation controller by taps, swipes and compact height.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger has to go up or down, in points (a rule, as seen on screen).
  private static let reach: CGFloat = 30

  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  private unowned let controller: UINavigationController
  /// Whether the bars are hidden because the height is compact.
  private var hidAsCompact = false
  /// Whether the keyboard sent the bars away, so that a tap brings them back.
  private var hidForKeyboard = false
  nonisolated(unsafe) private var keyboardToken: (any NSObjectProtocol)?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.cancelsTouchesInView = false
    pan.cancelsTouchesInView = false
    tap.addTarget(self, action: Selector(BarHiding.tapped(_:)))
    pan.addTarget(self, action: Selector(BarHiding.panned(_:)))
    for recognizer in [tap, pan] { recognizer.delegate = self }
  }

  // A controller may go on any thread.
  deinit { if let keyboardToken { NotificationCenter.default.removeObserver(keyboardToken) } }

  /// Hides the bars when the keyboard comes up, or no longer.
  func followKeyboard(_ follows: Bool) {
    if let keyboardToken { NotificationCenter.default.removeObserver(keyboardToken) }
    keyboardToken = nil
    guard follows else { return }
    keyboardToken = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardCame() } }
  }

  private func keyboardCame() {
    guard let view = controller.viewIfLoaded, view.window != nil, !controller.isNavigationBarHidden else { return }
    hidForKeyboard = true
    controller.setNavigationBarHidden(true, animated: true)
    update(in: view)
  }

  /// Adds the recognizers in use to a view, and removes the others.
  func update(in view: UIView) {
    let wantsTap = controller.hidesBarsOnTap || hidForKeyboard
    for (recognizer, isWanted) in [(tap, wantsTap), (pan, controller.hidesBarsOnSwipe)]
      as [(UIGestureRecognizer, Bool)]
    {
      if isWanted, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      if !isWanted, recognizer.view === view { view.removeGestureRecognizer(recognizer) }
    }
  }

  func heightDidChange() {
    let isCompact = controller.traitCollection.verticalSizeClass == .compact
    let hides = controller.hidesBarsWhenVerticallyCompact && isCompact
    guard hides != hidAsCompact else { return }
    hidAsCompact = hides
    controller.setNavigationBarHidden(hides, animated: false)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if hidForKeyboard {
      hidForKeyboard = false
      controller.viewIfLoaded.map { update(in: $0) }
      if !controller.hidesBarsOnTap { return controller.setNavigationBarHidden(false, animated: true) }
    }
    controller.setNavigationBarHidden(!controller.isNavigationBarHidden, animated: true)
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: controller.view)
    guard abs(way.y) > Self.reach, abs(way.y) > abs(way.x) else { return }
    controller.setNavigationBarHidden(way.y < 0, animated: true)
    recognizer.setTranslation(.zero, in: controller.view)
  }

  /// Content scrolls along with a swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  /// Taps on bars and controls are theirs.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === tap else { return true }
    var view = touch.view
    while let current = view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }
}
