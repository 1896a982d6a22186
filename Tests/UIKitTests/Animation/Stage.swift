@testable import UIKit

/// A shown window of 400 by 400 points with one view in it, and the clock at its beginning.
@MainActor final class Stage {
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let clock = DisplayClock.shared

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    window.addSubview(view)
    window.updateForFrame()
  }

  func advance(by seconds: Double) { clock.advance(by: seconds) }

  /// Where a view is seen now.
  func seen(_ view: UIView) -> CGRect { view.layer.presentation()!.frame }
  var seen: CGRect { seen(view) }
  var seenAlpha: Float { view.layer.presentation()!.opacity }
}
