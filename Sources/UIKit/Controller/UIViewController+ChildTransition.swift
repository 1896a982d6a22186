import Foundation

/// Exchanging one child's view for another's.
extension UIViewController {
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    ensure(
      old.parent === self && new.parent === self,
      "transition(from:to:…): \(old) and \(new) have to be children of \(self); call addChild(_:) for both first")
    guard let oldView = old.viewIfLoaded, let container = oldView.superview else {
      fatalError(
        "transition(from:to:…): the view of \(old) is in no superview, so that there is nothing to take the place of; add it first"
      )
    }
    // One that is under way is over first, and may have taken the old view out already.
    exchangeUnderWay?()
    let tells = appearanceState == .appeared
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    if tells {
      for child in [old, new] { child.isExchanged = true }
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    var isOver = false
    let finish = { [weak self] (isFinished: Bool) in
      if isOver { return }
      isOver = true
      self?.exchangeUnderWay = nil
      oldView.removeFromSuperview()
      if tells {
        for child in [old, new] {
          child.endAppearance()
          child.isExchanged = false
        }
      }
      completion?(isFinished)
    }
    exchangeUnderWay = {
      oldView.isHidden = false
      finish(true)
    }
    let add = {
      if oldView.superview === container {
        container.insertSubview(new.view, aboveSubview: oldView)
      } else {
        container.addSubview(new.view)
      }
    }
    guard !options.contains(.transitionCrossDissolve) else {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          UIView.performWithoutAnimation {
            add()
            oldView.isHidden = true
          }
          animations?()
        },
        completion: { isFinished in
          oldView.isHidden = false
          finish(isFinished)
        })
      return
    }
    add()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}
