import Foundation

/// The keyboard of a screen: an object with a frame that comes and goes with the first responder.
///
/// A first responder that takes keys (`UIKeyInput`), or has an input view or an accessory, brings it up. It has a
/// frame, tells of it by the notifications of `UIResponder`, and moves keyboard layout guides. Input views and
/// accessories of the application are shown; the keys themselves are a picture that is drawn only where a host asks for
/// it. Coming, going and changing take 0.25 seconds of the display clock, with a curve that notifications call 7, both
/// as iOS reports them.
@MainActor package final class ScreenKeyboard {
  static let duration = 0.25
  /// The number of a curve that has no name in `UIView.AnimationCurve`.
  static nonisolated let curve = 7

  /// Whether the keys are drawn.
  package var isDrawn = false { didSet { if isDrawn != oldValue { reload() } } }
  /// Whether carets blink; a host that shows moments at rest leaves them on.
  package var blinksCarets = true
  /// The frame of the keyboard, with its accessory, in the coordinates of the screen; below the screen while it is
  /// away.
  package private(set) var frame = CGRect.null
  /// Whether it is on the screen.
  package private(set) var isShown = false
  /// The settings of the text input for the keyboard; nil without text input.
  package private(set) var traits: KeyboardTraits?

  /// The first responder, where it is on this screen.
  private(set) weak var responder: UIResponder?
  /// Whether there are keys, or a view in their place, and not an accessory alone.
  private(set) var hasKeys = false
  /// Whether it is on its way.
  private(set) var isMoving = false
  /// How many who place a caret are at it; see `placingCaret(_:)`.
  var focusHolds = 0
  private weak var screen: UIScreen?
  private var screenBounds: CGRect { screen?.bounds ?? .zero }
  private var holds = 0
  private var isOnScreen = true
  private(set) var window: KeyboardWindow?
  private var guides: [WeakGuide] = []
  private var followers: [WeakView] = []
  private var avoiders: [WeakView] = []
  /// Counts comings and goings.
  private var run = 0
  /// How far a finger has pushed it down.
  private var pushed: CGFloat = 0

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private struct WeakView {
    weak var view: UIView?
  }

  init(screen: UIScreen) { self.screen = screen }

  // MARK: First responder

  /// Does something during which the keyboard neither comes nor goes.
  func holding<Result>(_ body: () -> Result) -> Result {
    holds += 1
    let result = body()
    holds -= 1
    if holds == 0 { update() }
    return result
  }

  func firstResponderDidChange(to responder: UIResponder?) {
    let old = self.responder
    self.responder = responder
    (old as? UIView)?.editingLeft()
    guard holds == 0 else { return }
    if responder == nil, let old, let owner = owner(ofAccessoryWith: old) {
      return holding { _ = owner.becomeFirstResponder() }
    }
    update()
  }

  /// Whom a view above the keyboard is shown for: it is first responder again when the view is so no longer, as the bar of a chat stays
  /// when its field was left.
  private func owner(ofAccessoryWith old: UIResponder) -> UIResponder? {
    guard let host = window?.host, let view = old as? UIView, view.isDescendant(of: host), let owner = host.provider,
      owner !== old, owner.responderWindow != nil
    else { return nil }
    return owner
  }

  /// Asks for the views of the first responder again.
  func reload() { if isOnScreen, responder != nil { update() } }

  /// Nobody is told of the keyboard any more: the application that it was shown for ends.
  func forgetResponder() { responder = nil }

  /// The screen was set up again.
  func leaveScreen() {
    isOnScreen = false
    window?.isHidden = true
    window = nil
  }

  /// The views that the first responder wants.
  private struct Wish {
    var inputView: UIView?
    var accessory: UIView?
    var takesKeys = false
    var isEmpty: Bool { inputView == nil && accessory == nil && !takesKeys }
  }

  private func wish() -> Wish {
    guard let responder else { return Wish() }
    var wish = Wish()
    let chain = sequence(first: responder, next: \.next)
    wish.accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    if responder is any UIKeyInput, (responder as? any TextEditorHost)?.editorMayEdit != false {
      wish.takesKeys = true
      wish.inputView = chain.lazy.compactMap(\.inputView).first
    } else {
      wish.inputView = responder.inputView
    }
    return wish
  }

  // MARK: Coming and going

  private func update() {
    guard isOnScreen else { return }
    (window ?? responder?.responderWindow)?.stage.run { updateOnStage() }
  }

  private func updateOnStage() {
    let wish = wish()
    traits = wish.takesKeys ? (responder as? any UITextInputTraits).map(KeyboardTraits.init) : nil
    hasKeys = wish.takesKeys || wish.inputView != nil
    let old = isShown ? frame : hiddenFrame(height: frame.isNull ? 0 : frame.height)
    guard !wish.isEmpty else {
      if isShown { hide(from: old) }
      return
    }
    pushed = 0
    let window = showWindow(wish)
    var height: CGFloat = 0
    UIView.performWithoutAnimation { height = window.host.height() }
    let bounds = screenBounds
    let new = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard !isShown || new != frame else {
      window.host.setNeedsLayout()
      return keepFocusInSight()
    }
    let wasShown = isShown
    isShown = true
    if !wasShown { window.host.frame = hiddenFrame(height: height) }
    move(
      from: wasShown ? old : hiddenFrame(height: height), to: new,
      will: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification],
      did: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification])
  }

  private func hide(from old: CGRect) {
    isShown = false
    pushed = 0
    move(
      from: old, to: hiddenFrame(height: old.height),
      will: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
      did: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification])
  }

  private func hiddenFrame(height: CGFloat) -> CGRect {
    let bounds = screenBounds
    return CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
  }

  private func move(from old: CGRect, to new: CGRect, will: [NSNotification.Name], did: [NSNotification.Name]) {
    run += 1
    let run = run
    for name in will { post(name, from: old, to: new) }
    // Who was told may have had the keyboard go elsewhere.
    guard run == self.run else { return }
    frame = new
    isMoving = true
    let isAnimated = UIView.areAnimationsEnabled && window?.window != nil
    if isAnimated {
      UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: placeEverything)
    } else {
      placeEverything()
    }
    keepFocusInSight()
    _ = screen?.stage.clock.scheduleAwaited(after: isAnimated ? Self.duration : 0) { [weak self] in
      guard let self, run == self.run else { return }
      self.isMoving = false
      if !self.isShown { self.window?.host.clear() }
      for name in did { self.post(name, from: old, to: new) }
    }
  }

  private func post(_ name: NSNotification.Name, from old: CGRect, to new: CGRect) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  private func showWindow(_ wish: Wish) -> KeyboardWindow {
    let window = window ?? KeyboardWindow(frame: screenBounds)
    self.window = window
    // Not while the window is made: it is no window for what lies in it before that.
    if window.host.superview == nil { window.addSubview(window.host) }
    window.frame = screenBounds
    window.host.sizeDidChange = { [weak self] in self?.reload() }
    window.host.show(
      inputView: wish.inputView, accessory: wish.accessory, provider: provider(in: window),
      keys: wish.takesKeys && wish.inputView == nil ? traits : nil, drawsKeys: isDrawn)
    window.isHidden = false
    return window
  }

  /// The owner of the views: the first responder, or the present owner for a first responder inside of them.
  private func provider(in window: KeyboardWindow) -> UIResponder? {
    guard let view = responder as? UIView, view.isDescendant(of: window.host) else { return responder }
    return window.host.provider
  }

  // MARK: Places

  /// Moves the keyboard's views and the guides that follow it.
  private func placeEverything() {
    if let host = window?.host {
      host.frame = seenFrame
      host.layoutIfNeeded()
    }
    for guide in guides.compactMap(\.guide) {
      guard let view = guide.owner, let window = view.window else { continue }
      view.autoLayoutGuideInsetsDidChange()
      view.setNeedsLayout()
      window.layoutIfNeeded()
    }
    for view in followers.compactMap(\.view) where view.window != nil {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    for view in avoiders.compactMap(\.view) where view.window != nil {
      (view as? UIScrollView)?.updateAdjustedContentInset()
      view.layoutIfNeeded()
    }
  }

  /// The visible frame of the keyboard, as pushed down by a finger.
  private var seenFrame: CGRect { frame.offsetBy(dx: 0, dy: pushed) }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  /// A view is laid out again where the keyboard moves.
  func addFollower(_ view: UIView) {
    followers.removeAll { $0.view == nil }
    followers.append(WeakView(view: view))
  }

  /// A scroll view keeps its content out of the keyboard.
  func addAvoider(_ view: UIScrollView) {
    avoiders.removeAll { $0.view == nil || $0.view === view }
    avoiders.append(WeakView(view: view))
  }

  /// How much of a view the keyboard covers, from its bottom edge; 0 where it is away.
  func overlap(of view: UIView) -> CGFloat {
    guard isShown, let window = view.windowStorage else { return 0 }
    let seen = seenFrame
    let inWindow = CGPoint(x: seen.minX - window.frame.minX, y: seen.minY - window.frame.minY)
    let top = view.convert(inWindow, from: window as UIView).y
    return max(0, view.bounds.maxY - top)
  }

  // MARK: Fingers

  /// A finger that scrolls is at a height of the screen: below the keyboard's top it takes the keyboard along.
  func finger(atY y: CGFloat) {
    guard isShown, hasKeys else { return }
    let new = min(max(0, y - frame.minY), frame.height)
    guard new != pushed else { return }
    pushed = new
    placeEverything()
  }

  /// The finger was lifted: the keyboard goes when it moved down, else it comes back.
  func fingerDidLift(movesDown: Bool) {
    guard isShown, pushed > 0 else { return }
    if movesDown {
      frame = seenFrame
      responder?.resignFirstResponder()
    } else {
      pushed = 0
      UIView.animate(withDuration: Self.duration, animations: placeEverything)
    }
  }

  /// Sends the keyboard away, as a swipe on the content does.
  func dismiss() { if isShown, hasKeys { responder?.resignFirstResponder() } }
}
