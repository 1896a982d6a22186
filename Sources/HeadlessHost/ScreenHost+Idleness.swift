import UIKit

/// Steps without a receiver: the reason, and the possible receivers.
extension ScreenHost {
  /// Returns the number of effects of fingers and keys before a step; of a finger that is down, before it went down.
  func uses(before action: ScreenStep.Action) -> Int {
    if case .fingerUp = action, let heldFinger { return heldFinger.uses }
    return uses(by: action)
  }

  /// Returns the number of effects of fingers and keys, of the kind that a step is.
  ///
  /// A row that a finger touches on its way is let go of again: that is nothing.
  func uses(by action: ScreenStep.Action) -> Int {
    switch action {
    case .swipe, .drag, .back: stage.movementUses
    default: stage.inputUses
    }
  }

  /// Returns the reason why a step had no effect, with the cure; nil for steps that need nobody to take them.
  func idleness(of action: ScreenStep.Action) -> String? {
    let takers = "a control that is enabled, a gesture recognizer, a row that can be chosen, or touchesBegan(_:with:)"
    switch action {
    case .tap, .doubleTap, .hold, .fingerUp:
      return "nothing there takes a finger; name something that does, or give it \(takers)"
    case .drag: return "nothing there is dragged; name something that is, or give it \(takers)"
    case .swipe(let direction, _, let target):
      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      let place = target.flatMap { try? spot($0, forFinger: false).point } ?? middle
      let isAcross = direction == .left || direction == .right
      // A list at its end takes a flick, though it goes no further; one over the window begins at what takes it.
      let isOnTaker = target == nil && nearestTaker(of: place, isAcross: isAcross) != nil
      if isOnTaker || scrolls(at: place, isAcross: isAcross) { return nil }
      let cure =
        nearestTaker(of: place, isAcross: isAcross).map { "the nearest that does is \($0.words)" }
        ?? "nothing on the screen does; give it a gesture recognizer\(isAcross ? ", or its rows swipe actions" : "")"
      return "nothing there scrolls \(isAcross ? "sideways" : "up or down") or takes a swipe; \(cure)"
    case .back: return "there is nothing to go back to; \(reasonToStay)"
    case .type, .press, .command:
      let fields = names(ofAll: { ($0 as? UITextField)?.isEnabled == true || ($0 as? UITextView)?.isEditable == true })
      let cure =
        fields.isEmpty
        ? "let a responder be first that has key commands, is a UIKeyInput or overrides pressesBegan(_:with:)"
        : "tap a field before: \(fields.prefix(3).map(LayoutText.quoted).joined(separator: ", "))"
      return "nothing is edited, and no key command or responder takes the key; \(cure)"
    case .shake:
      let first = stage.screen.application.keyWindow?.firstResponder
      let present = first.map { "the first responder is a \(type(of: $0))" } ?? "there is no first responder"
      return
        "\(present), and nothing from there on hears of a shake; let one become first that overrides motionEnded(_:with:)"
    case .fingerDown, .fingerMove, .turn, .resize, .scroll, .textSize, .wait, .picture: return nil
    }
  }

  /// The reason why the swipe from the edge leads nowhere.
  private var reasonToStay: String {
    var navigation: UINavigationController?
    func visit(_ view: UIView) {
      if view.isHidden { return }
      if let found = view.next as? UINavigationController { navigation = found }
      view.subviews.forEach(visit)
    }
    visit(window)
    guard let navigation else {
      return "no navigation controller is shown: tap what closes the screen, or swipe it down"
    }
    guard navigation.viewControllers.count > 1 else {
      return
        "the navigation controller shows its first controller, a \(navigation.topViewController.map { "\(type(of: $0))" } ?? "none")"
    }
    return "the navigation controller's interactivePopGestureRecognizer is disabled or refused: tap its back button"
  }

  /// Whether something at a place scrolls or takes a swipe.
  func takesSwipe(at place: CGPoint, isAcross: Bool) -> Bool {
    var view = window.hitTest(place, with: nil)
    while let current = view {
      if Self.takesSwipe(current, isAcross: isAcross) || Self.followsFingers(current) { return true }
      view = current.superview
    }
    return false
  }

  /// Whether a scroll view around a place has room to scroll.
  private func scrolls(at place: CGPoint, isAcross: Bool) -> Bool {
    var view = window.hitTest(place, with: nil)
    while let current = view {
      if Self.scrolls(current, isAcross: isAcross) { return true }
      view = current.superview
    }
    return false
  }

  /// The scroll view or swiped row nearest to a place, in words with its middle, for use in a step.
  func nearestTaker(of place: CGPoint, isAcross: Bool) -> (words: String, middle: CGPoint)? {
    var best: (words: String, middle: CGPoint, distance: CGFloat)?
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if Self.takesSwipe(view, isAcross: isAcross) {
        let frame = view.convert(view.bounds, to: nil as UIView?).intersection(window.bounds)
        let (x, y) = (
          max(frame.minX - place.x, place.x - frame.maxX, 0), max(frame.minY - place.y, place.y - frame.maxY, 0)
        )
        if !frame.isEmpty, best.map({ x + y < $0.distance }) ?? true {
          let middle = CGPoint(x: frame.midX, y: frame.midY)
          best = ("the \(type(of: view)) at \(Int(middle.x)),\(Int(middle.y))", middle, x + y)
        }
      }
      view.subviews.forEach(visit)
    }
    window.windowsOnScreen.forEach(visit)
    return best.map { ($0.words, $0.middle) }
  }

  /// Whether a recognizer of the view's follows fingers anywhere on it, as those of sheets do.
  private static func followsFingers(_ view: UIView) -> Bool {
    guard !(view is UIScrollView) else { return false }
    return view.gestureRecognizers?.contains {
      $0.isEnabled && $0 is UIPanGestureRecognizer && !($0 is UIScreenEdgePanGestureRecognizer)
    } == true
  }

  private static func scrolls(_ view: UIView, isAcross: Bool) -> Bool {
    guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return false }
    let inset = scroll.adjustedContentInset
    let fits =
      isAcross
      ? scroll.contentSize.width + inset.left + inset.right <= scroll.bounds.width
      : scroll.contentSize.height + inset.top + inset.bottom <= scroll.bounds.height
    return !fits || (isAcross ? scroll.alwaysBounceHorizontal : scroll.alwaysBounceVertical)
  }

  private static func takesSwipe(_ view: UIView, isAcross: Bool) -> Bool {
    if scrolls(view, isAcross: isAcross) { return true }
    return view.gestureRecognizers?.contains { recognizer in
      let type = type(of: recognizer)
      return recognizer.isEnabled && (type == UIPanGestureRecognizer.self || type == UISwipeGestureRecognizer.self)
    } == true
  }
}
